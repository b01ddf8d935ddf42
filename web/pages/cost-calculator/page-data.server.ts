/** Counts of duties from the records, and what regulators did. */
import { FACT_BOOK, GUIDE_FIGURES, lawOf } from '#law/corpus.server.ts';
import { ENFORCEMENT } from '#reference/data.server.ts';
import { counts as holds } from '#engine/truth.ts';
import { CALCULATOR_STATES } from '#web/words/costs.ts';
import type { CostView, CountView } from './view.ts';

function countOf(code: CountView['state']): CountView {
  const figure = GUIDE_FIGURES.figures.find(
    (each) => each.state === code && each.screens.includes('cost-calculator'),
  );
  const reading = figure?.readings.find((each) => holds(each, FACT_BOOK.reviewed));
  const law = lawOf(code);
  if (!figure || !reading || !law) throw new Error(`no count of duties for ${code}`);
  return {
    state: code,
    said: figure.said,
    text: reading.text,
    cite: reading.cite,
    url: law.law.url,
  };
}

export function data(): CostView {
  return {
    counts: CALCULATOR_STATES.map(({ code }) => countOf(code)),
    actions: ENFORCEMENT.map(({ lessons: _, law: __, otherStates: ___, ...action }) => action),
    collectedTo: FACT_BOOK.reviewed,
  };
}
