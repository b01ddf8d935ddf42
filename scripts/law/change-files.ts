/** The changes of the law data as JSON, Atom feed and Markdown. */
import { atomFeed } from '#documents/formats/atom.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import type { FileBeside } from '#web/builder/add-files.server.ts';
import { changeSteps } from '#web/parts/law/change-lines.server.ts';

type Step = ReturnType<typeof changeSteps>[number];

const TITLE = 'What changed in the law data';

const linesOf = (step: Step): string[] => [
  `Law data ${step.before.slice(0, 12)} → ${step.hash.slice(0, 12)}; ${step.sources} entries with better sources, ${step.wording} in other words.`,
  ...step.deciding.map((line) =>
    [`${line.state ?? 'all states'} ${line.id}, ${line.class}: ${line.what}.`, line.witness]
      .filter(Boolean)
      .join(' '),
  ),
];

function feedOf(steps: readonly Step[], origin: string): string {
  const entries = steps.map((step) => ({
    date: step.day,
    key: [step.hash.slice(0, 12)],
    title: `${step.deciding.length} changes that decide`,
    lines: linesOf(step),
    page: `/changes#d${step.hash.slice(0, 12)}`,
    checkedTo: step.day,
  }));
  return atomFeed(
    { title: TITLE, entries, checkedTo: steps[0]?.day ?? FACT_BOOK.reviewed },
    {
      key: 'law-data',
      origin,
      self: `${origin}/changes.xml`,
      subtitle: 'Each published state of the law data against the one before.',
    },
  );
}

const markdownText = (steps: readonly Step[]): string =>
  [
    `# ${TITLE}`,
    ...steps.flatMap((step) => [
      `## ${step.day}`,
      ...linesOf(step).map((line, at) => (at === 0 ? line : `- ${line}`)),
    ]),
    '',
  ].join('\n\n');

/** `changes.json`, `changes.xml` and `changes.md`. */
export function changeFiles(origin: string): FileBeside[] {
  const steps = changeSteps();
  return [
    { name: 'changes.json', make: () => `${JSON.stringify({ title: TITLE, steps }, null, 2)}\n` },
    { name: 'changes.xml', make: () => feedOf(steps, origin) },
    { name: 'changes.md', make: () => markdownText(steps) },
  ];
}
