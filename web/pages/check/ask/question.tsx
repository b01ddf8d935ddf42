import { type FormEvent, useState } from 'react';
import type { StateCode } from '#law/codes.ts';
import type { Step } from '#engine/interview/steps.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { Sheet } from '../address.ts';
import type { AidName } from '../place.ts';
import { Heading } from '../heading.tsx';
import type { Say } from '../say.ts';
import type { CheckLaw } from '../view.ts';
import { Controls } from './controls.tsx';
import {
  type TypedControls,
  draftOf,
  NONE,
  readStep,
  type ReadStep,
  type Trouble,
  UNSURE,
} from './draft.ts';

/** The helper that can answer a step. */
const AID_OF: Partial<Record<Step['id'], AidName>> = {
  counts: 'count',
  total: 'count',
  reach: 'count',
  size: 'size',
  uses: 'tools',
};

interface QuestionProps {
  step: Step;
  sheet: Sheet;
  /** Questions that may still come, this one included; none on the first page. */
  left: number | undefined;
  say: Say;
  laws: readonly CheckLaw[];
  onAnswered: (read: Exclude<ReadStep, { troubles: readonly Trouble[] }>) => string | undefined;
  onBack: (() => void) | undefined;
  onAid: (name: AidName) => void;
}

function Why({ step, say }: Pick<QuestionProps, 'step' | 'say'>) {
  const { words } = say;
  const states: readonly StateCode[] = step.states;
  return (
    <details className="why">
      <summary>{words.whyWeAsk}</summary>
      <p className="small">
        {words.steps[step.id].why} {states.length > 0 && words.lawsWaiting(say.names(states))}
      </p>
    </details>
  );
}

/** What each box means in full; short labels keep the question quick. */
function WhatCounts({ step, say }: Pick<QuestionProps, 'step' | 'say'>) {
  const explained = step.asked
    .map(({ fact, states }) => ({ fact, states, ...say.row(fact) }))
    .filter(({ hint }) => hint !== '');
  if (explained.length === 0) return null;
  return (
    <details className="why">
      <summary>{say.words.whatCounts}</summary>
      <dl className="small stack-sm">
        {explained.map(({ fact, states, label, hint }) => (
          <div key={fact}>
            <dt>
              <strong>{label(say.names(states))}</strong>
            </dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** "None of these" and the others exclude each other as soon as one is ticked. */
function merged(draft: TypedControls, part: TypedControls): TypedControls {
  const on = Object.keys(part).find((name) => part[name] === 'on');
  if (on === NONE)
    return { ...Object.fromEntries(Object.keys(draft).map((name) => [name, ''])), ...part };
  return on === UNSURE ? { ...draft, ...part, [NONE]: '' } : { ...draft, ...part };
}

/** One question to a page, or the first one under the title of the check. */
export function Question({
  step,
  sheet,
  left,
  say,
  laws,
  onAnswered,
  onBack,
  onAid,
}: QuestionProps) {
  const { words } = say;
  const text = words.steps[step.id];
  const [draft, setDraft] = useState<TypedControls>(() => draftOf(step, sheet));
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [attempt, setAttempt] = useState(0);
  const change = (part: TypedControls) => {
    setDraft((old) => merged(old, part));
    setTroubles((old) =>
      old.filter(({ field }) => !Object.keys(part).some((name) => field.endsWith(name))),
    );
  };
  const refuse = (found: readonly Trouble[]) => {
    setTroubles(found);
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readStep(step, draft, words, sheet.states);
    if ('troubles' in read) return refuse(read.troubles);
    const clash = onAnswered(read);
    if (clash !== undefined) refuse([{ field: 'question', message: clash }]);
  };
  const aid = AID_OF[step.id];
  const first = left === undefined;
  const general = troubles.find(({ field }) => !field.startsWith('people-') && field !== 'total');
  return (
    <form className="stack-lg check__ask" noValidate onSubmit={submit}>
      <PageTitle failed={troubles.length > 0}>{first ? words.title : text.question}</PageTitle>
      <ErrorSummary troubles={troubles} attempt={attempt} heading={words.errors.title} />
      <fieldset className={general ? 'stack field--bad' : 'stack'}>
        <legend className="stack-sm">
          {!first && <span className="overline">{words.left(left)}</span>}
          {first ? <h2 id="question">{text.question}</h2> : <Heading>{text.question}</Heading>}
        </legend>
        {text.hint !== '' && <p className="soft">{text.hint}</p>}
        {general && <FieldError id="question">{general.message}</FieldError>}
        <Controls
          step={step}
          draft={draft}
          onDraft={change}
          troubles={troubles}
          say={say}
          laws={laws}
          states={sheet.states}
        />
      </fieldset>
      {aid && (
        <p>
          <button className="linkbtn" type="button" onClick={() => onAid(aid)}>
            {words.aids[aid]}
          </button>
        </p>
      )}
      <div className="row">
        <button className="btn" type="submit">
          {words.continue}
        </button>
        {onBack && (
          <button className="btn btn--quiet" type="button" onClick={onBack}>
            {words.back}
          </button>
        )}
      </div>
      <div className="stack-sm">
        <WhatCounts step={step} say={say} />
        <Why step={step} say={say} />
      </div>
    </form>
  );
}
