/**
 * An invented template, its variables and required elements, filled for two or three of the laws.
 */
import { fill } from '#documents/filling/fill.ts';
import { markdownOf } from '#documents/markup/markdown.ts';
import { split } from '#documents/tree/notes.ts';
import type { TemplatePassage, Pieces, Template } from '#documents/template/template.ts';
import type { Filling } from '#documents/values/filling.ts';
import { BREACH_NOTICES, lawOf } from '#law/corpus.server.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';

export const laws = ['CA', 'DE', 'UT'].flatMap((code) => lawOf(code) ?? []);
export const only = (...codes: string[]) => laws.filter(({ state }) => codes.includes(state));
export const says = (...text: Pieces): TemplatePassage => ({ kind: 'paragraph', text });
const cite = (required: true | 'if practised' | 'advised', from?: string) => ({
  required,
  cite: '§ 1',
  source: 'record' as const,
  ...(from === undefined ? {} : { from }),
});
const element = (
  id: string,
  states: RequiredElement['states'],
  when?: RequiredElement['when'],
) => ({
  id,
  document: 'invented',
  title: `Title of ${id}`,
  what: 'What',
  test: ['x'],
  states,
  ...(when === undefined ? {} : { when }),
});

const ELEMENTS = [
  element('xx-owed', { DE: cite(true) }),
  element('xx-advised', { DE: cite('advised') }),
  element('xx-later', { DE: cite(true, '2027-01-01') }),
  element('xx-profiling', { DE: cite(true) }, { fact: 'profiling', op: '=', value: true }),
  element(
    'xx-sale-or-ads',
    { DE: { ...cite(true), cite: '§ 7(a)' }, UT: { ...cite(true), cite: '§ 9' } },
    {
      any: [
        { fact: 'sellsPersonalData', op: '=', value: true },
        { fact: 'targetedAdvertising', op: '=', value: true },
      ],
    },
  ),
  element('xx-many', { CA: cite(true) }, { fact: 'consumers', op: '>=', value: 10_000_000 }),
  element('xx-part', { UT: { ...cite(true), cite: '§§ 7-501, 7-502(2)' } }),
];
export const VARIABLES: Filling['variables'] = {
  name: { label: 'your name', from: null, kind: 'text', example: null },
  day: { label: 'a day', from: null, kind: 'date', example: null },
  choice: {
    label: 'choose one',
    listed: 'what you choose',
    from: null,
    kind: 'text',
    example: null,
    choices: ['first', 'second'],
  },
  each: { label: 'name in the letter', from: null, kind: 'text', example: null, perUse: true },
  kinds: { label: 'kinds', from: null, kind: 'list', example: null },
  table: {
    label: 'a table',
    from: null,
    kind: 'table',
    example: null,
    columns: ['Kind', 'Why'],
    rowsFor: { Mail: ['E-mail', 'to write'], Phone: ['Phone', 'to call'] },
    rowsWithoutProfile: ['Mail'],
  },
};
const template = (...passages: TemplatePassage[]): Template => ({
  id: 'invented',
  title: 'Invented paper',
  description: 'What it is.',
  audience: 'Tests',
  category: 'Tests',
  states: [],
  businessSize: 'Any size',
  industry: [],
  formats: ['Word'],
  premium: false,
  controls: [],
  variables: [],
  passages,
});

/** What a document of these passages is filled from, by default for Delaware. */
export function fillingWith(passages: TemplatePassage[], more: Partial<Filling> = {}): Filling {
  return {
    template: template(...passages),
    laws: only('DE'),
    neutral: false,
    asOf: '2026-11-21',
    facts: {},
    values: {},
    variables: VARIABLES,
    stateVariables: {
      name: { label: 'name', from: 'name', kind: 'text' },
      respondDays: { label: 'days', from: 'requests.respondDays', kind: 'number' },
    },
    elements: ELEMENTS,
    breachNotices: BREACH_NOTICES.states,
    lawDataHash: '0123456789abcdef',
    ...more,
  };
}
/** The document of these passages. */
export const filled = (passages: TemplatePassage[], more: Partial<Filling> = {}) =>
  fill(fillingWith(passages, more));
export const textOf = (passages: TemplatePassage[], more: Partial<Filling> = {}) =>
  markdownOf(filled(passages, more).tree);
/** The notes for the owner, where the annex is. */
export const notesTextOf = (passages: TemplatePassage[], more: Partial<Filling> = {}) => {
  const { notes } = split(filled(passages, more).tree);
  return notes ? markdownOf(notes) : '';
};
/** A passage for required elements. */
export const part = (
  ids: string[],
  text: string,
  more: Partial<Extract<TemplatePassage, { kind: 'element' }>> = {},
) => ({ kind: 'element', ids, always: false, only: [], inner: [says(text)], ...more }) as const;
