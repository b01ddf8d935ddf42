/**
 * Holds law/changes/ against the packs: each difference belongs to exactly one file, each file to
 * differences, and what a file says of them can be so.
 */
import type { DataFault } from '#law/checks/check.ts';
import { isDeciding, type NamedChange } from '#law/change-book.ts';
import { changeFilesRead } from '#law/changes.server.ts';
import { canHave, keyOfEntry } from '#engine/law-changes/written.ts';
import { packSteps, type PackStep } from './pack-steps.ts';
import { statesWithOtherAnswers } from './quiet-changes.ts';

const DRAFT = '`npm run law:pack` drafts the files that are missing.';
const RANDOM_BUSINESSES = 20;

const fault = (where: string, expected: string, actual: string, tip: string): DataFault => ({
  where,
  expected,
  actual,
  tip,
});

const fileOf = ({ name }: Pick<NamedChange, 'name'>) => `law/changes/${name}.json`;

/** How the file of a change is called, but for its last words. */
export const beginOfName = (day: string, states: readonly string[]): string =>
  `${day}-${states.length === 1 ? states[0] : 'all'}-`;

/** What of one change cannot be so. */
function faultsOf(change: NamedChange, { day, entries }: PackStep): DataFault[] {
  const at = (expected: string, actual: string, tip: string) =>
    fault(fileOf(change), expected, actual, tip);
  const found = entries.filter((entry) => change.entries.includes(keyOfEntry(entry)));
  const keys = new Set(found.map(keyOfEntry));
  const begin = beginOfName(day, change.states);
  const others = new Set<string>(change.states);
  return [
    ...(change.name.startsWith(begin)
      ? []
      : [at(`a name that begins ${begin}`, change.name, 'Rename it.')]),
    ...change.entries
      .filter((key) => !keys.has(key))
      .map((key) => at('entries that differ in its pack', key, 'Take the entry out, or mend it.')),
    ...found.flatMap((entry) => [
      ...(entry.state === null || others.has(entry.state)
        ? []
        : [at(`${entry.state} among its states`, change.states.join(' '), 'Add the state.')]),
      ...(canHave(entry, change.class)
        ? []
        : [
            at(
              `a class that ${keyOfEntry(entry)} can have`,
              `${change.class}; by what differs it is: ${entry.class}`,
              'What alters a rule, a number or a day is no wording and no better source.',
            ),
          ]),
    ]),
    ...(change.class === 'we were wrong' &&
    !(change.wrong.from <= change.wrong.until && change.wrong.until === day)
      ? [
          at(
            `an error until ${day}, the day of its pack`,
            change.wrong.until,
            'Mend from and until.',
          ),
        ]
      : []),
  ];
}

/** Differences without a file, or with two. */
function unmatched(step: PackStep, changes: readonly NamedChange[]): DataFault[] {
  return step.entries.flatMap((entry) => {
    const key = keyOfEntry(entry);
    const files = changes.filter(({ entries }) => entries.includes(key));
    if (files.length === 1) return [];
    const expected = `one file of law/changes/ with ${key}`;
    const tip = files.length === 0 ? DRAFT : 'Leave it in one of them.';
    return [
      fault(
        `pack ${step.hash.slice(0, 12)}`,
        expected,
        files.map(fileOf).join(', ') || 'none',
        tip,
      ),
    ];
  });
}

function loud(step: PackStep, changes: readonly NamedChange[], random: number): DataFault[] {
  const keys = new Set(changes.filter((one) => !isDeciding(one)).flatMap(({ entries }) => entries));
  const quiet = step.entries.filter((entry) => keys.has(keyOfEntry(entry)));
  return statesWithOtherAnswers(step, quiet, random).map((state) =>
    fault(
      `pack ${step.hash.slice(0, 12)}`,
      `${state}: better sources and wording that change no verdict and no duty`,
      'a case or a random business that is told something else',
      '`npm run law:diff` names the entries; give the one that decides another class.',
    ),
  );
}

/** Every fault of the files, over all packs that are kept. */
export function changeFaults(
  read = changeFilesRead(),
  steps = packSteps(),
  random = RANDOM_BUSINESSES,
): DataFault[] {
  const changes = read.flatMap(({ name, read: one }) =>
    'change' in one ? [{ ...one.change, name }] : [],
  );
  const hashes = new Set(steps.map(({ hash }) => hash));
  return [
    ...read.flatMap(({ name, read: one }) =>
      'fault' in one
        ? [
            fault(
              fileOf({ name }),
              'a change as law/change-book.ts has it',
              one.fault,
              'Fill it in.',
            ),
          ]
        : [],
    ),
    ...changes
      .filter(({ pack }) => !hashes.has(pack))
      .map((one) => fault(fileOf(one), 'a pack of law/packs/chain.json', one.pack, DRAFT)),
    ...steps.flatMap((step) => {
      const own = changes.filter(({ pack }) => pack === step.hash);
      return [
        ...own.flatMap((change) => faultsOf(change, step)),
        ...unmatched(step, own),
        ...loud(step, own, random),
      ];
    }),
  ];
}
