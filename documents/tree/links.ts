/** Addresses in the text of a document become links, in every format. */
import type { Block, Inline, Text } from './tree.ts';

/** What an address is. */
export type AddressForm = 'email' | 'phone' | 'url';

/**
 * Bounded as mail is: 64 signs before the @, 63 in a part of the name. An owner's text may be any
 * text.
 */
const EMAIL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/u;
/**
 * With the addresses of an own network, where an installation without a public name hosts its
 * pages.
 */
const WEB =
  /https?:\/\/(?:(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}|localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:[/?#][^\s<>"“”[\]{}|\\^`]{0,2000})?/u;
const EITHER = new RegExp(`(${WEB.source}|${EMAIL.source})`, 'iu');
/** Signs that end a sentence, and no address. */
const AFTER = /(?<![.,;:!?)'’”])[.,;:!?)'’”]+$/;

const whole = (pattern: RegExp) => new RegExp(`^(?:${pattern.source})$`, 'iu');
const WHOLE_EMAIL = whole(EMAIL);
const DOMAIN = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * Where an address leads: `mailto:`, `tel:` or a web address. Undefined if it is no such address.
 */
export function targetOf(form: AddressForm, address: string): string | undefined {
  const text = address.trim();
  if (form === 'email') return WHOLE_EMAIL.test(text) ? `mailto:${text}` : undefined;
  if (form === 'phone') return phoneTarget(text);
  if (whole(WEB).test(text)) return text;
  return DOMAIN.test(text) ? `https://${text}` : undefined;
}

/**
 * A number with its signs, then an extension. After the area code it may spell a word, as
 * 1-800-FLOWERS does.
 */
const PHONE =
  /^(\+?)([\d\s().\-/]{3,40}(?:[A-Z]{3,20}[\dA-Z-]{0,20})?)(?:,?\s{0,4}(?:ext\.?|extension|x)\s{0,4}(\d{1,6}))?$/i;
/** The letters on the keys 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * Ten digits with an area code, eleven that begin with 1, or any number with a country code after a
 * plus.
 */
function phoneTarget(text: string): string | undefined {
  const [, plus = '', number = '', extension] = PHONE.exec(text) ?? [];
  const digits = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2))
    .replaceAll(/\D/g, '');
  const american = plus === '' && /^1?[2-9]\d{9}$/.test(digits);
  if (!american && !(plus === '+' && /^\d{8,15}$/.test(digits))) return undefined;
  const called = american ? `1${digits.slice(-10)}` : digits;
  return `tel:+${called}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** The blocks with every mail and web address in running text as a link. */
export const linkedBlocks = (blocks: readonly Block[]): Block[] => blocks.map(linkedBlock);

function linkedBlock(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return { ...block, text: linked(block.text) };
    case 'list':
      return { ...block, items: block.items.map(linked) };
    case 'checklist':
      return {
        ...block,
        items: block.items.map(({ text, note }) => ({ text: linked(text), note: linked(note) })),
      };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(linked)) };
    case 'passage':
      return { ...block, blocks: linkedBlocks(block.blocks) };
    default:
      return block;
  }
}

const linked = (text: Text): Text =>
  text.flatMap((piece) => (typeof piece === 'string' ? piecesOf(piece) : [piece]));

function piecesOf(text: string): Inline[] {
  return text
    .split(EITHER)
    .flatMap((part, at): Inline[] => {
      if (at % 2 === 0) return [part];
      const [after = ''] = AFTER.exec(part) ?? [];
      const address = after === '' ? part : part.slice(0, -after.length);
      const to = targetOf(/^https?:/i.test(address) ? 'url' : 'email', address);
      return to === undefined ? [part] : [{ link: address, to }, after];
    })
    .filter((piece) => piece !== '');
}
