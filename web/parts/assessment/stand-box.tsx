import { lazy, Suspense } from 'react';
import type { NextTask, Stand } from '#contract/stand.ts';
import { isQuiet } from '#engine/assessment/stand-kinds.ts';
import { standWords } from '#engine/assessment/stand-english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Changing, useMay } from '#web/parts/owner-page/may.tsx';
import { plural } from '#text/figures.ts';
import { dueWords } from './due-words.ts';
import { list } from '#text/english.ts';
import { questionsOf, taskOf } from './addresses.ts';

/** Of owners who have nothing to do; the others' first load goes without. */
const Quiet = lazy(() =>
  import('./stand-quiet.tsx').then(({ StandQuiet }) => ({ default: StandQuiet })),
);

/** At most this many titles of the tasks that build on it. */
const NAMED = 2;

function whyFirst({ leadsTo, owed, priority }: NextTask): string {
  if (owed === 'may be owed') return 'You may owe it: an answer is missing. Nothing else is open.';
  if (owed === 'coming up') return 'You do not owe it yet. Nothing else is open.';
  const named = leadsTo.slice(0, NAMED).map((title) => `“${title}”`);
  const more = leadsTo.length - named.length;
  if (named.length > 0)
    return `Other work builds on it: ${list(more > 0 ? [...named, `${more} more`] : named)}.`;
  return priority === 1
    ? 'It is the most urgent open task.'
    : 'It comes next in the order of work.';
}

interface Of {
  stand: Stand;
  businessId: string;
}

/** The first task: its first step, why it is first, its document. */
function Work({ task, businessId }: { task: NextTask; businessId: string }) {
  const { id, title, firstStep, minutes, hours, template } = task;
  const may = useMay('write', businessId);
  return (
    <>
      <h3 className="h4">{`Today: ${title}`}</h3>
      <p>
        <strong>{`First step, about ${plural(minutes, 'minute')}: `}</strong>
        {firstStep}
      </p>
      <p>
        <PageLink className="btn" to={taskOf(businessId, id)}>
          {may ? 'Start this task' : 'Read this task'}
        </PageLink>
      </p>
      <p className="small soft">
        {`${whyFirst(task)} ${plural(hours, 'hour')} in all, ${dueWords(task)}.`}
        {template && (
          <>
            {' '}
            <PageLink to={`/documents?business=${businessId}&document=${template.id}`}>
              {`Document: ${template.title}`}
            </PageLink>
          </>
        )}
      </p>
    </>
  );
}

/** The questions that decide; the first task that is owed meanwhile. */
function Settle({ stand: { settling, task }, businessId }: Of) {
  return (
    <>
      <Changing businessId={businessId}>
        <p>
          <PageLink className="btn" to={questionsOf(businessId)}>
            {settling?.answers === 1 ? 'Answer it now' : 'Answer them now'}
          </PageLink>
        </p>
      </Changing>
      {task?.owed === 'owed' && (
        <p className="small soft">
          Owed whatever you answer:{' '}
          <PageLink to={taskOf(businessId, task.id)}>{task.title}</PageLink>
        </p>
      )}
    </>
  );
}

interface StandBoxProps extends Of {
  /** Named where an owner has several businesses. */
  businessName?: string | undefined;
}

/** Where a business stands: one sentence, and one thing to do. */
export function StandBox({ stand, businessId, businessName }: StandBoxProps) {
  const { at, task } = stand;
  return (
    <section className="card today stack-sm" aria-labelledby="stand">
      <h2 className="overline" id="stand">
        Where you stand
        {businessName !== undefined && `: ${businessName}`}
      </h2>
      <p className="figure" role="status">
        {standWords(stand)}
      </p>
      {at === 'settle' && <Settle stand={stand} businessId={businessId} />}
      {at === 'work' && task && <Work task={task} businessId={businessId} />}
      {isQuiet(stand) && (
        <Suspense fallback={null}>
          <Quiet stand={stand} businessId={businessId} />
        </Suspense>
      )}
    </section>
  );
}
