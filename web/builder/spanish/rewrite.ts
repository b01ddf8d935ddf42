/** Puts Spanish texts in the place of the messages of a source file. */
import { type Message, messagesOf, type Place } from './messages.ts';

/** A message without its Spanish text, with the line on which it stands. */
interface Missing {
  readonly file: string;
  readonly line: number;
  readonly key: string;
}

interface Rewritten {
  readonly code: string;
  readonly missing: readonly Missing[];
}

/** What stands in a text: words, `{0}`, `<0>` or `</0>`. */
const PARTS = /(\{\d+\}|<\/?\d+>)/;

/** Code in the place of a part, given what writes a stretch of the file. */
type Write = (from: number, to: number) => string;

const quoted = (text: string) => JSON.stringify(text);
const braced = (text: string) => (text === '' ? '' : `{${quoted(text)}}`);

function placeOf(part: string, places: readonly Place[], write: Write): string {
  const place = places[Number(/\d+/.exec(part)?.[0])];
  if (!place) throw new Error(`No place ${part}`);
  const { start, end, inner, bare } = place;
  if (part.startsWith('{')) return bare ? `{${write(start, end)}}` : write(start, end);
  if (!inner) throw new Error(`${part} is no element`);
  return part.startsWith('</') ? write(inner[1], end) : write(start, inner[0]);
}

/** A text among tags, each stretch of words as an expression, so that its spaces stay. */
const amongTags = (text: string, { around: [before, after], places }: Message, write: Write) =>
  [before, ...text.split(PARTS), after]
    .map((part) => (PARTS.test(part) ? placeOf(part, places, write) : braced(part)))
    .join('');

/** A text as a template, with its expressions. */
const asTemplate = (text: string, { around: [before, after], places }: Message, write: Write) => {
  const parts = text.split(PARTS).map((part) => {
    if (!PARTS.test(part)) return part.replaceAll(/[`\\]|\$\{/g, '\\$&');
    const { start, end } = places[Number(/\d+/.exec(part)?.[0])] ?? { start: 0, end: 0 };
    return `\${${write(start, end)}}`;
  });
  return `\`${before}${parts.join('')}${after}\``;
};

function codeFor(text: string, message: Message, write: Write): string {
  const { form, around } = message;
  if (form === 'children') return amongTags(text, message, write);
  if (form === 'template') return asTemplate(text, message, write);
  if (form === 'plural') return text.split('|').map(quoted).join(', ');
  const whole = quoted(around[0] + text + around[1]);
  return form === 'attribute' ? `{${whole}}` : whole;
}

const lineAt = (code: string, at: number) => code.slice(0, at).split('\n').length;

/** The file with each message in Spanish; those that have none stay, and are named. */
export function rewrite(
  file: string,
  code: string,
  spanish: (key: string) => string | undefined,
): Rewritten {
  const messages = messagesOf(file, code).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const missing = messages
    .filter(({ key }) => spanish(key) === undefined)
    .map(({ key, start }) => ({ file, line: lineAt(code, start), key }));
  const write: Write = (from, to) => {
    let written = '';
    let at = from;
    for (const message of messages) {
      const { start, end } = message;
      const text = spanish(message.key);
      if (start < at || end > to || text === undefined) continue;
      written += code.slice(at, start) + codeFor(text, message, write);
      at = end;
    }
    return written + code.slice(at, to);
  };
  return { code: write(0, code.length), missing };
}
