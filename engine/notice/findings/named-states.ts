/** Which states a notice names, omits, or names although their law does not apply. */
import { isAddress } from '#engine/notice/text/scope.ts';
import type { StateNames } from '#engine/notice/text/scope.ts';
import type { NoticeBlock, NoticeResult } from '#engine/notice/notice.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import { tidied } from '#engine/notice/text/words.ts';

const TO_PEOPLE =
  /\b(?:residents?|residing|reside|live|living|home is|consumers?|customers?|people|users?|members|travell?ers?|individuals|clients|laws?|acts?|rights?|addendum|notice|for)\b|^\W*in\b|[:(]/i;
const PLACE =
  /\b(?:governed by|secretary of state|incorporated|corporation|organized under|courts?|assumed (?:business )?name|refers to|limited liability company|c-corp|principal place|headquarter\w*)\b/i;
/** Phrases that address the people of every state without naming one. */
const EACH =
  /\b(?:depend(?:s|ing)? (?:up)?on (?:where you (?:live|reside|are)|(?:your |the )?(?:state|location|place|jurisdiction|residen\w+|applicable|local))|(?:residents of|in) (?:certain|some) (?:u\.?s\.? )?(?:states|jurisdictions)|certain (?:u\.?s\.? )?(?:states|jurisdictions)|based on (?:where you live|your state)|your state(?:'s)? law|under your state|vary by state|wherever you live|whichever state|residents of (?:certain|some|several|many|all) states|in every state|all states|all of our customers|no matter where you live)\b/i;
/** Words for rights that people have where they live. */
const HAVING =
  /\b(?:rights?|entitle|privacy laws?|state laws?|state.s laws?|privacy act|request)\b/i;
const PEOPLE = /\b(?:residents?|consumers?|reside|live in|people in)\b/i;
/** A title that says for whom the whole text is meant. */
const FOR_WHOM = /\(|\bresidents|\bfor\b/i;

export interface Spoken {
  /** The first sentence addressed to the people of a state by name. */
  readonly byState: ReadonlyMap<string, Sentence>;
  /** The sentence that addresses the people of every state without naming one. */
  readonly each: Sentence | undefined;
}

/** Whom a notice addresses. */
export function spokenTo(
  sentences: readonly Sentence[],
  blocks: readonly NoticeBlock[],
  names: StateNames,
): Spoken {
  const byState = new Map<string, Sentence>();
  // a sentence about people's rights is better than one that only names the state
  const strong = new Set<string>();
  let each: Sentence | undefined;
  const note = (text: string, sentence: Sentence) => {
    const tells = PEOPLE.test(sentence.text) && /\brights?\b/i.test(sentence.text);
    for (const mention of names.find(text))
      if (
        !isAddress(text, mention) &&
        !(strong.has(mention.state) || (byState.has(mention.state) && !tells))
      ) {
        byState.set(mention.state, sentence);
        if (tells) strong.add(mention.state);
      }
  };
  const headings = new Set<string>();
  for (const sentence of sentences) {
    const plain = tidied(sentence.text);
    if (EACH.test(plain) && HAVING.test(plain)) each ??= sentence;
    if (!PLACE.test(plain) && TO_PEOPLE.test(plain)) note(plain, sentence);
    if (!headings.has(sentence.heading)) note(tidied(sentence.heading), sentence);
    headings.add(sentence.heading);
  }
  const title = blocks.find((block) => block.kind === 'heading')?.text ?? '';
  if (FOR_WHOM.test(title) && sentences[0]) note(tidied(title), sentences[0]);
  return { byState, each };
}

/**
 * A state is forgotten if the text lists others by name; one single name next to "wherever you
 * live" is not a list.
 */
export function namedStates(
  { byState, each }: Spoken,
  applying: readonly string[],
): NoticeResult['states'] {
  const named = [...byState.keys()];
  return {
    named,
    forgotten: named.length > (each ? 1 : 0) ? applying.filter((state) => !byState.has(state)) : [],
    notApplying: named.filter((state) => !applying.includes(state)),
  };
}
