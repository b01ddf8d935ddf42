/** What a law says: one entry, or the entries that cite a section. */
import { z } from 'zod';
import { lawOf } from '#law/corpus.server.ts';
import { EARLIER } from '#law/earlier.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { entriesCiting, entryOf, lawEntries } from '../entries.ts';
import { asOf } from '../facts.ts';
import { COMMON, doubtsOf, WrongArgument } from '../reply.ts';
import type { LawSentence } from '../sentence.ts';
import { toolOf } from '../tool.ts';

const MOST = 40;

function found(wanted: string): readonly LawSentence[] {
  const one = entryOf(wanted);
  if (one) return [one];
  const law = lawEntries(wanted);
  // of a whole law, what decides whom it binds and what it asks; the rest opens as a resource
  if (law) return law.filter(({ id }) => /^..\/(law|effective|prong|exemption|rule)\//.test(id));
  return entriesCiting(wanted);
}

/** Whether an entry counts on a day; what the record limits by no day counts always. */
const standing = ({ from, until }: LawSentence, day: string) =>
  from !== null && day < from ? 'coming' : until !== null && until < day ? 'ended' : 'counts';

/** What counted on a day in the place of a test that came later, where it is on record. */
function inItsPlace(one: LawSentence, day: string): LawSentence[] {
  if (standing(one, day) !== 'coming') return [];
  const before = EARLIER.tests.find(
    ({ state, followedBy, test: { from, until } }) =>
      one.id === `${state}/prong/${followedBy}` && from <= day && day <= until,
  );
  return [before && entryOf(`${before.state}/prong/${before.test.id}`)].flatMap(
    (each) => each ?? [],
  );
}

export const GET_LAW = toolOf({
  name: 'get_law',
  title: 'Read what a law says',
  description:
    'Gives entries of a state privacy law in our words, with section, source and the days between which they count. what is a state (CT), an id from a citation (CT/prong/volume), or a section (§ 42-516). A quotation of the statute is not given: open the url.',
  input: z.strictObject({ what: z.string().trim().min(2).max(200), as_of: asOf }),
  output: z.strictObject({
    entries: z.array(
      z.strictObject({
        text: z.string(),
        citation: z.string(),
        standing: z.enum(['counts', 'coming', 'ended']),
        from: z.string().nullable(),
        until: z.string().nullable(),
      }),
    ),
    more: z.int().describe('how many further entries were left out'),
    ...COMMON,
  }),
  answer: ({ what }, day) => {
    const named = found(what);
    const all = [...new Set(named.flatMap((one) => [one, ...inItsPlace(one, day)]))];
    if (all.length === 0)
      throw new WrongArgument(
        `Nothing on record for ${JSON.stringify(what)}. Give a state such as CT, an id from a citation, or a part of a section; about lists the states.`,
      );
    const entries = all.slice(0, MOST).map((one) => ({
      text: one.text,
      citation: one.id,
      standing: standing(one, day),
      from: one.from,
      until: one.until,
    }));
    const laws = [...new Set(entries.map(({ citation }) => lawOf(citation.slice(0, 2))))];
    const known = laws.filter((law): law is LawRecord => law !== undefined);
    return {
      data: { entries, more: all.length - entries.length },
      lines: entries.map(
        (one) =>
          `${one.text}${one.standing === 'counts' ? '' : ` (${one.standing})`} [${one.citation}]`,
      ),
      cites: entries.map(({ citation }) => citation),
      doubts: lawEntries(what) ? known.flatMap(doubtsOf) : [],
      laws: known,
    };
  },
});
