/** The changes of the law data as JSON, Atom feed, calendar and Markdown. */
import { atomFeed } from '#documents/formats/atom.ts';
import { calendarFile } from '#documents/formats/calendar.ts';
import type { DatedEntry } from '#documents/reports/coming-changes.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { WATCH } from '#law/watch.server.ts';
import type { FileBeside } from '#web/builder/add-files.server.ts';
import { changeSteps, errataIn } from '#web/parts/law/change-lines.server.ts';
import { changeDays } from './change-days.ts';

type Step = ReturnType<typeof changeSteps>[number];
type Erratum = ReturnType<typeof errataIn>[number];

const TITLE = 'What changed in the law data';
const ERRATA = 'What we had wrong';

const whose = (states: readonly string[]) => states.join(', ') || 'All states';
const withCite = (what: string, cite: string | null) => (cite === null ? what : `${what} ${cite}.`);

const linesOf = (step: Step): string[] => [
  `Law data ${step.before.slice(0, 12)} → ${step.hash.slice(0, 12)}; ${step.sources} entries with better sources, ${step.wording} in other words.`,
  ...step.deciding.map((line) =>
    [`${whose(line.states)}, ${line.class}: ${withCite(line.what, line.cite)}`, line.witness]
      .filter(Boolean)
      .join(' '),
  ),
];

const errorLines = ({ from, until, concerned, witness }: Erratum): string[] => [
  `From ${from} until ${until}.`,
  `Whom it concerned: ${concerned}`,
  ...(witness === null ? [] : [`The smallest business: ${witness}`]),
];

/** Each step, then each error of ours by itself. */
function feedEntries(steps: readonly Step[]): DatedEntry[] {
  return [
    ...steps.map((step) => ({
      date: step.day,
      key: [step.hash.slice(0, 12)],
      title: `${step.deciding.length} changes that decide`,
      lines: linesOf(step),
      page: `/changes#d${step.hash.slice(0, 12)}`,
      checkedTo: step.day,
    })),
    ...errataIn(steps).map((error) => ({
      date: error.until,
      key: ['errata', error.name],
      title: `We were wrong. ${whose(error.states)}: ${error.what}`,
      lines: [withCite(error.what, error.cite), ...errorLines(error)],
      page: `/changes#${error.name}`,
      checkedTo: error.until,
    })),
  ];
}

const feedOf = (steps: readonly Step[], origin: string): string =>
  atomFeed(
    {
      title: TITLE,
      entries: feedEntries(steps),
      checkedTo: steps[0]?.day ?? FACT_BOOK.reviewed,
    },
    {
      key: 'law-data',
      origin,
      self: `${origin}/changes.xml`,
      calendar: `${origin}/changes.ics`,
      subtitle: 'Each published state of the law data against the one before, and our errors.',
    },
  );

const markdownText = (steps: readonly Step[]): string =>
  [
    `# ${TITLE}`,
    `## ${ERRATA}`,
    ...errataIn(steps).map(
      (error) =>
        `- ${whose(error.states)}: ${withCite(error.what, error.cite)} ${errorLines(error).join(' ')}`,
    ),
    ...steps.flatMap((step) => [
      `## ${step.day}`,
      ...linesOf(step).map((line, at) => (at === 0 ? line : `- ${line}`)),
    ]),
    '## Bills that may come',
    ...WATCH.pending.map(
      ({ name, place, bill, would, stage, url }) =>
        `- [${name} (${place}, ${bill})](${url}): ${would} ${stage}`,
    ),
    '',
  ].join('\n\n');

/** `changes.json`, `changes.xml`, `changes.ics` and `changes.md`. */
export function changeFiles(origin: string): FileBeside[] {
  const steps = changeSteps();
  const json = { title: TITLE, errata: errataIn(steps), steps, pending: WATCH.pending };
  const days = changeDays(steps);
  return [
    { name: 'changes.json', make: () => `${JSON.stringify(json, null, 2)}\n` },
    { name: 'changes.xml', make: () => feedOf(steps, origin) },
    { name: 'changes.ics', make: () => calendarFile(days, { key: 'law-data', origin }) },
    { name: 'changes.md', make: () => markdownText(steps) },
  ];
}
