/** Whether a detail fits its entry of the dictionary, and the value to store. */
import { isDay } from '#calendar/dates.ts';
import { MOST_DETAIL as MOST, type DetailValue } from '#contract/documents/details.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import type { Variable } from '#documents/template/template.ts';
import { type AddressForm, targetOf } from '#documents/tree/links.ts';
import { isHead } from '#server/subjects/documents/known/stored-details.ts';
import { asText } from '#documents/values/values.ts';

export interface CheckedDetail {
  readonly name: string;
  /** null: the detail is withdrawn. */
  readonly value: DetailValue | null;
  /** What is wrong, as a message for the field. */
  readonly fault?: string;
}

type Checked = { readonly value: DetailValue | null } | { readonly fault: string };

/**
 * The value to store: trimmed, without control characters, null if it is empty; or what is wrong
 * with it.
 */
export function checkDetail(name: string, value: DetailValue | null): CheckedDetail {
  const entry = Object.hasOwn(DICTIONARY.variables, name) ? DICTIONARY.variables[name] : undefined;
  if (!entry || entry.perUse === true || entry.derivedFrom !== undefined)
    return { name, value: null, fault: 'No document asks for this' };
  if (value === null) return { name, value };
  return { name, value: null, ...CHECKS[entry.kind](value, entry) };
}

const CHECKS: Readonly<Record<Variable['kind'], (value: DetailValue, entry: Variable) => Checked>> =
  {
    text: (value, { choices, form, orNone }) => {
      if (typeof value !== 'string') return { fault: 'Enter words' };
      const text = asText(value);
      if (text.length > MOST.text) return { fault: `Use at most ${MOST.text} characters` };
      if (text !== '' && choices && !choices.some((choice) => text.startsWith(choice)))
        return {
          fault: `Choose one of these: ${choices.map((choice) => `“${choice}”`).join(' or ')}`,
        };
      const none = orNone === true && /^none\.?$/i.test(text);
      if (text !== '' && form && !none && targetOf(form, text) === undefined)
        return { fault: ADDRESS_FAULTS[form] };
      return { value: text === '' ? null : text };
    },
    number: (value) => {
      const text = typeof value === 'string' ? value.trim() : undefined;
      if (text === '') return { value: null };
      return text !== undefined && /^\d{1,6}$/.test(text)
        ? { value: String(Number(text)) }
        : { fault: 'Enter a whole number from 0 to 999999, in digits' };
    },
    date: (value) => {
      const text = typeof value === 'string' ? value.trim() : undefined;
      if (text === '') return { value: null };
      return text !== undefined && isNearDay(text)
        ? { value: text }
        : { fault: 'Enter a day, such as 2027-01-31' };
    },
    list: (value) => {
      if (typeof value === 'string' || value.some((item) => typeof item !== 'string'))
        return { fault: 'Enter a list, one thing on each line' };
      const items = (value as string[]).map(asText).filter((item) => item !== '');
      if (items.length > MOST.items) return { fault: `Name at most ${MOST.items} things` };
      if (items.some((item) => item.length > MOST.item))
        return { fault: `Use at most ${MOST.item} characters for each thing` };
      return { value: items.length === 0 ? null : items };
    },
    table: (value, { columns = [] }) => {
      if (typeof value === 'string' || value.some((row) => typeof row === 'string'))
        return { fault: 'Enter rows' };
      const rows = (value as string[][])
        .map((row) => row.map(asText))
        .filter((row) => row.some((cell) => cell !== '') && !isHead(row, columns));
      if (rows.some((row) => row.length !== columns.length))
        return { fault: `Fill in ${columns.length} cells in each row` };
      if (rows.length > MOST.rows) return { fault: `Use at most ${MOST.rows} rows` };
      if (rows.some((row) => row.some((cell) => cell.length > MOST.cell)))
        return { fault: `Use at most ${MOST.cell} characters in a cell` };
      return { value: rows.length === 0 ? null : rows };
    },
  };

/** What to type where an address does not fit; what was typed stays in its field. */
const ADDRESS_FAULTS: Readonly<Record<AddressForm, string>> = {
  email: 'Enter one email address, such as privacy@example.com',
  phone: 'Enter one phone number with its area code, such as 302-555-0147',
  url: 'Enter one web address, such as https://example.com/privacy',
};

/** A calendar date from the year 1900 to 2199. */
const isNearDay = (text: string) => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && isDay(text);
