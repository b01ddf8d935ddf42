/** The files of the package of law data: what states share, and one file for each state. */
import {
  BREACH_NOTICES,
  CONTROL_BOOK,
  CORPUS_HASH,
  CURE_TERMS,
  FACT_BOOK,
  LAWS,
  RECOMMENDATIONS,
  REQUEST_DEFAULTS,
  REQUEST_FILES,
  SENSITIVE_BOOK,
} from '#law/corpus.server.ts';
import { WATCH } from '#law/watch.server.ts';
import { changeFiles } from '../../scripts/law/change-files.ts';
import { lawData, packageSchema } from './written-types.ts';

const NOTICE =
  'General guidance, not legal advice. Summaries are in our own words; the cited section decides. MIT licence.';

/**
 * The site's changes.json without what says a thing twice or is for its pages: the list of errors
 * of ours, each of which stands among the steps by its class; of rules their ids, since the records
 * have the words and `what` says the change.
 */
function changesJson(): string {
  const made = changeFiles('').find(({ name }) => name === 'changes.json');
  if (!made) throw new Error('the site has no changes.json');
  const { errata: _, ...changes } = JSON.parse(made.make() as string) as Record<string, unknown>;
  return JSON.stringify(changes, (key, value: unknown) =>
    key === 'rules' ? (value as { id: string }[]).map(({ id }) => id) : value,
  );
}

const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? '';
const oldest = (days: readonly string[]) => days.toSorted()[0] ?? '';

/** All law data in one object. */
const allData = () =>
  lawData.parse({
    hash: CORPUS_HASH,
    checkedTo: newest(LAWS.map(({ checkedTo }) => checkedTo)),
    reviewBy: oldest(Object.values(WATCH.records).map(({ by }) => by)),
    notice: NOTICE,
    laws: LAWS,
    facts: FACT_BOOK,
    controls: CONTROL_BOOK,
    sensitive: SENSITIVE_BOOK,
    recommendations: RECOMMENDATIONS,
    breachNotices: BREACH_NOTICES,
    cureTerms: CURE_TERMS,
    requests: REQUEST_FILES,
    requestDefaults: REQUEST_DEFAULTS,
  });

/**
 * States in the order in which their records are most alike. A tarball sorts files by their names
 * alone and is packed by what stands near: 203 to 194 kB. A state that is not in it comes last.
 */
const ALIKE = 'CT VA UT RI IN KY OK LA AL VT FL TX NE IA NH DE NJ CA CO MD MN MT OR TN'.split(' ');

/** Where a state's record and its requests lie. */
function recordFile(state: string): string {
  const place = ALIKE.includes(state) ? ALIKE.indexOf(state) : ALIKE.length;
  return `states/law-${String(place).padStart(2, '0')}-${state}.json`;
}
const requestsFile = (state: string) => `requests/requests-${state}.json`;

/** The manifest of the package, with the file behind the name of each state's record. */
export function lawManifest(text: string): string {
  const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
  const states = LAWS.map(({ state }) => [`./states/${state}.json`, `./dist/${recordFile(state)}`]);
  const exports = { ...manifest.exports, ...Object.fromEntries(states) };
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
}

/** Every file by its name below `dist/`; the same records give the same bytes. */
export function lawPackageFiles(): Map<string, string> {
  const { laws, requests, ...shared } = allData();
  const files = new Map<string, string>();
  files.set('shared.json', JSON.stringify(shared));
  files.set('schema.json', JSON.stringify(packageSchema('ref')));
  for (const [at, law] of laws.entries()) {
    files.set(recordFile(law.state), JSON.stringify(law));
    files.set(requestsFile(law.state), JSON.stringify(requests[at]));
  }
  files.set('changes.json', changesJson());
  const names = laws.map(({ state }) => state);
  const json = (name: string, file: string) =>
    `import ${name} from './${file}' with { type: 'json' };`;
  files.set(
    'records.js',
    [
      json('shared', 'shared.json'),
      ...names.map((name) => json(name, recordFile(name))),
      ...names.map((name) => json(`${name}_REQUESTS`, requestsFile(name))),
      'export { shared };',
      `export const laws = [${names.join(', ')}];`,
      `export const requests = [${names.map((name) => `${name}_REQUESTS`).join(', ')}];`,
      '',
    ].join('\n'),
  );
  return files;
}
