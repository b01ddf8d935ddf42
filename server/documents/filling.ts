/** The input of a document: the template, the laws of its states, and what is known of the business. */
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { mapValues, mappedNames } from '#documents/map/values.ts';
import { activityValues, vendorValues } from '#documents/map/copies.ts';
import type { MergedMap } from '#documents/map/merged.ts';
import {
  ACTIVITY_KINDS,
  KEY_TERMS,
  OF_A_COPY,
  type ActivityKind,
} from '#documents/tree/copy-kinds.ts';
import type { Copy, Template } from '#documents/tree/template.ts';
import type { Filling, Value } from '#documents/tree/filling.ts';
import { factsByState, jointFacts } from '#engine/facts/joint-facts.ts';
import { BREACH_NOTICES } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { Services } from '../services.ts';
import { givenValues } from './stored-details.ts';
import { knownValue } from './known-values.ts';
import type { ValueSources } from './known-values.ts';
import type { DocumentInput } from './subject.ts';

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
  sensitive: services.corpus.sensitive,
  asOf: subject.asOf,
  email: subject.email,
});

type Needed = Pick<Services, 'corpus'>;

/** The input of the document; undefined if its template covers no state of the business. */
export function fillingOf(
  template: Template,
  subject: DocumentInput,
  services: Needed,
): Filling | undefined {
  const states = statesFor(template, subject);
  const codes = states.map(({ stateId }): string => stateId);
  if (codes.length === 0) return undefined;
  return {
    template,
    laws: subject.laws.filter(({ state }) => codes.includes(state)),
    neutral: false,
    asOf: subject.asOf,
    facts: jointFacts(services.corpus, subject.engine, codes),
    reach: reachOf(subject, services, codes),
    ...valuesFor(template, subject, valueSources(subject, states, services)),
    ...DICTIONARY,
    elements: REQUIRED_ELEMENTS,
    breachNotices: BREACH_NOTICES.states,
    lawDataHash: services.corpus.hash,
  };
}

/**
 * Known without asking, then told; what the data map says takes the place of what was told before there was one. A copy
 * for a vendor or an activity has its own values from the map, and nothing that was told for another.
 */
function valuesFor(
  { copy, ...template }: Template,
  { told, map }: DocumentInput,
  about: ValueSources,
) {
  const own = mapValues(map, DICTIONARY.variables);
  const mapped = mappedNames(own);
  const given = Object.entries(givenValues(told)).filter(
    ([name]) => !mapped.has(name) && !(copy && OF_A_COPY.has(name)),
  );
  return {
    values: {
      ...(copy ? KEY_TERMS : {}),
      ...known(template, about),
      ...Object.fromEntries(given),
      ...own.values,
      ...(copy ? copyValues(copy, map) : {}),
    },
    proposals: own.proposals,
  };
}

const copyValues = ({ id, kind }: Copy, map: MergedMap) =>
  isActivity(kind) ? activityValues(map, kind) : vendorValues(map, id);

const isActivity = (kind: string): kind is ActivityKind =>
  ACTIVITY_KINDS.includes(kind as ActivityKind);

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

/** How the laws of these states reach the business: of one that applies in part, only the duties among the tasks count. */
function reachOf(
  { engine, states, tasks }: DocumentInput,
  { corpus }: Needed,
  codes: readonly string[],
): Filling['reach'] {
  const duties = tasks.flatMap(({ requirements }) => requirements);
  const partly = new Set(
    states.flatMap(({ stateId, verdict }) => (verdict === 'applies in part' ? [stateId] : [])),
  );
  return Object.fromEntries(
    Object.entries(factsByState(corpus, engine, codes)).map(([state, facts]) => {
      const own = duties.filter(({ stateId }) => stateId === state).map(({ cite }) => cite);
      return [state, partly.has(state as never) ? { facts, onlyOwes: own } : { facts }];
    }),
  );
}
