/**
 * The input of a document: the template, the laws of its states, and what is known of the business.
 */
import { DICTIONARY } from '#documents/source/templates.server.ts';
import type { YoungLaw } from '#documents/map/sensitivity.ts';
import { mapValues, mappedNames } from '#documents/map/values/values.ts';
import { factsOfMap } from '#documents/map/map-facts.ts';
import { childKeeping } from '#documents/map/child-keeping.ts';
import { clientClashes } from '#documents/map/client-clashes.ts';
import { teenClashes } from '#documents/map/teen-clashes.ts';
import { mapClashes } from '#documents/map/map-clashes.ts';
import { openMismatches } from '#documents/map/mismatches.ts';
import { fullyBound } from '#documents/filling/grounds.ts';
import { lawsAsking } from '#documents/filling/in-part.ts';
import { CLIENT_WORK, OF_A_COPY } from '#documents/template/copy-kinds.ts';
import type { Template } from '#documents/template/template.ts';
import type { Filling, Mismatch, Value } from '#documents/values/filling.ts';
import { capital } from '#text/case.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import { BREACH_NOTICES } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { Services } from '#server/subjects/services.ts';
import { givenValues } from '#server/subjects/documents/known/stored-details.ts';
import { withChildData, youngOf } from '#server/subjects/documents/known/child-data.ts';
import { knownValue } from '#server/subjects/documents/known/known-values.ts';
import { settledPractices } from './known-practices.ts';
import type { ValueSources } from '#server/subjects/documents/known/known-values.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';
import { copyValues, proposedTerms } from './copy-values.ts';
import { anyCountsStaff, operatingIn, reachOfLaws, statesBeside } from './reach.ts';

/** The states of the business that a template covers. */
export const statesFor = ({ states }: Template, subject: DocumentInput) =>
  subject.states.filter(({ stateId }) => states.length === 0 || states.includes(stateId));

/** What is known of the business in these states. */
export const valueSources = (
  subject: DocumentInput,
  states: ValueSources['states'],
  services: Needed,
): ValueSources => ({
  business: subject.business,
  states,
  young: youngOf(subject, states, services),
  sensitive: services.corpus.sensitive,
  asOf: subject.asOf,
  email: subject.email,
  requestForm: subject.requestForm,
  ownerName: subject.ownerName,
  trade: subject.map.trade,
});

/** The law by which the age of people alone makes their data sensitive. */
export const youngLaw = ({ states, sensitive }: ValueSources): YoungLaw => ({
  states: states.map(({ stateId }) => stateId),
  sensitive,
});

type Needed = Pick<Services, 'corpus'>;

/**
 * The input of the document; undefined if no law asks for it of this business, nor a duty of one
 * that applies in part, and it is not one for everybody.
 */
export function fillingOf(
  template: Template,
  subject: DocumentInput,
  services: Needed,
): Filling | undefined {
  const bound = statesFor(template, subject);
  if (bound.length === 0 && template.everybody !== true) return undefined;
  const beside = statesBeside(template, subject, services);
  const codes = [...bound.map(({ stateId }): string => stateId), ...beside];
  const named = bound.length > 0 ? bound : operatingIn(beside, subject, services);
  const namedCodes = named.map(({ stateId }) => stateId);
  // a state whose act does not bind asks for nothing that an answer about it would decide
  const asked = named.length > 0 ? namedCodes : codes;
  const facts = {
    ...factsOfMap(subject.map),
    ...jointFacts(services.corpus, subject.engine, asked),
  };
  const laws = services.corpus.laws.filter(({ state }) => codes.includes(state));
  const reach = reachOfLaws(subject, services, codes);
  const filling: Filling = {
    template,
    laws,
    neutral: false,
    doneTasks: doneIn(subject),
    asOf: subject.asOf,
    facts,
    reach,
    smallLaws: subject.smallLaws,
    othersRead: subject.business.statesOperating.some((state) => !codes.includes(state)),
    unsure: bound.filter(({ provisional }) => provisional).map(({ stateName }) => stateName),
    mismatches: doubtsOf(subject, { facts, laws, reach }, services),
    ...valuesFor(template, subject, valueSources(subject, named, services), services),
    ...DICTIONARY,
    elements: REQUIRED_ELEMENTS,
    breachNotices: BREACH_NOTICES.states,
    lawDataHash: services.corpus.hash,
  };
  const own = template.copy?.kind === 'client' ? withProcessor(filling) : filling;
  return template.everybody === true || lawsAsking(own).length > 0 ? own : undefined;
}

/** What answers and the data map say against each other, under these laws. */
function doubtsOf(
  subject: DocumentInput,
  { facts, laws, reach }: Pick<Filling, 'facts' | 'laws' | 'reach'>,
  { corpus: { sensitive } }: Needed,
): Mismatch[] {
  const { map, asOf, told } = subject;
  const states = laws.map(({ state }) => state);
  return [
    ...answerMismatches(subject),
    ...mapClashes(map, facts, states),
    ...teenClashes(map, facts, fullyBound(laws, reach)),
    ...childKeeping(map),
    ...clientClashes(map, facts, told.get(CLIENT_WORK)?.value),
    ...openMismatches(map, facts, { states, sensitive, asOf }),
  ];
}

const doneIn = ({ tasks }: DocumentInput) =>
  tasks.filter(({ status }) => status === 'done').map(({ id, title }) => ({ id, title }));

/** In an agreement with a client there is a processor in any case: the business itself. */
function withProcessor(filling: Filling): Filling {
  const own = (facts: Facts): Facts => ({ ...facts, usesProcessors: true });
  const reach = Object.entries(filling.reach ?? {}).map(([state, each]) => [
    state,
    { ...each, facts: own(each.facts) },
  ]);
  return { ...filling, facts: own(filling.facts), reach: Object.fromEntries(reach) };
}

/**
 * The input of a letter about one person: for the law of that state, which counts as whole, or for
 * none.
 */
export function fillingFor(
  template: Template,
  subject: DocumentInput,
  services: Needed,
  codes: readonly string[],
): Filling {
  const states = subject.states.filter(({ stateId }) => codes.includes(stateId));
  const facts = {
    ...factsOfMap(subject.map),
    ...jointFacts(services.corpus, subject.engine, codes),
  };
  return {
    template,
    laws: services.corpus.laws.filter(({ state }) => codes.includes(state)),
    neutral: false,
    asOf: subject.asOf,
    facts,
    ...valuesFor(template, subject, valueSources(subject, states, services), services),
    ...DICTIONARY,
    elements: REQUIRED_ELEMENTS,
    breachNotices: BREACH_NOTICES.states,
    lawDataHash: services.corpus.hash,
  };
}

/**
 * Two answers that do not fit; what concerns companies and tasks, documents see in their own words.
 */
const answerMismatches = ({ mismatches }: DocumentInput): Mismatch[] =>
  mismatches.flatMap(({ text, ways: [one, other] }) =>
    one.fact === null || other.fact === null
      ? []
      : [
          {
            about: one.fact,
            name: other.fact,
            text: `${text} ${capital(one.text)}, or ${other.text}.`,
          },
        ],
  );

/**
 * Known without asking, then told; what the data map says takes the place of what was given before
 * there was one. A copy for a vendor or an activity has its own values from the map, and nothing
 * that was told for another.
 */
function valuesFor(
  { copy, ...template }: Template,
  { told, map, business: { businessName } }: DocumentInput,
  about: ValueSources,
  { corpus }: Needed,
) {
  const own = mapValues(map, DICTIONARY.variables, youngLaw(about));
  const mapped = mappedNames(own);
  const helpers = told.get('subprocessors')?.value;
  const staffCounts = anyCountsStaff(
    corpus.laws.filter(({ state }) => about.states.some(({ stateId }) => stateId === state)),
  );
  const ofCopy = copy
    ? copyValues(copy, map, { helpers, staffCounts, told: givenValues(told) })
    : { values: {} };
  const others = Object.entries({
    ...known(template, about),
    ...followed(template, { told, map }),
    ...withChildData(givenValues(told), about),
  }).filter(([name]) => !mapped.has(name) && !(copy && OF_A_COPY.has(name)));
  return {
    values: {
      // the header of each page names the business, whether or not the text does
      businessName,
      ...Object.fromEntries(others),
      ...own.values,
      ...ofCopy.values,
    },
    proposals: {
      ...(copy ? proposedTerms(told) : {}),
      ...own.proposals,
      ...ofCopy.proposals,
    },
  };
}

/** Practices of the template that follow from what was answered elsewhere. */
const followed = (
  { variables }: Pick<Template, 'variables'>,
  subject: Pick<DocumentInput, 'told' | 'map'>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(settledPractices(subject)).flatMap(([name, { value }]) =>
      variables.includes(name) ? [[name, value]] : [],
    ),
  );

function known(
  { variables }: Pick<Template, 'variables'>,
  about: ValueSources,
): Record<string, Value> {
  return Object.fromEntries(
    variables.flatMap((name) => {
      const variable = DICTIONARY.variables[name];
      const value = variable && knownValue(variable, about)?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
