/** Which kinds of data count as sensitive under each law. */
import { z } from 'zod';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { sensitiveEntryId } from '../book-entries.ts';
import { sensitiveSince } from '#law/earlier-law.server.ts';
import { asOf, lawsAsked, stateLetters } from '../facts.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

const KINDS = SENSITIVE_BOOK.dataTypes;
const answers = z.enum(['yes', 'no', 'depends', 'cannot tell']);

/** Of a day before the list on record: what it said then nobody noted here. */
const listedSince = (since: string) =>
  `the list on record counts from ${since} on; what it said before is not on record.`;

function kindsIn({ state }: LawRecord, kinds: readonly string[], day: string) {
  const types = SENSITIVE_BOOK.states[state]?.types ?? {};
  return kinds.flatMap((kind) => {
    const found = types[kind];
    if (!found) return [];
    const { next } = found;
    const begun = next !== undefined && next.from <= day;
    const now = begun ? next : found;
    const since = sensitiveSince(state, kind, day);
    return {
      kind,
      sensitive: since === undefined ? now.sensitive : ('cannot tell' as const),
      text: `${kind}: ${since === undefined ? now.why : listedSince(since)}`,
      citation: sensitiveEntryId(state, kind, begun ? next.from : undefined),
      next:
        next && !begun
          ? {
              from: next.from,
              sensitive: next.sensitive,
              text: `${kind}: ${next.why}`,
              citation: sensitiveEntryId(state, kind, next.from),
            }
          : null,
    };
  });
}

const said = { sensitive: answers, text: z.string(), citation: z.string() };

export const WHAT_IS_SENSITIVE = toolOf({
  name: 'what_is_sensitive',
  title: 'See which data is sensitive',
  description:
    'Says for each state whether a kind of data is sensitive by its own definition: yes, no (not listed as such), depends (only on the condition in text: ask the owner), or cannot tell (a day before the list on record). Whatever the kind, data that reveals a listed trait, or comes from a known child, is sensitive; children says how.',
  input: z.strictObject({
    kinds: z.array(z.enum(KINDS)).min(1).optional().describe('left out: all'),
    states: z.array(stateLetters).min(1).max(51),
    as_of: asOf,
  }),
  output: z.strictObject({
    states: z.array(
      z.strictObject({
        state: z.string(),
        in_force: z.boolean(),
        rule: z.string().describe('what the law asks for sensitive data'),
        citation: z.string(),
        children: z.string(),
        kinds: z.array(
          z.strictObject({
            kind: z.string(),
            ...said,
            next: z.strictObject({ from: z.string(), ...said }).nullable(),
          }),
        ),
      }),
    ),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: ({ kinds = KINDS, states }, day) => {
    const { laws, none } = lawsAsked(states);
    const all = laws.map((law) => ({
      state: law.state,
      in_force: law.effective <= day,
      rule: law.sensitiveData.text,
      citation: `${law.state}/rule/sensitiveData`,
      children: SENSITIVE_BOOK.states[law.state]?.children ?? '',
      kinds: kindsIn(law, kinds, day),
    }));
    const each = all.flatMap((one) => one.kinds.map((kind) => ({ ...kind, state: one.state })));
    return {
      data: { states: all, not_on_record: none },
      lines: [
        ...each
          .filter(({ sensitive }) => sensitive !== 'no')
          .map((one) => `${one.state} ${one.sensitive}: ${one.text} [${one.citation}]`),
        ...all.map(({ state, kinds: own }) => {
          const no = own.filter(({ sensitive }) => sensitive === 'no').map(({ kind }) => kind);
          return `${state}: not listed as such: ${no.join(', ') || 'none of these'}.`;
        }),
      ],
      cites: [
        ...all.map(({ citation }) => citation),
        ...each.flatMap(({ citation, next }) => [citation, ...(next ? [next.citation] : [])]),
      ],
      laws,
    };
  },
});
