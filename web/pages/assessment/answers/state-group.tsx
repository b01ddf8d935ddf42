import type { Question } from '#contract/assessments.ts';
import { stateName } from '#law/codes.ts';
import type { AnswerDrafts } from './drafts.ts';
import { QuestionControl, WhatCounts } from './question-control.tsx';
import { keyOf } from './question-asked.ts';

/** One question for several states: asked once, answered state by state. */
export function StateGroup({
  questions,
  drafts,
}: {
  questions: readonly Question[];
  drafts: AnswerDrafts;
}) {
  const [first] = questions;
  if (!first) return null;
  const group = `q-${first.fact}`;
  return (
    <div className="questiongroup" role="group" aria-labelledby={group}>
      <p className="question__asked" id={group}>
        {first.question.replace(stateName(first.state ?? ''), 'each state')}
      </p>
      <WhatCounts subject={first} />
      <div className="questions">
        {questions.map((question) => {
          const key = keyOf(question);
          return (
            <QuestionControl
              key={key}
              id={`q-${key}`}
              label={stateName(question.state ?? '')}
              subject={question}
              draft={drafts.typedFor(question)}
              error={drafts.errors[key]}
              onDraft={(draft) => drafts.put(question, draft)}
            />
          );
        })}
      </div>
    </div>
  );
}
