/** A duty of the law as the page of a letter shows it. */
import type { Assessment } from '#engine/assessment/assessment.ts';
import type { Requirement } from '#law/schema.ts';

interface Shown {
  readonly named: boolean;
  readonly url: string;
  readonly assessment: Assessment;
}

/** With the business's own task for it, where there is one. */
export function shownDuty(
  { id, title, text, cite, evidence }: Requirement,
  { named, url, assessment }: Shown,
) {
  const task = assessment.tasks.find(({ requirements }) =>
    requirements.some(({ id: own }) => own === id),
  );
  return {
    id,
    title,
    text,
    cite,
    url,
    evidence,
    named,
    task: task ? { id: task.id, title: task.title, status: task.status } : null,
  };
}
