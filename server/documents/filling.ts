/** What a document is made from: the template, the laws of its states, and what is known of the business. */
import { DICTIONARY, TEMPLATES } from '#documents/source/templates.server.ts';
import type { Template } from '#documents/tree/template.ts';
import type { Filling, Value } from '#documents/tree/work.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { House } from '../services.ts';
import { toldValues } from './stored-details.ts';
import { knownValue } from './known-values.ts';
import type { Knowing } from './known-values.ts';
import type { PaperSubject } from './subject.ts';

export const templateNamed = (id: string): Template | undefined =>
  TEMPLATES.find((template) => template.id === id);

/** The states of the business that a template has a text for. */
export const statesFor = ({ states }: Template, subject: PaperSubject) =>
  subject.states.filter(({ stateId }) => states.length === 0 || states.includes(stateId));

/** What a document of these states knows of the business. */
export const knowing = (subject: PaperSubject, states: Knowing['states'], desk: Desk): Knowing => ({
  business: subject.business,
  states,
  sensitive: desk.corpus.sensitive,
  asOf: subject.asOf,
  email: subject.email,
});

type Desk = Pick<House, 'corpus'>;

/** What the document is made from; undefined where it has no text for any state of the business. */
export function fillingOf(
  template: Template,
  subject: PaperSubject,
  desk: Desk,
): Filling | undefined {
  const states = statesFor(template, subject);
  const codes = states.map(({ stateId }): string => stateId);
  if (codes.length === 0) return undefined;
  return {
    template,
    laws: subject.laws.filter(({ state }) => codes.includes(state)),
    neutral: false,
    asOf: subject.asOf,
    facts: jointFacts(desk.corpus, subject.engine, codes),
    values: { ...known(template, knowing(subject, states, desk)), ...toldValues(subject.told) },
    ...DICTIONARY,
    elements: REQUIRED_ELEMENTS,
    lawDataHash: desk.corpus.hash,
  };
}

function known({ variables }: Template, about: Knowing): Record<string, Value> {
  return Object.fromEntries(
    variables.flatMap((name) => {
      const variable = DICTIONARY.variables[name];
      const value = variable && knownValue(variable, about)?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
