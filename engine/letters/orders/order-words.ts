/** Whether a sentence orders or asks for something, and by which verb. */
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { phraseAt } from '#text/phrase.ts';
import type { Unit } from '../text/units.ts';
import { askedVerb } from './order-subjects.ts';

type OrderSigns = Pick<LetterSigns, 'orders' | 'bids'>;

/** Courtesies that order nothing. */
const COURTESY =
  /\bplease (?:do not hesitate|feel free|note|be advised|see|find|accept|refer|be aware|consider|let me know if|take notice|govern)\b|\bif (?:you have|there are) (?:any )?questions\b|\bquestions (?:may|can|should) be\b|\byou need not\b|\bthank you\b/;
/** What a statement of cure has to say is no order of its own; so are a law's own demands. */
const NOT_ADDRESSED =
  /^(?:the (?:written )?statement (?:must|shall|should)|(?:state|federal) law |the act |this act |the law |section )/;
/** "We forward the complaint to you so that you may answer it": what the office does itself. */
const OF_THE_SENDER =
  /^(?:we|our office|this office|the (?:office|division|department|agency)) (?:forwards?|sends?|encloses?|attach(?:es)?|transmits?|refers?|share[sd]?) (?:the|this|a|it|you)\b(?!.{0,200}\b(?:please|must|shall|(?:ask|request|require|direct|want|need)s? (?:that )?you)\b)/;
/** Between "you must" and the verb: "you must, within 30 days, produce". */
const NEAR = 140;
/** "In addition, confirm …" */
const LEAD =
  /^(?:(?:in addition|also|further|furthermore|additionally|finally|moreover|therefore|accordingly|and|then|next|second|third|first|lastly),?\s){1,2}/;
/** A part that says when, before the verb: "Within 30 days after you receive this, upload …" */
const WHEN =
  /^[^,]{0,60}\b(?:within|by|on or before|no later than|not later than|before|until|upon|immediately|days?|weeks?)\b[^,]{0,140},\s(?:at the latest,\s)?(?=([a-z]{3,14})\b)/;
/** "While this inquiry is pending, keep …": before the verb. */
const LEAD_CLAUSE =
  /^(?:to (?:limit|avoid|reduce|stop|prevent|resolve|settle|cure|comply)|while|during|pending|until|in the meantime|meanwhile|from now on|going forward|to that end|for (?:that reason|anything|everything|each|any|all|what)|given|in light of|as of today|once|because|since)\b[^,]{0,90},\s(?:please\s|kindly\s)?/;
/** Who does not get an order of its own letter. */
const OURSELVES =
  /\b(?:offices?|division|department|attorney general|state|agency|unit|court|we|board|commission|bureau|penalt\w+|law|act|section|statute|petitions?|deadline|period|violations?|failure|state of \w+)\s(?:also\s|then\s)?$/;
/** "According to Section 509.005 a data broker must register": what a law asks of anybody. */
const ANYBODY =
  /\b(?:an?|any|each|every|no|such)\s(?:[a-z-]{2,16}\s){0,2}(?:brokers?|business(?:es)?|entit(?:y|ies)|controllers?|processors?|persons?|compan(?:y|ies)|sellers?|operators?|employers?|collectors?|callers?|telemarketers?|providers?|websites?|part(?:y|ies)|organizations?)\b[^,.;]{0,60}\s$/;
const SAYS_LAW = /\b(?:sections?|chapter|act|law|code|statute|rule)\b|§/;
/** "A data broker must register": the sentence begins so. */
const ANYBODY_FIRST = /^(?:an?|any|each|every|no)\s/;
const ofAnybody = (before: string) =>
  ANYBODY.test(before) && (ANYBODY_FIRST.test(before) || SAYS_LAW.test(before));

/** Whether a sentence only tells what a law asks, so that its days are not the letter's. */
export const tellsLaw = ({ small }: Unit): boolean =>
  [...small.matchAll(MUST)].some(({ index }) => ofAnybody(small.slice(0, index)));

const MUST =
  /\b(?:must|shall|(?:is|are) to|(?:has|have) to|(?:is|are)(?: hereby| further| therefore| also){0,2} (?:directed|required|requested|asked|ordered|commanded|instructed|invited|obliged|obligated)(?: to)?|under an? (?:continuing )?(?:obligation|duty) to|(?:has|have) an? (?:obligation|duty) to)\b|(?<own>\b(?:requests?|asks?|expects?|demands?) that\b)/g;
/** "Section 1798.83 says that you must answer": what the law asks, and no order. */
const LAW_TELLS_YOU =
  /\b(?:section|act|law|code|statute|rule|§)\b[^;]{0,60}\b(?:says?|provides?|requires?|states?|means)(?: that)? you\s$/;
/** What is wanted of papers: "must be verified", "shall be sent". */
const DONE_TO =
  /^\s(?:all |also |each |immediately )?(?:be )?(?:logged|sent|uploaded|submitted|verified|accompanied|certified|preserved|retained|maintained|addressed|e-?mailed|made|produced|delivered|provided|furnished|signed|sworn|returned|suspended|received|itemized|(?:identified|listed|described|entered|recorded) (?:on|in) (?:an? |the )?(?:privilege )?(?:log|index)|accompany|include|contain|reach|arrive)\b/;

/** "Cure period.", "Return date:": the heading of a paragraph, though it begins like an order. */
const RUN_IN =
  /^(?!provide|produce|send|submit|complete|furnish)[a-z-]{2,20}(?: (?!the |your |each |all |any |this )[a-z-]{2,20}){0,2} (?:periods?|dates?|deadlines?|times?|terms|process|procedures?|forms?|formats?|instructions?|requirements?|obligations?|rights?|schedule)\s?[.:]?$/;

/** The verb of the order in small letters; undefined: it orders nothing. */
export function orderVerb({ small, item }: Unit, signs: OrderSigns): string | undefined {
  if (RUN_IN.test(small)) return undefined;
  if (COURTESY.test(small) || NOT_ADDRESSED.test(small) || OF_THE_SENDER.test(small))
    return undefined;
  const said = mainClause(small).replace(LEAD, '');
  if (
    /(?:^|,\s(?:so|and)\s)(?:please )?do not (?:delete|destroy|discard|alter|dispose|change|erase)\b/.test(
      said,
    )
  )
    return 'preserve';
  const when = WHEN.exec(said);
  return (
    askedVerb(small) ??
    imperative(said, signs, item) ??
    imperative(said.replace(LEAD_CLAUSE, ''), signs, true) ??
    (when === null ? undefined : imperative(said.slice(when[0].length), signs, true)) ??
    bidVerb(said, signs) ??
    mustVerb(said, signs)
  );
}

/** "If the Company withholds a document, it shall log it": what follows the condition. */
function mainClause(small: string): string {
  if (!/^(?:if|should|where|to the extent|otherwise|failing|absent|unless)\b/.test(small))
    return small;
  const at = small.lastIndexOf(', ');
  const rest = at === -1 ? '' : small.slice(at + 2);
  if (/^(?:it|you|the company|they|please)\b/.test(rest)) return rest;
  if (THREAT.test(small)) return '';
  const told =
    /(?<=^(?:if|should|where)\b[^,]{8,200}\s)(?:you|your \w{3,12}) (?:must|shall|should|have to|need to|are (?:required|directed|asked) to)\b/.exec(
      small,
    );
  if (told !== null) return small.slice(told.index);
  return (
    small
      .split(/,\s/)
      .slice(1)
      .find((part) => TO_DO.test(part)) ?? ''
  );
}

/** "If you do not pay, we will sue": what the sender will do, and no order. */
const THREAT =
  /\b(?:we|i|he|she|they|our client|my client|the office|this office|attorney general|m[rs]{1,2}\.? \p{L}{2,20}) (?:will|shall|intends?|am|are|is|may)\b|^if (?:you|it|the company) (?:do|does|did|fail)/u;
/** "…, write to us within the same time and state why" */
const TO_DO =
  /^(?:please|kindly)\s|^(?:write|send|tell|contact|call|reply|notify|inform|let|explain|give|provide)\s(?:to\s)?(?:us|me|the|this|our|a|an|your|in)\b/;

/** "state" and "list" are verbs only before what is stated. */
const VERB_AFTER: Readonly<Record<string, RegExp>> = {
  state: /^state (?:the|whether|how|in|your|each|when|why|all|which|who|under|separately|if)\b/,
  list: /^list (?!of\b)/,
  name: /^name (?:one|a|an|the|each|all|every|your|and)\b/,
  number: /^number (?:each|the|all)\b/,
  address: /^address (?!:)(?:the|each|all|how|whether)\b/,
  return: /^return (?!to\b|receipt)/,
  post: /^post (?!office)/,
  call: /^call (?!:)/,
  contact: /^contact (?!:|person)/,
  answer: /^answer (?!:)/,
  respond: /^respond (?!by:)/,
  file: /^file (?:the|an?|your|all|it|this)\b/,
  open: /^open (?:the|an?|your)\b/,
  review: /^review (?:the|each|all|your)\b/,
  report: /^report (?:the|each|all|to|how|on|whether)\b/,
  complete: /^complete (?:the|and|each|all)\b/,
  log: /^log (?:the|each|all|every)\b/,
  email: /^email (?:the|us|me|your|it|a|all)\b/,
};

function imperative(said: string, { orders }: OrderSigns, item: boolean): string | undefined {
  const [first = ''] = said.split(/[\s,.:]/);
  if (!orders.includes(first) || (!item && !/\s/.test(said))) return undefined;
  const needed = VERB_AFTER[first];
  return needed === undefined || needed.test(said) ? first : undefined;
}

/** "She also asks that you send me": "that you" alone tells of what was done. */
const ASKED_THAT =
  /\b(?:asks?|requests?|requires?|demands?|insists?|directs?|expects?|wants?)(?:,? \w{2,12}){0,4}[,:]? that you (?:\w{3,12}ly |also |please |either )?(?=([a-z]{3,14})\b)/;

function bidVerb(said: string, { bids, orders }: OrderSigns): string | undefined {
  const that = ASKED_THAT.exec(said)?.[1];
  if (that !== undefined && orders.includes(that)) return that;
  const start = bids
    .map((bid) => [phraseAt(said, bid), bid.length, bid] as const)
    .filter(([at]) => at !== -1)
    .toSorted(([a], [b]) => a - b)[0];
  if (start === undefined || LAW_TELLS_YOU.test(`${said.slice(0, start[0])}you `)) return undefined;
  const verb = firstVerb(said.slice(start[0] + start[1], start[0] + start[1] + NEAR), orders);
  // "we must receive your contracts"
  return verb ?? (/^we .{0,20}\breceive$/.test(start[2]) ? 'send' : undefined);
}

function mustVerb(said: string, { orders }: OrderSigns): string | undefined {
  for (const found of said.matchAll(MUST)) {
    const before = said.slice(0, found.index);
    if (found.groups?.['own'] === undefined && OURSELVES.test(before)) continue;
    if (ofAnybody(before) || LAW_TELLS_YOU.test(before)) continue;
    const after = said.slice(found.index + found[0].length, found.index + found[0].length + NEAR);
    const [done] = DONE_TO.exec(after) ?? [];
    const verb = done === undefined ? firstVerb(after, orders) : done.trim().split(' ').at(-1);
    if (verb !== undefined && !/^\s(?:not )?(?:be|have) \w+ed\b/.test(after.replace(DONE_TO, '')))
      return verb;
  }
  return undefined;
}

/** Before a noun that looks like a verb: "your answer", "an address". */
const BEFORE_NOUN =
  /\b(?:the|an?|your|our|my|her|his|their|its|any|each|every|this|that|of|no|such|whose)\s$/;

/** The verb that stands first after the bid. */
const firstVerb = (after: string, orders: readonly string[]): string | undefined =>
  orders
    .map((verb) => [phraseAt(after, verb), verb] as const)
    .filter(([at]) => at !== -1 && !BEFORE_NOUN.test(after.slice(0, at)))
    .toSorted(([a], [b]) => a - b)[0]?.[1];

/** A thing that a list asks for: "Copies of …", "All contracts …", "A list of …". */
const THING =
  /^(?:(?:true|complete|unredacted|legible)[\w ,]{0,30}\s)?(?:cop(?:y|ies)|all|any|each|every|(?:an?|the)\s(?:[a-z-]+\s){0,3}(?:list|copy|description|statement|narrative|chart|table|schedule|summary|breakdown|names?|number|identit(?:y|ies)|contracts?|agreements?|log|affidavit|declaration|report|explanation|sample|inventory|date)|documents?|records?|logs?|contracts?|agreements?|screenshots?|communications?|proof|evidence|data|policies|screen)\b/;
export const isThing = ({ small }: Unit): boolean => THING.test(small);

/** An appointment: "An entrance conference takes place on December 15". */
const APPOINTMENT =
  /\b(?:conference|meeting|interview|call|hearing|deposition|examination|visit)\s(?:takes place|will take place|is scheduled|has been scheduled|is set|has been set|is planned|will be held|will begin)\b|\b(?:will hold|(?:has|have) (?:set aside|reserved|scheduled|set)|proposes?|will be available)\b.{0,90}\bfor (?:an? |the |your )?(?:[a-z-]{2,14} ){0,2}(?:conference|meeting|interview|call|hearing|deposition|visit)\b/;
export const isAppointment = ({ small }: Unit): boolean => APPOINTMENT.test(small);

/** A sentence that leads a list of what is wanted, whatever its verb. */
const ASKS =
  /\b(?:answers? to (?:these|the following|each)|the following (?:documents?|information|questions?|items?|materials?|records?)|we (?:also )?(?:want|need|seek|ask for|require)|would appreciate|requests? the following|the following (?:\p{L}{2,12} ){0,3}(?:is|are|be|has been|have been) (?:\p{L}{2,12} ){0,2}(?:received|delivered|sent|provided|produced|done|met|satisfied|completed|performed|in our hands)|is (?:to be )?answered|questions? (?:below|that follow)|are requested|is requested|do the following)\b/u;
const LEADS =
  /\b(?:demand|request|requir|produc|provid|submi|furnish|deliver|need|want)\p{L}{0,10}\b.{0,80}\bfollowing\b.{0,120}:$/u;
export const asksForList = ({ small }: Unit): boolean => ASKS.test(small) || LEADS.test(small);

/** A sentence that leads a list of what was done wrong. */
const ALLEGES =
  /\b(?:violat\w*|alleg\w*|fail(?:ed|s|ing|ures?)?|did not|does not|do not conform|has not|whether|concerns?|deficien\w*|contrary|in particular|practices|defined|definitions?)\b/;
export const alleges = ({ small }: Unit): boolean => ALLEGES.test(small);
