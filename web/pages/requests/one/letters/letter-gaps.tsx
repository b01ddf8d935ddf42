import { useRef, useState } from 'react';
import {
  choicesIn,
  ENGLISH_BELOW,
  type FillGap,
  fillsIn,
} from '#contract/requests/letter-texts.ts';
import { plural } from '#text/figures.ts';
import { ChosenGap } from './chosen-gap.tsx';
import { askedIn, inTwin } from './text/gap-options.ts';
import { GapField } from './gap-field.tsx';
import { useOwnDetails } from './own-details.ts';

interface GapsProps {
  gaps: readonly FillGap[];
  text: string;
  /** A gap in the words of the page. */
  wordsOf: (what: string) => string;
  onChange: (text: string) => void;
  onJump: (at: number, length: number) => void;
}

interface FillsProps extends GapsProps {
  onDone: () => void;
}

/**
 * A field for each gap; what is typed goes into the text at one press. A Spanish gap that stays
 * empty takes the English words.
 */
function Fills({ gaps, text, wordsOf, onChange, onJump, onDone }: FillsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { isOwn, tellOwn } = useOwnDetails();
  const wordsIn = (mark: string | undefined) => (mark && typed[mark]?.trim()) || undefined;
  const ofTwin = ({ what, english }: FillGap) => {
    const words = wordsIn(english);
    const twin = gaps.find(({ mark }) => mark === english);
    return words === undefined || !twin ? words : inTwin(words, twin.what, what);
  };
  const put = () => {
    const filled = gaps.reduce(
      (rest, gap) => rest.replaceAll(gap.mark, () => wordsIn(gap.mark) ?? ofTwin(gap) ?? gap.mark),
      text,
    );
    if (filled === text) return;
    tellOwn(
      gaps.flatMap(({ what, mark }) =>
        typed[mark]?.trim() ? [{ what, value: typed[mark].trim() }] : [],
      ),
    );
    setTyped({});
    onChange(filled);
    onDone();
  };
  return (
    <form
      className="stack-sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      {gaps.some(({ english }) => english !== undefined) && (
        <p className="small soft">
          You write no Spanish? Leave those fields empty: your English words then stand in both
          texts.
        </p>
      )}
      <ul className="deskgaps">
        {gaps.map(({ what, mark, at }) => (
          <li key={mark}>
            <GapField
              id={`gap-${at}`}
              what={what}
              words={wordsOf(what)}
              lang={at < text.indexOf(ENGLISH_BELOW) ? 'es' : 'en'}
              typed={typed[mark] ?? ''}
              onType={(text) => setTyped({ ...typed, [mark]: text })}
            />
            <button className="linkbtn" type="button" onClick={() => onJump(at, mark.length)}>
              Jump to it<span className="vh">{`: ${askedIn(wordsOf(what))}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {gaps.some(({ what }) => isOwn(what)) && (
        <p className="small soft">
          What you say of your own firm is asked once. All letters and documents use it.
        </p>
      )}
      <p>
        <button className="btn btn--sm" type="submit">
          Put these in the letter
        </button>
      </p>
    </form>
  );
}

/**
 * What is open in the letter, above its text: choices first, since a paragraph that goes takes its
 * gaps along.
 */
export function LetterGaps(props: Omit<GapsProps, 'gaps'>) {
  const line = useRef<HTMLParagraphElement>(null);
  const fills = fillsIn(props.text);
  const choices = choicesIn(props.text);
  const left = fills.length + choices.length;
  const done = () => line.current?.focus();
  return (
    <section className="stack-sm" aria-label="What is open in the letter">
      <p role="status" tabIndex={-1} ref={line} className="deskopen">
        {left === 0
          ? 'Nothing is open in it.'
          : `${plural(left, 'thing')} to settle before it can leave`}
      </p>
      {choices.length > 0 && (
        <ul className="deskgaps hairs">
          {choices.map((gap) => (
            <ChosenGap
              key={`${gap.at} ${gap.what}`}
              gap={gap}
              text={props.text}
              wordsOf={props.wordsOf}
              onJump={props.onJump}
              onChange={(text) => {
                props.onChange(text);
                done();
              }}
            />
          ))}
        </ul>
      )}
      {fills.length > 0 && <Fills {...props} gaps={fills} onDone={done} />}
    </section>
  );
}
