/** Fields of the form: each with its label, its help, and what is wrong with it. */
import { escapeHtml } from '#text/escape.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { Faults, FieldName, Posted } from './form-input.ts';
import type { FormWords } from '#server/subjects/requests/words/word-shapes.ts';

interface In {
  readonly way: Posted['way'];
  readonly values: Posted['values'] | undefined;
  readonly faults: Faults;
  readonly words: FormWords;
}

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly help?: string;
  readonly kind: 'text' | 'email' | 'area';
  readonly most: number;
}

const faultHtml = (id: string, fault: string | undefined) =>
  fault === undefined ? '' : `<p class="fault" id="${id}-fault">${escapeHtml(fault)}</p>`;

/** The attributes that tie a field to its help and its fault. */
function ties(id: string, help: boolean, fault: boolean): string {
  const names = [...(help ? [`${id}-help`] : []), ...(fault ? [`${id}-fault`] : [])];
  const described = names.length === 0 ? '' : ` aria-describedby="${names.join(' ')}"`;
  return `${described}${fault ? ' aria-invalid="true"' : ''}`;
}

/** A field for text. */
export function fieldHtml({ way, values, faults }: In, field: Field): string {
  const { name, label, help, kind, most } = field;
  const id = `${way}-${name}`;
  const typed = escapeHtml(values?.[name] ?? '');
  const fault = faults[name];
  const rest = `id="${id}" name="${name}" maxlength="${most}"${ties(id, help !== undefined, fault !== undefined)}`;
  const complete = { email: 'email', name: 'name', post: 'street-address' }[name as string];
  const filled = ` autocomplete="${complete ?? 'off'}"`;
  return [
    '<div class="field">',
    `<label for="${id}">${label}</label>`,
    help === undefined ? '' : `<small id="${id}-help">${help}</small>`,
    kind === 'area'
      ? `<textarea ${rest} rows="5" dir="auto">${typed}</textarea>`
      : `<input type="${kind}" ${rest}${filled} value="${typed}" dir="auto">`,
    faultHtml(id, fault),
    '</div>',
  ].join('\n');
}

/** The state where the person lives. */
export function stateHtml(
  { way, values, faults, words }: In,
  states: readonly { readonly code: string; readonly name: string }[],
): string {
  const id = `${way}-state`;
  const chosen = values?.state ?? '';
  const option = (code: string, name: string) =>
    `<option value="${code}"${chosen === code ? ' selected' : ''}>${name}</option>`;
  return [
    '<div class="field">',
    `<label for="${id}">${words.state.label}</label>`,
    `<select id="${id}" name="state" autocomplete="address-level1"${ties(id, false, faults.state !== undefined)}>`,
    option('', words.state.choose),
    ...states.map(({ code, name }) => option(code, name)),
    option('other', words.state.elsewhere),
    '</select>',
    faultHtml(id, faults.state),
    '</div>',
  ].join('\n');
}

/** The ticks for what is asked, in three groups. */
export function checksHtml(
  groups: Readonly<Record<'stop' | 'information' | 'change', readonly DeskType[]>>,
  { types, faults, words }: In & { readonly types: ReadonlySet<string> },
): string {
  const tick = (type: DeskType) => {
    const { label, help } = words.types[type];
    const small = help === undefined ? '' : `<br><small>${help}</small>`;
    return `<label class="tick"><input type="checkbox" name="type" value="${type}"${types.has(type) ? ' checked' : ''}><span>${label}${small}</span></label>`;
  };
  const order = ['information', 'change', 'stop'] as const;
  return [
    `<p id="other-types"><strong>${words.other.what}</strong></p>`,
    faultHtml('other-types', faults.types),
    ...order.map((group) =>
      [
        `<fieldset><legend>${words.groups[group]}</legend>`,
        ...groups[group].map(tick),
        '</fieldset>',
      ].join('\n'),
    ),
  ].join('\n');
}

/** What is wrong, at the top of the page, each with a link to its field. */
export function faultListHtml(faults: Faults, way: Posted['way'], words: FormWords): string {
  const items = Object.entries(faults).map(
    ([name, fault]) => `<li><a href="#${way}-${name}">${escapeHtml(fault)}</a></li>`,
  );
  return `<div class="faults" role="alert"><h2>${words.faults.title}</h2><ul>${items.join('')}</ul></div>`;
}
