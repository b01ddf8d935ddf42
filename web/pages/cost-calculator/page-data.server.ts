/** Counts of duties from the records, and regulators' actions. */
import { FACT_BOOK, GUIDE_FIGURES, lawOf } from '#law/corpus.server.ts';
import { BROKER_REGISTERS } from '#law/broker-registers.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { COLLECTED_TO, ENFORCEMENT } from '#reference/data.server.ts';
import { counts as holds } from '#engine/rules/truth.ts';
import type { EnforcementAction } from '#reference/schema.ts';
import { CALCULATOR_STATES } from '#web/words/costs.ts';
import type { ActionView, CostView, CountView } from './view.ts';

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

function actionOf(action: EnforcementAction): ActionView {
  const { id, date, datePrecision, state, regulator, against, size, amountUSD } = action;
  const { kind, what, source, doubt } = action;
  const shown = { id, date, datePrecision, state, regulator, against, size, amountUSD };
  const tradesInData = action.lessons.includes('data-broker');
  return { ...shown, kind, what, source, doubt, tradesInData };
}

/** Each register with its fees, those that are over left out. */
const feesOfRegisters = (): CostView['fees'] =>
  SMALL_LAWS.laws.flatMap(({ id, place, register }) => {
    const entry = BROKER_REGISTERS.find(({ state }) => state === register);
    if (!entry) return [];
    const { name, fees, cite, url } = entry;
    const now = fees.filter(({ until }) => until === undefined || until >= FACT_BOOK.reviewed);
    return [{ id, place, name, fees: now, cite, url }];
  });

export function data(): CostView {
  return {
    counts: CALCULATOR_STATES.map(({ code }) => countOf(code)),
    actions: ENFORCEMENT.map(actionOf),
    collectedTo: COLLECTED_TO,
    fees: feesOfRegisters(),
  };
}
