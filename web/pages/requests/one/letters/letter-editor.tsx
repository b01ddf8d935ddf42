import { useEffect, useRef } from 'react';
import { gapsIn, letterGaps } from '#contract/requests/letter-gaps.ts';
import { MOST_OF_REQUEST, type DeskLetter } from '#contract/requests/request-shapes.ts';
import { Field } from '#web/ui/field.tsx';
import { LineInput } from '#web/ui/line-input.tsx';
import { useLetterText } from './letter-text.ts';
import { jumpTo, LetterBody } from './letter-body.tsx';
import { LetterGaps } from './letter-gaps.tsx';
import { OutdatedLetter } from './outdated-letter.tsx';
import { SendLetter } from './send-letter.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';

/** One letter, open: what is missing above the text, the text, and how it leaves. */
export function LetterEditor({ letter }: { letter: DeskLetter }) {
  const { request, openLetter } = useHere();
  const form = useLetterText(letter);
  const head = useRef<HTMLDivElement>(null);
  const gaps = gapsIn(form.text);
  // marks stay as the letter has them; the page speaks its own language
  const words = new Map(letterGaps(letter.text).map((what, at) => [what, letter.gaps[at]]));
  const isLate = request.items.some(
    ({ type, overdue }) => overdue.length > 0 && (letter.item === null || letter.item === type),
  );
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack-sm" ref={head} tabIndex={-1} role="group" aria-label="Edit the letter">
      <LetterGaps
        text={form.text}
        wordsOf={(what) => words.get(what) ?? what}
        onChange={(text) => form.set({ text })}
        onJump={(at, length) => jumpTo(form.text, at, length)}
      />
      <Field id="letter-subject" label="Subject">
        {(control) => (
          <LineInput
            control={control}
            value={form.subject}
            onType={(subject) => form.set({ subject: subject.slice(0, MOST_OF_REQUEST.subject) })}
          />
        )}
      </Field>
      <LetterBody
        letter={letter}
        text={form.text}
        error={form.fault}
        onType={(text) => form.set({ text })}
      />
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...(form.pending || !form.changed ? { 'aria-disabled': true as const } : {})}
          onClick={() => form.changed && form.save()}
        >
          {form.pending ? 'Saving...' : 'Save for later'}
        </button>
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          onClick={() => openLetter(undefined)}
        >
          Close
        </button>
        <span className="small soft" role="status">
          {form.changed ? 'Not saved yet' : `Version ${letter.version} is saved.`}
        </span>
      </p>
      {isLate && (
        <p className="deskday--late">
          The last day has passed. Take out each sentence that says you write in time.
        </p>
      )}
      {letter.outdated && <OutdatedLetter letter={letter} outdated={letter.outdated} />}
      {(letter.outdated === null || letter.outdated.by === 'done') && (
        <SendLetter letter={letter} form={form} open={gaps.length} />
      )}
    </div>
  );
}
