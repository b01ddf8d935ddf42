import type { Today } from '#contract/today.ts';
import { Go } from '#web/parts/links/go.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural, shortDate } from '#web/words/figures.ts';
import { list } from '#text/english.ts';
import { changesOf, questionsOf, taskOf } from './addresses.ts';

type TaskToday = Extract<Today, { act: 'task' }>;

/** At most this many titles of the tasks that build on it. */
const NAMED = 2;

function whyFirst({ leadsTo, owed, priority }: TaskToday): string {
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

/** "due Dec 22, 2026 (our target)" */
export const dueWords = ({ dueDate, dueByLaw }: Pick<TaskToday, 'dueDate' | 'dueByLaw'>) =>
  `due ${shortDate(dueDate)} (${dueByLaw ? 'the law’s date' : 'our target'})`;

function OneTask({ today, businessId }: { today: TaskToday; businessId: string }) {
  const { id, title, firstStep, minutes, hours, template } = today;
  return (
    <>
      <h3>
        <PageLink to={taskOf(businessId, id)}>{title}</PageLink>
      </h3>
      <p>
        <strong>{`First step, about ${plural(minutes, 'minute')}: `}</strong>
        {firstStep}
      </p>
      <p className="small">
        <strong>Why first: </strong>
        {whyFirst(today)}
      </p>
      <p className="small soft">
        {`${plural(hours, 'hour')} of work in all, ${dueWords(today)}.`}
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

interface TodayCardProps {
  today: Today;
  businessId: string;
  /** Named where an owner has several businesses. */
  businessName?: string | undefined;
}

/** One thing to do today: why it is first, its first step, its document and the minutes. */
export function TodayCard({ today, businessId, businessName }: TodayCardProps) {
  return (
    <section className="card today stack-sm" aria-labelledby="today">
      <h2 className="overline" id="today">
        Do this today
        {businessName !== undefined && ` for ${businessName}`}
      </h2>
      {today.act === 'answer' && (
        <>
          <h3>
            {today.answers === 1
              ? 'Answer one question'
              : `Answer up to ${today.answers} questions`}
          </h3>
          <p>
            {`About ${plural(today.minutes, 'minute')}. ${today.answers === 1 ? 'It decides' : 'They decide'} which laws bind you. Until then nothing is sure, so there is no score.`}
          </p>
          <p>
            <PageLink className="btn" to={questionsOf(businessId)}>
              {today.answers === 1 ? 'Answer it now' : 'Answer them now'}
            </PageLink>
          </p>
        </>
      )}
      {today.act === 'task' && <OneTask today={today} businessId={businessId} />}
      {today.act === 'nothing' && (
        <>
          <h3>Nothing is open</h3>
          <p>
            Every duty that we list for you is done. Look again when a law changes.{' '}
            <Go to={changesOf(businessId)}>See what changes next</Go>
          </p>
        </>
      )}
    </section>
  );
}
