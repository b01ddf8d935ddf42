import { useEffect, useRef } from 'react';
import { gapsIn, letterGaps } from '#contract/requests/letter-gaps.ts';
import { MOST_OF_REQUEST, type DeskLetter } from '#contract/requests/request-shapes.ts';
import { Field } from '#web/ui/field.tsx';
import { LineInput } from '#web/ui/line-input.tsx';
import { useLetterText } from './letter-text.ts';
import { LetterGaps } from './letter-gaps.tsx';
import { OutdatedLetter } from './outdated-letter.tsx';
import { SendLetter } from './send-letter.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';

/** One letter, open: what is missing above the text, the text, and how it leaves. */
export function LetterEditor({ letter }: { letter: DeskLetter }) {
  const { request, openLetter } = useHere();
  const form = useLetterText(letter);
  const area = useRef<HTMLTextAreaElement>(null);
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
  const jump = (at: number, length: number) => {
    const { current } = area;
    if (!current) return;
    current.focus();
    current.setSelectionRange(at, at + length);
    // browsers scroll to the caret only while typing
    const lines = form.text.slice(0, at).length / Math.max(1, form.text.length);
    current.scrollTop = lines * current.scrollHeight - current.clientHeight / 2;
  };
  return (
    <div className="stack-sm" ref={head} tabIndex={-1} role="group" aria-label="Edit the letter">
      <LetterGaps
        text={form.text}
        wordsOf={(what) => words.get(what) ?? what}
        onChange={(text) => form.set({ text })}
        onJump={jump}
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
      <Field
        id="letter-text"
        label="Letter"
        hint="Change what you like. Say only what is true."
        error={form.fault}
      >
        {(control) => (
          <textarea
            className="input desktext"
            rows={16}
            maxLength={MOST_OF_REQUEST.letter}
            ref={area}
            value={form.text}
            onChange={({ target }) => form.set({ text: target.value })}
            {...control}
          />
        )}
      </Field>
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
