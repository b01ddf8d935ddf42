/**
 * What each sentence of a template stands on. A sentence that claims what a business is or does
 * needs a ground of its own: the owner's words, a practice confirmed, a fact, or a place in
 * grounds.json, whose kinds are closed.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Variable } from '#documents/template/template.ts';
import type { TemplateSentence } from './sentences.ts';

/** Kinds that a sentence has by its shape or place. */
export const BY_SHAPE = {
  practice: 'practices: they stand after the owner’s yes',
  owner: 'for the owner alone, or marked as a choice',
  term: 'terms of a contract, which bind once both sides sign',
  form: 'headings, questions, lines to fill in and boxes to tick',
  told: 'what the owner entered',
  law: 'what a law asks, forbids or allows',
  right: 'what a person can do',
  way: 'how to reach the business',
  leads: 'leads to a table or part of this paper, whose lines have grounds of their own',
  words: 'says nothing about what the business does',
} as const;

/**
 * Kinds of claims, each with its rule. What fits none has to be a practice, or be worded as the
 * law’s duty.
 */
export const REGISTERED = {
  fact: 'answers of the owner',
  case: 'true of one letter, checked by who sends it',
  meaning: 'what a word means',
  wish: 'a wish or a courtesy',
} as const;

export type GroundKind = keyof typeof BY_SHAPE | keyof typeof REGISTERED;

const register = z.strictObject({
  fact: z.record(z.string(), z.array(z.string())),
  case: z.array(z.string()),
  meaning: z.array(z.string()),
  wish: z.array(z.string()),
});
export type GroundRegister = z.infer<typeof register>;

export const GROUNDS: GroundRegister = register.parse(
  JSON.parse(readFileSync(new URL('../templates/grounds.json', import.meta.url), 'utf8')),
);

const ACTIVE = /(?!may\b|must\b|can\b|have to\b|has to\b|need to\b|would\b|shall\b|asks? you\b)\w+/
  .source;
/** In a main clause: "We delete it", "If you ask, we delete it", "{{legalName}} deletes it". */
const WE_DO = new RegExp(
  `(?:^|[,;:] |\\b(?:and|so|then|but) )(?:we|\\{\\{(?:legalName|businessName)\\}\\}) ${ACTIVE}`,
  'i',
);
/** "Our site has a switch", "Someone looks at it again", "Everybody who sees data is trained". */
const OURS = new RegExp(
  `^(?:(?:all |each of |only )?our (?!privacy policy|full )|someone |every(?:one|body) |staff |only people |a (?:second )?person )`,
  'i',
);
const DEEDS =
  'answered|asked|assessed|backed up|bound|carried out|checked|collected|deleted|destroyed|disclosed|encrypted|guarded|handled|honou?red|kept|limited|locked|logged|monitored|passed|processed|protected|published|reviewed|shared|sold|stored|tested|told|trained|turned off|updated|used|verified';
const IS_DONE = new RegExp(
  `(?<!\\b(?:that|which|what|how|who|whom|where|if) [^,.:;]{0,60})\\b(?:is|are|was|were|has been|have been) (?:\\w+ly |not |never |always |only )?(?:${DEEDS})\\b`,
  'i',
);
const LAW =
  /\b(?:laws?|acts?|rules?|court|COPPA|California|Colorado|Nevada)\b[^.]*\b(?:ask|say|forbid|give|let|allow|mean|count|leave|has|have|take|need|call|own|make|order)s?\b|\b(?:must|may not|ha(?:s|ve) to)\b/i;
/** "It also lets us keep a record": goes on about the law. */
const LAW_GOES_ON = /^It (?:also )?(?:lets|forbids|asks)\b/;
const RIGHT =
  /\b(?:you|people|teens?|parents?|guardian|Californians?|person|agent|child) (?:\w+ )?(?:can|may|ha(?:s|ve) the right|ask)\b|\bright (?:to|of)\b|\byou (?:have|choose|say)\b/i;

/** Points to what stands below, such as "The last column says how long". */
const LEADS = /\b(?:table|column|part “)|^(?:Here are|You also see|For each kind of data) /;

/** Tells somebody to do something. */
const ORDER =
  /^(?:For [A-Z][^,]*, )?(?:Give|Write|Mark|Tell|Use|Decide|Note|Keep|Add|Delete|Collect|Let) /;

/** Names that say who the business is and how to reach it, not what it does. */
const IDENTITY =
  /^(?:legalName|businessName|contactEmail|contactPhone|tollFreePhone|postalAddress|privacyOwner|privacyDeputy|websiteUrl|\w+Url|statesList|lastUpdated|effectiveDate|signer\w+|requestDate|appealDate|referenceNumber|state\.\w+|breach\.\w+)$/;

const namesIn = (text: string) =>
  [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => name);

/**
 * Whether the sentence says what the business is or does, in a way that only its owner can know.
 */
function isClaim({ text }: Pick<TemplateSentence, 'text'>): boolean {
  if (WE_DO.test(text)) return true;
  if (LAW.test(text) || RIGHT.test(text) || ORDER.test(text)) return false;
  return IS_DONE.test(text) || (OURS.test(text) && namesIn(text).length === 0);
}

/** The kind of a sentence; undefined if it claims something without a ground. */
export function groundKind(
  sentence: TemplateSentence,
  template: string,
  {
    variables,
    grounds = GROUNDS,
  }: { readonly variables: Readonly<Record<string, Variable>>; readonly grounds?: GroundRegister },
): GroundKind | undefined {
  const { text, practice } = sentence;
  if (practice !== null) return variables[practice]?.practice === true ? 'practice' : undefined;
  if (sentence.forOwner || sentence.marked) return 'owner';
  if (isForm(sentence, template)) return 'form';
  if (namesIn(text).some((name) => !IDENTITY.test(name))) return 'told';
  if (template === CONTRACT) return 'term';
  if (isClaim(sentence)) return registeredKind(sentence, template, grounds);
  if (LAW.test(text) || LAW_GOES_ON.test(text)) return 'law';
  if (RIGHT.test(text)) return 'right';
  if (LEADS.test(text)) return 'leads';
  return namesIn(text).length > 0 ? 'way' : 'words';
}

const CONTRACT = 'data-processing-agreement';

const PUBLIC = new Set(['privacy-policy', 'opt-out-page']);
/** Words for someone else to say or send. */
const QUOTED = /^(?:[^“]{0,40}: )?“[^”]*”$/;

const isForm = ({ part, text }: TemplateSentence, template: string) =>
  part === 'form' ||
  part === 'ticks' ||
  part === 'heading' ||
  (part === 'table' && !PUBLIC.has(template)) ||
  text.endsWith('?') ||
  QUOTED.test(text);

/** The kind in the register, if the sentence keeps the rule of that kind. */
function registeredKind(
  sentence: TemplateSentence,
  template: string,
  grounds: GroundRegister,
): GroundKind | undefined {
  const { text, facts } = sentence;
  const fact = Object.keys(grounds.fact).find((each) => grounds.fact[each]?.includes(text));
  if (fact !== undefined) return facts.includes(fact) ? 'fact' : undefined;
  if (grounds.case.includes(text))
    return template === 'appeal-and-response-letters' && CASE.test(text) ? 'case' : undefined;
  if (grounds.meaning.includes(text)) return MEANING.test(text) ? 'meaning' : undefined;
  return grounds.wish.includes(text) && WISH.test(text) ? 'wish' : undefined;
}

/** Speaks of the one case of the letter. */
const CASE =
  /\b(?:you|your|appeal|file|this|violation|done|it|reason|processed|outcome|opt-out|policies)\b/i;
const MEANING = /“|\bmeans?\b|\brefers?\b|\bcalls?\b|\bis run by\b|\bname\b/i;
const WISH = /^(?:We want|We are sorry|Thank you)\b/;

/** Sentences of the register that no template has. */
export function idleGrounds(texts: ReadonlySet<string>, grounds = GROUNDS): string[] {
  const all = [
    ...Object.values(grounds.fact).flat(),
    ...grounds.case,
    ...grounds.meaning,
    ...grounds.wish,
  ];
  return all.filter((text) => !texts.has(text));
}
