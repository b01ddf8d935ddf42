import { type FormEvent, useState } from 'react';
import type { StateCode } from '#law/codes.ts';
import type { Step } from '#engine/interview/steps.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import { NOTHING_SEEN, type SeenTool } from '#web/parts/check-helpers/loading/found.ts';
import type { AidName } from '#web/parts/interview/answers/place.ts';
import { Heading } from './heading.tsx';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { countedStates } from '#web/parts/interview/answers/steps.ts';
import type { CheckLaw } from '#web/parts/interview/law/view.ts';
import { Controls } from '#web/parts/interview/controls/controls.tsx';
import {
  type TypedControls,
  draftOf,
  NONE,
  readStep,
  type ReadStep,
  type AnswerTrouble,
  UNSURE,
} from '#web/parts/interview/controls/draft.ts';

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
  /** Where unsubmitted input is kept in this tab, and for which answers before it. */
  kept: { readonly name: string; readonly of: string };
  /** Takes the answer, or returns why it cannot. */
  onAnswered: (
    read: Exclude<ReadStep, { troubles: readonly AnswerTrouble[] }>,
  ) => string | undefined | Promise<string | undefined>;
  onBack: (() => void) | undefined;
  onAid: (name: AidName) => void;
  /** Tools that a test saw on the owner's site. */
  seen?: readonly SeenTool[] | undefined;
}

/**
 * The way to the helper that can answer a step, and what a test of the owner's site says for it.
 */
function AidLink({
  step,
  say,
  onAid,
  seen = NOTHING_SEEN,
}: Pick<QuestionProps, 'step' | 'say' | 'onAid' | 'seen'>) {
  const aid = AID_OF[step.id];
  if (!aid) return null;
  return (
    <div className="stack-sm">
      {aid === 'tools' && seen.length > 0 && (
        <p>{say.words.aids.seen(say.list(seen.map(({ name }) => name)))}</p>
      )}
      <p>
        <button className="linkbtn" type="button" onClick={() => onAid(aid)}>
          {say.words.aids[aid]}
        </button>
      </p>
    </div>
  );
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

/**
 * What was typed before a reload or a change of language, if the answers before it are the same.
 */
function typedBefore({ name, of }: QuestionProps['kept']): TypedControls | undefined {
  const stored = storedTyped(name) as { of?: unknown; typed?: TypedControls } | undefined;
  return stored?.of === of ? stored.typed : undefined;
}

/** "None of these" and the others exclude each other as soon as one is ticked. */
function merged(draft: TypedControls, part: TypedControls): TypedControls {
  const on = Object.keys(part).find((name) => part[name] === 'on');
  if (on === NONE)
    return { ...Object.fromEntries(Object.keys(draft).map((name) => [name, ''])), ...part };
  return on === UNSURE ? { ...draft, ...part, [NONE]: '' } : { ...draft, ...part };
}

/** One question to a page, or the first one under the title of the check. */
export function QuestionForm({
  step,
  sheet,
  left,
  say,
  laws,
  kept,
  onAnswered,
  onBack,
  onAid,
  seen,
}: QuestionProps) {
  const { words } = say;
  const text = words.steps[step.id];
  const [draft, setDraft] = useState(() => typedBefore(kept) ?? draftOf(step, sheet));
  const [busy, setBusy] = useState(false);
  const [troubles, setTroubles] = useState<readonly AnswerTrouble[]>([]);
  const [attempt, setAttempt] = useState(0);
  const change = (part: TypedControls) => {
    const typed = merged(draft, part);
    setDraft(typed);
    storeTyped(kept.name, { of: kept.of, typed });
    setTroubles((old) =>
      old.filter(({ field }) => !Object.keys(part).some((name) => field.endsWith(name))),
    );
  };
  const refuse = (found: readonly AnswerTrouble[]) => {
    setTroubles(found);
    setAttempt((count) => count + 1);
  };
  const counted = step.kind === 'numbers' ? countedStates(step, sheet) : sheet.states;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readStep(step, draft, words, counted);
    if ('troubles' in read) return refuse(read.troubles);
    setBusy(true);
    const fault = await onAnswered(read);
    setBusy(false);
    if (fault === undefined) storeTyped(kept.name, undefined);
    else refuse([{ field: 'question', message: fault }]);
  };
  const first = left === undefined;
  const general = troubles.find(({ field }) => !field.startsWith('people-') && field !== 'total');
  return (
    <form className="stack-lg check__ask" noValidate onSubmit={(event) => void submit(event)}>
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
          states={counted}
        />
      </fieldset>
      <div className="row">
        <button className="btn" type="submit" disabled={busy}>
          {busy ? words.saving : words.continue}
        </button>
        {onBack && (
          <button className="btn btn--quiet" type="button" onClick={onBack}>
            {words.back}
          </button>
        )}
      </div>
      <AidLink step={step} say={say} onAid={onAid} seen={seen} />
      <div className="stack-sm">
        <WhatCounts step={step} say={say} />
        <Why step={step} say={say} />
      </div>
    </form>
  );
}
