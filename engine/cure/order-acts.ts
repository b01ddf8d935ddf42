/** What an order of a letter asks to do, by its words, as the owner confirmed or typed them. */

/**
 * - `papers`, `answer`: to be handed over or told. `vouch`: an oath, a log, a way of sending, which
 *   belong to what is handed over.
 * - `keep`: has no day. `confirm`, `meet`, `person`, `other`: steps of their own.
 */
export type OrderAct =
  | 'papers'
  | 'answer'
  | 'vouch'
  | 'keep'
  | 'confirm'
  | 'meet'
  | 'person'
  | 'other';

/** From the surest words on. */
const ACTS: readonly (readonly [OrderAct, RegExp])[] = [
  ['confirm', /^(?:.{0,60}\b)?(?:acknowledge|confirm)\b/],
  [
    'vouch',
    /\b(?:under oath|penalty of perjury|sworn|affidavit|certif(?:y|ies|ied)|privilege log|privileged?\b.{0,40}\blog|logged|secure portal|file-transfer|searchable pdf|^(?:in writing,? and )?(?:signed|verified|notarized) by|number each page|bates)\b/,
  ],
  [
    'keep',
    /^(?:.{0,80}\b)?(?:preserve|retain|suspend|maintain|conserve|do not (?:destroy|delete|discard|alter|dispose)|litigation hold)\b|\b(?:must|shall|should|to|has to|have to|needs? to) be (?:preserved|kept|retained|saved)\b|^(?:please )?keep\b/,
  ],
  [
    'meet',
    /\b(?:schedule|attend|appear|conference|interview|meeting|deposition|telephone|by phone)\b|^(?:please )?call\b/,
  ],
  [
    'person',
    /\b(?:respond|reply|answer)\b.{0,20}\b(?:to )?(?:the |this )?(?:consumer|resident|complainant|customer|m[rs]s?\.)|\b(?:consumer|resident|complainant)(?:'s|’s)? request\b/,
  ],
  [
    'answer',
    /\?$|^(?:please )?(?:describe|explain|identify|state|list|name|tell|give|specify|answer|how|whether|which|when|who|what|why|does|do|did|is|are|has|have|the (?:number|names?|date|identity))\b/,
  ],
  [
    'papers',
    /^(?:please )?(?:produce|provide|submit|send|furnish|deliver|supply|upload|hand over|attach|enclose|turn over|forward)\b|^(?:all|any|each|every|copies|a copy|documents?|records?|logs?|contracts?|agreements?|screenshots?|proof|evidence|communications?|an? |the )/,
  ],
];
const MOST = 400;

/** How the rest is handed over, or what is to stay out of it. */
const MANNER =
  /^(?:please )?do not (?:send|include|provide|submit|enclose|produce|disclose)\b|^(?:please )?(?:send|submit|deliver|upload|return|e-?mail|mail|direct|address) (?:them|it) (?:to \S{1,60}@|via|through|using|by (?:the |an? |our )?(?:secure|e-?mail|mail|post|portal|link|courier|fax))\b|^(?:in writing,? and )?(?:signed|verified|notarized) by\b|\b(?:secure portal|file-transfer|searchable pdf|number each page|bates)\b/;

/** What it asks to do; `other` where its words say nothing of the kind. */
export function orderAct(what: string): OrderAct {
  const small = what.slice(0, MOST).toLowerCase();
  if (MANNER.test(small)) return 'vouch';
  return ACTS.find(([, words]) => words.test(small))?.[0] ?? 'other';
}

const HANDED: ReadonlySet<OrderAct> = new Set(['papers', 'answer', 'vouch']);

/** Whether it is handed over or told, alone or with others. */
export const isHandedOver = (what: string): boolean => HANDED.has(orderAct(what));

/** Whether it only says how the rest is to be handed over: that needs no time of its own. */
export const isManner = (what: string): boolean => MANNER.test(what.slice(0, MOST).toLowerCase());
