import type { Plan, PlanTask } from '#contract/plan.ts';
import { addDays } from '#calendar/dates.ts';
import { questionsOf, taskOf } from '#web/parts/assessment/addresses.ts';
import { dueWords } from '#web/parts/assessment/due-words.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import { nearDate } from '#web/words/time/near-date.ts';
import { HoursAWeek } from './hours-a-week.tsx';
import { WHO } from './who.ts';

type Planned = PlanTask & { weeks: NonNullable<PlanTask['weeks']> };
const isPlanned = (task: PlanTask): task is Planned => task.weeks !== null;

function Row({ task, plan }: { task: Planned; plan: Plan }) {
  const { id, title, hours, who, owed, weeks, dueByLaw } = task;
  return (
    <li>
      <PageLink to={taskOf(plan.businessId, id)}>{title}</PageLink>
      <span className="soft">
        {`${plural(hours, 'hour')}, ${dueWords(task)}. ${WHO[who].short}.`}
        {owed === 'coming up' && ' Not owed yet.'}
        {weeks.to > weeks.from && ` Runs into the week of ${nearDate(weeks.to, plan.asOf)}.`}
      </span>
      {weeks.afterDue && dueByLaw && (
        <span className="badge badge--late">
          <Icon name="late" />
          Ends after the law’s date
        </span>
      )}
    </li>
  );
}

/** Whether these hours are enough; never hides that a date comes first. */
function Enough({ plan, planned }: { plan: Plan; planned: readonly Planned[] }) {
  const byLaw = planned.filter(({ weeks, dueByLaw }) => weeks.afterDue && dueByLaw).length;
  const moved = planned.filter(({ movedFrom }) => movedFrom !== null).length;
  const last = planned.at(-1);
  if (!last) return null;
  const done = `At ${plural(plan.hoursAWeek, 'hour')} a week you are done by ${longDate(addDays(last.weeks.to, 6))}.`;
  return (
    <div className="stack-sm" role="status">
      <p>
        {done}
        {byLaw + moved === 0 && ' Every task ends by its date.'}
      </p>
      {byLaw + moved > 0 && (
        <p>
          {byLaw > 0 && (
            <strong>{`${plural(byLaw, 'task ends', 'tasks end')} after a date that a law sets. `}</strong>
          )}
          {moved > 0 &&
            `Our targets for ${plural(moved, 'task')} moved to later days, which these hours meet. `}
          {plan.hoursThatMeet === null
            ? 'No number of hours meets all the first dates: do the first tasks soon.'
            : `${plural(plan.hoursThatMeet, 'hour')} a week would meet every first date.`}
        </p>
      )}
    </div>
  );
}

/** The open work by the week in which it starts. */
export function Weeks({ plan }: { plan: Plan }) {
  const planned = plan.work.filter(isPlanned);
  const weeks = [...Map.groupBy(planned, ({ weeks: { from } }) => from)];
  const maybe =
    planned.length > 0 ? plural(plan.maybe.tasks, 'more task') : plural(plan.maybe.tasks, 'task');
  if (planned.length === 0 && plan.maybe.tasks === 0) return <p>No task is open.</p>;
  return (
    <div className="stack">
      {planned.length > 0 && <HoursAWeek plan={plan} />}
      <Enough plan={plan} planned={planned} />
      <ol className="weeks plain">
        {weeks.map(([from, tasks]) => (
          <li key={from}>
            <h3 className="h4">
              {from === plan.asOf ? 'This week' : `Week of ${nearDate(from, plan.asOf)}`}
            </h3>
            <ul className="plain hairs ledger">
              {tasks.map((task) => (
                <Row key={task.id} task={task} plan={plan} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {plan.maybe.tasks > 0 && (
        <p className="soft">
          {`${maybe} may be owed, ${plural(plan.maybe.hours, 'hour')} in all. `}
          <Changing businessId={plan.businessId} instead="Open answers decide it.">
            <PageLink to={questionsOf(plan.businessId)}>Your open answers decide it.</PageLink>
          </Changing>
        </p>
      )}
    </div>
  );
}
