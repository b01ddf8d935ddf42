/** What changed in the law data between two of its versions, and where it was wrong. */
import { z } from 'zod';
import { isDeciding, CHANGE_CLASSES } from '#law/change-book.ts';
import { changesBetween, packChain } from '#law/changes.server.ts';
import { lawOf } from '#law/corpus.server.ts';
import { changeEntryIds } from '../book-entries.ts';
import { stateLetters } from '../facts.ts';
import { COMMON, WrongArgument } from '../reply.ts';
import { toolOf } from '../tool.ts';

const version = z
  .string()
  .regex(/^[0-9a-f]{8,64}$/)
  .describe('the first eight digits or more of a hash, as in law_data.version');

/** The hash of a version that was published. */
function hashOf(wanted: string): string {
  const chain = packChain();
  const found = chain.filter((hash) => hash.startsWith(wanted));
  const [hash, ...more] = found;
  if (hash !== undefined && more.length === 0) return hash;
  const known = chain.map((each) => each.slice(0, 12)).join(', ');
  throw new WrongArgument(
    `No single version begins with ${wanted}. Known, oldest first: ${known}.`,
  );
}

const ORDER: readonly string[] = ['we were wrong', 'law enacted', 'law changed'];

function changed(from: string, to: string, states: readonly string[]) {
  const wanted = new Set(states.map((state) => state.toUpperCase()));
  return changesBetween(from, to).filter(
    (change) =>
      wanted.size === 0 ||
      change.states.length === 0 ||
      change.states.some((one) => wanted.has(one)),
  );
}

export const LAW_CHANGES = toolOf({
  name: 'law_changes',
  title: 'See what changed in the law data',
  description:
    'Lists what changed between two versions of the law data, class by class: a law enacted, a law changed, or an error of ours with the days on which we said it. Use it to see whether an answer that you kept still stands: from is its law_data.version. Changes of wording and of sources are only counted.',
  input: z.strictObject({
    from: version.optional().describe('left out: the first version on record'),
    to: version.optional().describe('left out: the newest'),
    states: z.array(stateLetters).min(1).max(51).optional().describe('left out: all'),
  }),
  output: z.strictObject({
    from: z.string(),
    to: z.string(),
    changes: z.array(
      z.strictObject({
        name: z.string(),
        class: z.enum(CHANGE_CLASSES),
        states: z.array(z.string()).describe('empty: what the states share'),
        text: z.string(),
        citation: z.string(),
        first_day: z.string().nullable().describe('the day from which the rule counts'),
        wrong: z
          .strictObject({ from: z.string(), until: z.string(), concerned: z.string() })
          .nullable()
          .describe('for an error of ours: between which days we said it, and whom it concerned'),
      }),
    ),
    quiet: z.int().describe('changes of wording and of sources besides: they decide nothing'),
    ...COMMON,
  }),
  answer: ({ from, to, states = [] }) => {
    const chain = packChain();
    const first = from === undefined ? (chain[0] ?? '') : hashOf(from);
    const last = to === undefined ? (chain.at(-1) ?? '') : hashOf(to);
    if (chain.indexOf(first) > chain.indexOf(last))
      throw new WrongArgument('from is the newer version of the two: change their places.');
    const all = changed(first, last, states);
    const changes = all.filter(isDeciding).map((change) => ({
      name: change.name,
      class: change.class,
      states: change.states,
      text: change.what.en,
      citation: changeEntryIds(change.name, change.states)[0] ?? '',
      first_day: change.firstDay,
      wrong:
        change.class === 'we were wrong'
          ? { ...change.wrong, concerned: change.wrong.concerned.en }
          : null,
    }));
    changes.sort((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class));
    return {
      data: { from: first, to: last, changes, quiet: all.length - changes.length },
      lines: [
        `${changes.length} changes that decide something, ${all.length - changes.length} of wording or sources.`,
        ...changes.map((one) => `${one.class}: ${one.text} [${one.citation}]`),
      ],
      cites: changes.map(({ citation }) => citation),
      laws: states.flatMap((state) => lawOf(state) ?? []),
    };
  },
});
