/** Test files that wait or take long begin first: begun last, they leave a core idle at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that took ten seconds and more on two cores, longest first. */
const SLOW = [
  'tests/api/sharing.test.ts',
  'site-test/real-browser.test.ts',
  'tests/api/documents.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/requests.test.ts',
  'tests/api/downloads.test.ts',
  'tests/api/statements.test.ts',
  'tests/api/transfer.test.ts',
  'tests/api/regulator-letters.test.ts',
  'stop-kit/in-browser.test.ts',
  'tests/reading-time.test.ts',
  'tests/documents/required.test.ts',
  'site-test/visit/typed-field.test.ts',
  'site-test/press/ways-out.test.ts',
  'tests/notices/notices.test.ts',
  'tests/notices/command.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = SLOW.findIndex((file) => moduleId.endsWith(file));
  return at === -1 ? SLOW.length : at;
};

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    // a worker that goes from one project to another starts anew, and imports all of it again
    return sorted.toSorted(
      (one, other) => projectOf(one) - projectOf(other) || placeOf(one) - placeOf(other),
    );
  }
}
