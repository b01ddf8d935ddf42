/** The home page's data on a day: the map, and the engine's results for the scenarios. */
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { weigh } from '#engine/rules/applicability.ts';
import { ENGLISH } from '#engine/explain/english.ts';
import { headline, reasonText } from '#engine/explain/sentences.ts';
import { estimateCost } from '#engine/cost/cost.ts';
import { requirementList } from '#engine/assessment/requirement-list.ts';
import { counts } from '#engine/rules/truth.ts';
import { verdictOf } from '#engine/verdict/verdict.ts';
import { FACT_BOOK, GUIDE_FIGURES, lawOf } from '#law/corpus.server.ts';
import type { Page } from '#web/words/page-row.ts';
import { lawMap, mapVersions } from '#web/parts/law/law-map.server.ts';
import { SCENARIOS } from '#web/words/home.ts';
import type { Scenario } from '#web/words/home.ts';
import { STEPS } from '#web/words/steps.ts';
import type { HomeView, ScenarioView } from './view.ts';

export const versions = mapVersions;

export function data(_page: Page, from: string): HomeView {
  return {
    map: lawMap(from),
    scenarios: SCENARIOS.map((scenario) => answered(scenario, from)),
    costs: costs(),
    answers: ANSWERED.flatMap((state) => {
      const law = lawOf(state);
      return law ? [{ state, days: law.requests.respondDays }] : [];
    }),
    nextStep: STEPS[4]?.title ?? '',
    tasks: tasks(from),
    proof: proof(from),
  };
}

const ANSWERED = ['DE', 'IA', 'CO'] as const;

function answered(scenario: Scenario, asOf: string): ScenarioView {
  const index = indexFacts(FACT_BOOK);
  const law = lawOf(scenario.state);
  const closed = closeFacts(scenario.facts, index);
  if (!law || 'contradiction' in closed) throw new Error(`scenario ${scenario.id} does not hold`);
  const weighed = weigh(law, closed.facts, asOf, index);
  const verdict = verdictOf(weighed, asOf, index);
  const open = verdict.because.find((reason) => reason.holds === undefined);
  const first = open ?? verdict.because[0];
  if (!first) throw new Error(`scenario ${scenario.id} has no reason`);
  const stays = verdict.standing.length > 0;
  const { id, name, text, state } = scenario;
  return {
    id,
    name,
    text,
    state,
    stateName: law.name,
    verdict: verdict.verdict,
    label: headline(verdict, weighed, ENGLISH),
    stays,
    because: reasonText(first, weighed, ENGLISH),
    cite: first.cite,
    url: law.law.url,
  };
}

function costs(): HomeView['costs'] {
  const { breakdown } = estimateCost({
    employeeCount: 12,
    industry: 'Retail/E-commerce',
    annualRevenue: 900_000,
    operatingStates: ['DE'],
    hasPrivacyOfficer: false,
    hasExistingPolicies: false,
  });
  return [
    { label: 'Legal', amount: breakdown.legalConsulting },
    { label: 'Staff time', amount: breakdown.internalTime },
    { label: 'Software', amount: breakdown.softwareTools },
  ];
}

/**
 * Due dates are 30, 60 and 90 days after a duty is first owed (docs/requirements-decisions.md 5).
 */
function tasks(asOf: string): HomeView['tasks'] {
  const law = lawOf('DE');
  const listed = law ? requirementList(law, asOf).filter(({ advice }) => !advice) : [];
  return [30, 60, 90].flatMap((days, at) => {
    const found = listed.find(({ priorityLevel }) => priorityLevel === at + 1);
    return found ? [{ days, title: found.title }] : [];
  });
}

/** Nebraska's threshold: the clearest case of a wrong figure that is often copied. */
function proof(asOf: string): HomeView['proof'] {
  const figure = GUIDE_FIGURES.figures.find((each) => each.id === 'NE-threshold');
  const reading = figure?.readings.find((each) => counts(each, asOf));
  const law = lawOf('NE');
  if (!figure || !reading || !law) throw new Error('the figure NE-threshold is missing');
  return {
    said: `${figure.said} consumers`,
    text: reading.text,
    cite: reading.cite,
    url: law.law.url,
  };
}
