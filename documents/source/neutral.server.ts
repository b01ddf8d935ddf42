/** Templates without a business, for download by anyone: one edition for each interval of dates. */
import { intervals } from '#engine/verdict/change-days.ts';
import type { Interval } from '#engine/verdict/change-days.ts';
import { BREACH_NOTICES, CORPUS_HASH, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { fill } from '#documents/filling/fill.ts';
import type { Filled } from '#documents/filling/fill.ts';
import { allPassages } from '#documents/template/template.ts';
import type { Template } from '#documents/template/template.ts';
import type { Block } from '#documents/tree/tree.ts';
import { smallLawsHere } from '#documents/values/small-laws.ts';
import { DICTIONARY } from './templates.server.ts';

/** The laws that a template covers, in the order of the states' names. */
const lawsOf = ({ states }: Template) =>
  LAWS.filter(({ state }) => states.length === 0 || states.includes(state));

/** The document with unfilled gaps, for all states of its template, as of a calendar date. */
export function neutral(template: Template, asOf: string): Filled {
  return fill({
    template,
    laws: lawsOf(template),
    neutral: true,
    asOf,
    facts: {},
    smallLaws: smallLawsHere(() => undefined),
    values: {},
    ...DICTIONARY,
    elements: REQUIRED_ELEMENTS,
    breachNotices: BREACH_NOTICES.states,
    lawDataHash: CORPUS_HASH,
  });
}

/**
 * The intervals in which a template does not change; the first begins on the day of the law data.
 */
export function editionsOf(template: Template): Interval[] {
  const days = startsOf(template).toSorted();
  const text = (asOf: string) => readable(neutral(template, asOf).tree.blocks, template);
  const starts = intervals(days, FACT_BOOK.reviewed).map(({ from }) => from);
  const texts = starts.map(text);
  return intervals(
    starts.filter((_, at) => texts[at] !== texts[at - 1]),
    FACT_BOOK.reviewed,
  );
}

/**
 * The text that a reader can see, for comparison. Sections next to a passage are shown by the web
 * page only.
 */
function readable(blocks: readonly Block[], { formats }: Template): string {
  const online = formats.includes('Online');
  return JSON.stringify(blocks, (key, value: unknown) =>
    key === 'grounds' && !online ? undefined : value,
  );
}

/** The days on which part of the template becomes a duty under a law that is already in force. */
function startsOf({ passages }: Template): string[] {
  const ids = new Set(
    allPassages(passages).flatMap((passage) => (passage.kind === 'element' ? passage.ids : [])),
  );
  return REQUIRED_ELEMENTS.filter(({ id }) => ids.has(id)).flatMap(({ states }) =>
    LAWS.flatMap(({ state, effective }) => {
      const from = states[state]?.from;
      return from !== undefined && from > effective ? [from] : [];
    }),
  );
}
