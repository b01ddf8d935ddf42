import type { ReactNode } from 'react';
import { type ControlProps, FieldError } from '#web/ui/field.tsx';
import { Radios } from '#web/ui/radio-group.tsx';
import { inWords, type QuestionAsked, UNKNOWN } from './question-asked.ts';

interface ControlPartsProps {
  id: string;
  subject: QuestionAsked;
  draft: string | undefined;
  error: string | undefined;
  onDraft: (draft: string | undefined) => void;
}

const CHOICES = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
  { value: UNKNOWN, label: 'I don’t know' },
];

/** Yes, No, I don't know. */
const YesNo = ({ id, draft, error, onDraft }: ControlPartsProps) => (
  <Radios
    id={id}
    look="row question__answer"
    choices={CHOICES}
    value={draft}
    onChange={onDraft}
    {...tied(id, error)}
  />
);

/** Links a control to its error, if there is one. */
function tied(id: string, error: string | undefined): Omit<ControlProps, 'id'> {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
}

const UNITS = { money: '$', percent: '%', count: '', boolean: '' } as const;

/** A number, or "I don't know". */
function Figure({ id, subject, draft, error, onDraft }: ControlPartsProps) {
  const unknown = draft === UNKNOWN;
  const unit = UNITS[subject.type];
  return (
    <div className="row question__answer">
      <div className={unit === '' ? 'input--short' : `money money--${subject.type}`}>
        {unit !== '' && <span aria-hidden="true">{unit}</span>}
        <input
          className="input"
          id={id}
          inputMode={subject.type === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={unknown ? '' : (draft ?? '')}
          onChange={(event) => onDraft(event.target.value === '' ? undefined : event.target.value)}
          {...tied(id, error)}
        />
      </div>
      <label className="pick">
        <input
          type="checkbox"
          id={`${id}-unknown`}
          checked={unknown}
          onChange={(event) => onDraft(event.target.checked ? UNKNOWN : undefined)}
        />
        <span>I don’t know</span>
      </label>
    </div>
  );
}

/** What counts, why we ask, and what is usual: a proposal, not an answer. */
export function WhatCounts({ subject }: { subject: QuestionAsked }) {
  if (!subject.help && !subject.why) return null;
  return (
    <details className="why">
      <summary>
        What counts, and why we ask<span className="vh">: {subject.question}</span>
      </summary>
      <div className="small soft stack-sm">
        {subject.help && <p>{subject.help}</p>}
        {subject.why && <p>{subject.why}</p>}
        {subject.typical && (
          <p>{`Usual answer: ${inWords(subject.type, subject.typical.value)}. ${subject.typical.why}`}</p>
        )}
      </div>
    </details>
  );
}

interface QuestionControlProps extends ControlPartsProps {
  /** Replaces the question's text if a group above asks it. */
  label?: ReactNode;
}

/** One question in one row: its text on the left, the controls on the right. */
export function QuestionControl({ label, ...given }: QuestionControlProps) {
  const { id, subject, error } = given;
  const parts = {
    ...given,
    draft: given.draft ?? (subject.standing === 'unknown' ? UNKNOWN : undefined),
  };
  const asked = label ?? subject.question;
  const body = (
    <>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      {subject.type === 'boolean' ? <YesNo {...parts} /> : <Figure {...parts} />}
    </>
  );
  const look = error === undefined ? 'question' : 'question field--bad';
  const details = label === undefined && <WhatCounts subject={subject} />;
  if (subject.type !== 'boolean') {
    return (
      <div className={look}>
        <div>
          <label htmlFor={id}>{asked}</label>
          {details}
        </div>
        <div>{body}</div>
      </div>
    );
  }
  return (
    <div className={look} role="radiogroup" aria-labelledby={`${id}-asked`}>
      <div>
        <p className="question__asked" id={`${id}-asked`}>
          {asked}
        </p>
        {details}
      </div>
      <div>{body}</div>
    </div>
  );
}
