/**
 * The form of a document that has two: the short one, where what the business does allows it, or
 * the full one.
 */
import type { FactKey } from '#law/schema.ts';
import { list } from '#text/english.ts';
import { fullyBound } from './grounds.ts';
import { allPassages } from '#documents/template/template.ts';
import type { DocumentForm } from '#documents/template/template.ts';
import type { Filling } from '#documents/values/filling.ts';
import type { Block } from '#documents/tree/tree.ts';

/** The variable in which an owner chooses the form. */
export const FORM_CHOICE = 'policyForm';
export const FORMS = { short: 'Short', full: 'Full' } as const;

/** What a short form has no room for, in words after "you". */
const NEEDS_FULL: readonly (readonly [FactKey, string])[] = [
  ['sellsPersonalData', 'sell personal data'],
  ['targetedAdvertising', 'use targeted ads'],
  ['profiling', 'use profiling'],
  ['processesSensitiveData', 'handle sensitive data'],
  ['knowsChildren', 'hold data of children'],
  ['knowsTeens', 'hold data of teenagers'],
  ['usesDeidentifiedData', 'keep de-identified data'],
  ['loyaltyProgram', 'have a loyalty program'],
];

/** These have to be answered before the short form can be true. */
const ASKED = NEEDS_FULL.slice(0, 4);

/** Why a business needs the full form, as whole sentences; empty where the short one will do. */
function needsFull({ facts, laws, reach }: Pick<Filling, 'facts' | 'laws' | 'reach'>): string[] {
  const does = NEEDS_FULL.filter(([fact]) => facts[fact] === true).map(([, words]) => words);
  const open = ASKED.filter(([fact]) => facts[fact] === undefined).map(([, words]) => words);
  const california = fullyBound(laws, reach).some(({ state }) => state === 'CA');
  return [
    ...(does.length > 0 ? [`You ${list(does)}.`] : []),
    ...(open.length > 0 ? [`You have not answered yet whether you ${list(open, 'or')}.`] : []),
    ...(california ? ['California’s act asks for more than it holds.'] : []),
  ];
}

const hasTwo = ({ passages }: Filling['template']) =>
  allPassages(passages).some(({ kind }) => kind === 'form-only');

/**
 * The short form where it will do, unless the owner chose the full one. A blank template is full.
 */
export function formOf(filling: Filling): DocumentForm {
  const { neutral, template, values } = filling;
  if (!hasTwo(template) || neutral || values[FORM_CHOICE] === FORMS.full) return 'full';
  return needsFull(filling).length === 0 ? 'short' : 'full';
}

/** Where the owner chose the short form and it will not do: why. */
export function formBlocks(filling: Filling, form: DocumentForm): Block[] {
  if (!hasTwo(filling.template)) return [];
  if (filling.values[FORM_CHOICE] !== FORMS.short || form === 'short') return [];
  const why = needsFull(filling).join(' ');
  return [
    {
      kind: 'note',
      text: [{ strong: 'This is the full form, not the short one you chose. ' }, why],
    },
  ];
}
