import { type FormEvent, useState } from 'react';
import type { Assessment, Question } from '#contract/assessments.ts';
import { questionsOf } from '#web/parts/assessment/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { plural } from '#text/figures.ts';
import type { AnswerDrafts } from './drafts.ts';
import { AnswerConflict } from './answer-conflict.tsx';
import { QuestionControl } from './question-control.tsx';
import { StateGroup } from './state-group.tsx';
import { keyOf } from './question-asked.ts';

/** Groups questions about one fact for several states; keeps the engine's order otherwise. */
function grouped(questions: readonly Question[]): Question[][] {
  const groups = new Map<string, Question[]>();
  for (const question of questions) {
    const name = question.state === null ? keyOf(question) : question.fact;
    groups.set(name, [...(groups.get(name) ?? []), question]);
  }
  return [...groups.values()];
}

/**
 * Which questions decide whether a law applies, which only affect duties, and which are assumed to
 * be no.
 */
function sorted({ questions, applicableStates }: Assessment) {
  const deciding = new Set(
    applicableStates
      .filter(({ verdict }) => verdict === 'cannot tell')
      .flatMap(({ settledBy }) => settledBy.flat()),
  );
  const asked = questions.filter(({ standing }) => standing !== 'assumed');
  return {
    laws: asked.filter(({ fact }) => deciding.has(fact)),
    duties: asked.filter(({ fact }) => !deciding.has(fact)),
    assumed: questions.filter(({ standing }) => standing === 'assumed'),
  };
}

function Group({ questions, drafts }: { questions: readonly Question[]; drafts: AnswerDrafts }) {
  const rows = grouped(questions).map((group) => {
    const [only] = group;
    if (!only) return null;
    if (group.length > 1) return <StateGroup key={only.fact} questions={group} drafts={drafts} />;
    const key = keyOf(only);
    return (
      <QuestionControl
        key={key}
        id={`q-${key}`}
        subject={only}
        draft={drafts.typedFor(only)}
        error={drafts.errors[key]}
        onDraft={(draft) => drafts.put(only, draft)}
      />
    );
  });
  return <div className="questions">{rows}</div>;
}

function useWholeForm(assessment: Assessment, drafts: AnswerDrafts) {
  const [saved, setSaved] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (drafts.pending) return;
    setSaved(false);
    if (!(await drafts.send('all', Object.keys(drafts.drafts)))) return;
    setSaved(true);
    requestAnimationFrame(() => document.getElementById('answers')?.focus());
  };
  const here = drafts.attempt.scope === 'all';
  const questionsHere = new Set(assessment.questions.map(keyOf));
  const troubles = Object.entries(drafts.errors).map(([key, message]) => ({
    field: questionsHere.has(key) ? `q-${key}` : `told-${key}`,
    message,
  }));
  const failure =
    drafts.failure?.scope === 'all' && troubles.length === 0
      ? [{ message: drafts.failure.message }]
      : [];
  return {
    saved,
    submit,
    troubles: here ? [...failure, ...troubles] : [],
    attempt: here ? drafts.attempt.count : 0,
  };
}

/** Optional questions, the most decisive first. */
export function YourAnswers({
  assessment,
  drafts,
}: {
  assessment: Assessment;
  drafts: AnswerDrafts;
}) {
  const { laws, duties, assumed } = sorted(assessment);
  const form = useWholeForm(assessment, drafts);
  const drafted = Object.keys(drafts.drafts).length;
  return (
    <>
      <p className="soft">All questions are optional. Each answer makes the result surer.</p>
      {assessment.questions.some(({ standing }) => standing === 'asked') && (
        <p className="noprint">
          <PageLink className="btn btn--quiet" to={questionsOf(assessment.businessId)}>
            Answer one question at a time
          </PageLink>
        </p>
      )}
      <p role="status">
        {form.saved && drafted === 0 ? 'Saved. The result above is up to date.' : ''}
      </p>
      {drafts.conflicts.length > 0 && <AnswerConflict drafts={drafts} />}
      {assessment.clashes.map((clash) => (
        <p className="note--ask asks__box" key={keyOf(clash)}>
          {clash.text}
        </p>
      ))}
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <form className="answers stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {laws.length > 0 && (
          <div className="stack-sm">
            <h3>These decide whether a law applies</h3>
            <Group questions={laws} drafts={drafts} />
          </div>
        )}
        {duties.length > 0 && (
          <details className="folded" open={laws.length === 0}>
            <summary>{`${duties.length} more decide which tasks are yours`}</summary>
            <div>
              <Group questions={duties} drafts={drafts} />
            </div>
          </details>
        )}
        {assumed.length > 0 && (
          <details className="folded">
            <summary>{`${assumed.length} not checked, counted as no`}</summary>
            <div className="stack-sm">
              <p className="soft">
                They are about special kinds of organization. Answer where one of them is you.
              </p>
              <Group questions={assumed} drafts={drafts} />
            </div>
          </details>
        )}
        {assessment.questions.length > 0 && (
          <div className="row saverow">
            <button
              className="btn btn--lg"
              type="submit"
              disabled={drafts.pending || drafted === 0}
            >
              {drafts.pending ? 'Saving...' : 'Save answers'}
            </button>
            <span className="small soft">
              {drafted === 0 ? 'Nothing to save yet.' : `${plural(drafted, 'answer')} to save.`}
            </span>
          </div>
        )}
      </form>
    </>
  );
}
