/** Whether what an assistant is about to say of a law stands in the records. */
import { z } from 'zod';
import { lawOf } from '#law/corpus.server.ts';
import { CLAIM_STANDINGS, type Found } from '../claims/claim.ts';
import { claimAgainst, unsure } from '../claims/claim-against.ts';
import { supportedEarlier } from '../claims/older-records.ts';
import { readClaim, statesNamed } from '../claims/read-claim.ts';
import { withEarlierTests } from '#law/earlier-law.server.ts';
import { entriesCiting, entryOf, knownEntry } from '../entries.ts';
import { asOf, stateLetters } from '../facts.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

const MOST_CITED = 5;

/** A citation and nothing else: a code of laws, and a section. */
const ONLY_CITED = /^[^§]{0,30}§{1,2}\s?[\w.:,() –-]{2,40}$/;
const NOT_CITED =
  'No entry on record cites this section. That says nothing about whether it exists.';

/** A claim that is nothing but an id or a section: whether the records have it. */
function citationIn(claim: string): string[] {
  const own = entryOf(claim);
  if (own) return [own.id];
  if (claim.length > 80 || !claim.includes('§') || !/\d{2}/.test(claim)) return [];
  return entriesCiting(claim)
    .slice(0, MOST_CITED)
    .map(({ id }) => id);
}

interface Judged extends Found {
  readonly state: string | null;
}

function judge(claim: string, told: string | undefined, day: string): Judged {
  const cited = citationIn(claim);
  if (cited.length > 0)
    return {
      standing: 'supported',
      why: 'This citation is on record.',
      entries: cited,
      state: cited[0]?.slice(0, 2) ?? null,
    };
  const [named, ...others] = statesNamed(claim);
  const state = named ?? told?.toUpperCase();
  if (state === undefined || others.length > 0)
    return { ...unsure('Name one state, and only one, in each claim.'), state: null };
  const law = lawOf(state);
  if (!law) return { ...unsure(`No consumer privacy law of ${state} is on record.`), state };
  if (ONLY_CITED.test(claim)) return { ...unsure(NOT_CITED), state };
  const read = readClaim(claim);
  if (!read) return { ...unsure(NOT_READ), state };
  const now = claimAgainst(withEarlierTests(law), read, day);
  const found = now.standing === 'contradicted' ? supportedEarlier(state, read, day, now) : now;
  return { ...found, entries: found.entries.map((id) => `${state}/${id}`), state };
}

const NOT_READ =
  'The claim could not be read for sure. Say one thing in plain words: a test of who must comply, a right, days to answer or to cure, or the first day. get_law has the entries themselves.';

export const CHECK_CLAIMS = toolOf({
  name: 'check_claims',
  title: 'Check claims about a law before you say them',
  description:
    'Holds sentences about a state privacy law against the records of a day, one claim a sentence, each with the state named: supported, contradicted, superseded (with since), or not in our records. The last says nothing about whether it is true: whatever is hedged, unclear or not covered gets it. Read are numbers of tests, rights, days to answer, appeal or cure, the first day, and citations (an id, or a section with §).',
  input: z.strictObject({
    claims: z.array(z.string().trim().min(3).max(400)).min(1).max(20),
    state: stateLetters.optional().describe('for claims that name no state'),
    as_of: asOf,
  }),
  output: z.strictObject({
    results: z.array(
      z.strictObject({
        claim: z.string(),
        standing: z.enum(CLAIM_STANDINGS),
        since: z.string().nullable().describe('first day on which it was no longer so'),
        state: z.string().nullable(),
        why: z.string(),
        entries: z.array(z.strictObject({ text: z.string(), citation: z.string() })),
      }),
    ),
    ...COMMON,
  }),
  answer: ({ claims, state }, day) => {
    const results = claims.map((claim) => {
      const { standing, since = null, why, entries, state: about } = judge(claim, state, day);
      const said = entries.map((id) => ({ text: knownEntry(id).text, citation: id }));
      return { claim, standing, since, state: about, why, entries: said };
    });
    const laws = new Set(results.flatMap(({ state: about }) => (about ? [about] : [])));
    return {
      data: { results },
      lines: results.flatMap(({ claim, standing, since, why, entries }) => [
        `${standing}${since === null ? '' : ` since ${since}`}: "${claim}" ${why}`,
        ...entries.map(({ text, citation }) => `  ${text} [${citation}]`),
      ]),
      cites: results.flatMap(({ entries }) => entries.map(({ citation }) => citation)),
      laws: [...laws].flatMap((about) => lawOf(about) ?? []),
    };
  },
});
