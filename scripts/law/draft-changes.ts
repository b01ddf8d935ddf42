/** Files of law/changes/ for differences that have none: all but the class and what it means. */
import type { changeFilesRead } from '#law/changes.server.ts';
import type { ChangedEntry } from '#engine/law-changes/entries.ts';
import { canHave, keyOfEntry } from '#engine/law-changes/written.ts';
import { beginOfName } from './changes-match.ts';
import type { PackStep } from './pack-steps.ts';

interface Draft {
  /** The file's name without its ending. */
  readonly name: string;
  readonly draft: object;
  /** Each difference, with the class that follows from it. */
  readonly classes: readonly string[];
}

/** What decides is told by itself for each state; the rest of a state together. */
const groupOf = (entry: ChangedEntry) =>
  `${entry.state ?? 'all'} ${canHave(entry, 'wording') ? 'rest' : 'rules'}`;

function draftOf(step: PackStep, own: readonly ChangedEntry[], name: string): Draft {
  const states = [...new Set(own.flatMap(({ state }) => state ?? []))];
  const both = { en: '', es: '' };
  const draft = {
    pack: step.hash,
    class: 'open',
    classFrom: 'written',
    states,
    entries: own.map(keyOfEntry),
    what: both,
    cite: '',
    source: '',
    firstDay: null,
    wrong: { from: '', until: step.day, concerned: both },
  };
  const classes = own.map((entry) => `${keyOfEntry(entry)}: ${entry.class}: ${entry.what}`);
  return { name, draft, classes };
}

/** A draft for each group of differences that no file has; a file that is no change counts too. */
export function draftsFor(
  steps: readonly PackStep[],
  read: ReturnType<typeof changeFilesRead>,
): Draft[] {
  const names = new Set(read.map(({ name }) => name));
  const told = new Set(
    read.flatMap(({ read: one }) => {
      // a draft that waits is a file already
      const { pack, entries } = 'change' in one ? one.change : one;
      return entries.map((key) => `${pack} ${key}`);
    }),
  );
  return steps.flatMap((step) => {
    const missing = step.entries.filter((entry) => !told.has(`${step.hash} ${keyOfEntry(entry)}`));
    const groups = Map.groupBy(missing, groupOf);
    return [...groups].flatMap(([group, own]) => {
      const states = own.flatMap(({ state }) => state ?? []).slice(0, 1);
      const name = `${beginOfName(step.day, states)}draft-${group.endsWith('rest') ? 'rest' : 'rules'}-${step.hash.slice(0, 6)}`;
      return names.has(name) ? [] : [draftOf(step, own, name)];
    });
  });
}
