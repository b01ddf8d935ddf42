/** A document as it would be made now, and the hash of what it says. */
import { createHash } from 'node:crypto';
import { DICTIONARY, TEMPLATES } from '#documents/source/templates.server.ts';
import { fill } from '#documents/tree/fill.ts';
import type { Filled } from '#documents/tree/fill.ts';
import type { Template } from '#documents/tree/template.ts';
import type { PaperDocument } from '#documents/tree/tree.ts';
import type { Filling, Value } from '#documents/tree/work.ts';
import { jointFacts } from '#engine/joint-facts.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { House } from '../house.ts';
import { toldValues } from './details-told.ts';
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

export interface Drafted extends Filled {
  /** SHA-256 of what the document says, apart from the day on which it says so. */
  readonly contentHash: string;
}

/** The day that is left out of a hash stands as this one. */
const NO_DAY = '2000-01-01';

export function drafted(filling: Filling): Drafted {
  const filled = fill(filling);
  return { ...filled, contentHash: contentHash(undated(filling) ?? filled) };
}

/** The same document without its own day; undefined where that stands nowhere in its text. */
function undated(filling: Filling): Filled | undefined {
  const { template, values, asOf } = filling;
  if (!template.variables.includes('lastUpdated') || values['lastUpdated'] !== asOf)
    return undefined;
  return fill({ ...filling, values: { ...values, lastUpdated: NO_DAY } });
}

/** Law data may change without a word of the document: the footer and the notes' basis, which name it and the day, do not count. */
function contentHash({ paper }: { readonly paper: PaperDocument }): string {
  const { footer: _, notes, ...rest } = paper;
  const said = { ...rest, notes: notes?.blocks };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** How many things the owner has to fill in once. */
export const gapsLeft = ({ gaps }: Pick<Filled, 'gaps'>) =>
  gaps.filter(({ perUse }) => !perUse).length;
