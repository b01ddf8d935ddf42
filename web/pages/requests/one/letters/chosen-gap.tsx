import type { LetterGap } from '#contract/requests/letter-gaps.ts';
import { plural } from '#text/figures.ts';
import { ENGLISH_BELOW } from '#contract/requests/letter-texts.ts';
import { isInside, kept, linesBelow, sentenceOf, takenOut } from './text/choice-text.ts';

interface ChosenGapProps {
  /** With the same choice in the Spanish text above, which is made with it. */
  gap: LetterGap & { readonly twin?: LetterGap };
  text: string;
  wordsOf: (what: string) => string;
  onChange: (text: string) => void;
  onJump: (at: number, length: number) => void;
}

/** A list is read once, where its owner wants to: the letter below has it, too. */
function ListBelow({ lines, language }: { lines: readonly string[]; language: string }) {
  if (lines.length === 0) return null;
  return (
    <details className="folded">
      <summary>{`See ${plural(lines.length - 1, 'line')} of it`}</summary>
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

/** What is kept only if it is true. */
export function ChosenGap({ gap, text, wordsOf, onChange, onJump }: ChosenGapProps) {
  const lines = linesBelow(gap, text);
  const when = isInside(gap) ? 'Is this true?' : wordsOf(gap.what);
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
