import { gapMark, type LetterGap } from '#contract/requests/letter-gaps.ts';
import { plural } from '#text/figures.ts';
import { ENGLISH_BELOW } from '#contract/requests/letter-texts.ts';

interface ChosenGapProps {
  /** With the same choice in the Spanish text above, which is made with it. */
  gap: LetterGap & { readonly twin?: LetterGap };
  text: string;
  wordsOf: (what: string) => string;
  onChange: (text: string) => void;
  onJump: (at: number, length: number) => void;
}

/** A sentence that stands inside its mark, and not behind it. */
const INSIDE = /^Keep only if true: /;
/** A paragraph is shown by its beginning. */
const SHOWN = 160;

/** What the mark is about. */
function sentenceOf({ what, at, mark }: LetterGap, text: string): string {
  if (INSIDE.test(what)) return `${what.replace(INSIDE, '')}.`;
  const [line = ''] = text
    .slice(at + mark.length)
    .trimStart()
    .split('\n', 1);
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** The lines below the first one of what the mark is about: a list of the data map. */
function linesBelow({ what, at, mark }: LetterGap, text: string): string[] {
  if (INSIDE.test(what)) return [];
  const [paragraph = ''] = text
    .slice(at + mark.length)
    .trimStart()
    .split('\n\n', 1);
  return paragraph.split('\n').slice(1);
}

/** A list is read once, where its owner wants to: the letter below has it, too. */
function ListBelow({ lines, language }: { lines: readonly string[]; language: string }) {
  if (lines.length === 0) return null;
  return (
    <details className="folded">
      <summary>{`See ${plural(lines.length, 'line')} of it`}</summary>
      <ul className="small" lang={language}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** The letter keeps the language of its reader, also on a page in another one. */
const languageAt = (at: number, text: string) => (at < text.indexOf(ENGLISH_BELOW) ? 'es' : 'en');

/** The text with the sentence or paragraph in it, and without the mark. */
function kept(gap: LetterGap, text: string): string {
  const before = text.slice(0, gap.at);
  const after = text.slice(gap.at + gap.mark.length);
  return INSIDE.test(gap.what)
    ? `${before}${sentenceOf(gap, text)}${after}`
    : before + after.trimStart();
}

/** A list that a law wants leaves its place to one that the owner writes. */
const WANTED = /write your own if not$/;
const OWN_LIST = 'kinds of data, where each came from, what for, and who received it';

/** The text without the sentence, or without the paragraph that the mark opens. */
function takenOut({ what, at, mark }: LetterGap, text: string): string {
  if (INSIDE.test(what)) return text.slice(0, at).trimEnd() + text.slice(at + mark.length);
  const start = text.lastIndexOf('\n\n', at);
  const end = text.indexOf('\n\n', at);
  const after = end < 0 ? '' : text.slice(end);
  const instead = WANTED.test(what) ? `\n\n${gapMark(OWN_LIST)}` : '';
  return start < 0 ? (instead + after).trimStart() : text.slice(0, start) + instead + after;
}

/** What is kept only if it is true. */
export function ChosenGap({ gap, text, wordsOf, onChange, onJump }: ChosenGapProps) {
  const lines = linesBelow(gap, text);
  const when = INSIDE.test(gap.what) ? 'Is this true?' : wordsOf(gap.what);
  // the later one first, so that the other stays where it is
  const inBoth = (change: (one: LetterGap, all: string) => string) => {
    const changed = change(gap, text);
    onChange(gap.twin ? change(gap.twin, changed) : changed);
  };
  return (
    <li>
      <div>
        <p>
          <strong>{when}</strong>
        </p>
        {lines.length === 0 && (
          <p className="small soft" lang={languageAt(gap.at, text)}>
            {sentenceOf(gap, text)}
          </p>
        )}
        <ListBelow lines={lines} language={languageAt(gap.at, text)} />
      </div>
      <span className="row">
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => inBoth(kept)}>
          Keep it<span className="vh">{`: ${when}`}</span>
        </button>
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => inBoth(takenOut)}>
          Take it out<span className="vh">{`: ${when}`}</span>
        </button>
        <button className="linkbtn" type="button" onClick={() => onJump(gap.at, gap.mark.length)}>
          Jump to it<span className="vh">{`: ${when}`}</span>
        </button>
      </span>
    </li>
  );
}
