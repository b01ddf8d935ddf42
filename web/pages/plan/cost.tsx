import type { Plan } from '#contract/plan.ts';
import { priceOf } from '#engine/assessment/plan.ts';
import { Field } from '#web/ui/field.tsx';
import { count } from '#web/words/figures.ts';
import { RATE_MESSAGE, useRate } from './rate.ts';
import { dollars, plural } from '#text/figures.ts';

export const PRIORITIES = { 1: 'High Priority', 2: 'Medium Priority', 3: 'Low Priority' } as const;

/** The answer in one sentence. */
function inShort({ total, maybe }: Plan, rate: number): string {
  if (total.tasks > 0)
    return `${plural(total.hours, 'hour')} of work, about ${dollars(priceOf(total.hours, rate))} of your own time.`;
  return maybe.tasks > 0 ? 'No work is sure yet.' : 'No task is open.';
}

function Rate({ usual, rate }: { usual: number; rate: ReturnType<typeof useRate> }) {
  return (
    <Field
      id="rate"
      label="What an hour of your time costs"
      hint={`The cost calculator takes ${dollars(usual)} at your revenue. Put your own. It stays in your browser.`}
      error={rate.wrong ? RATE_MESSAGE : undefined}
    >
      {(control) => (
        <span className="money">
          <span aria-hidden="true">$</span>
          <input
            className="input"
            inputMode="decimal"
            autoComplete="off"
            value={rate.typed}
            onChange={(event) => rate.change(event.target.value)}
            {...control}
          />
        </span>
      )}
    </Field>
  );
}

function ByPriority({ plan, rate }: { plan: Plan; rate: number }) {
  return (
    <table className="table plantable">
      <caption className="vh">Open work by priority</caption>
      <thead>
        <tr>
          <th scope="col">Priority</th>
          <th scope="col" className="r">
            Tasks
          </th>
          <th scope="col" className="r">
            Hours
          </th>
          <th scope="col" className="r">
            Cost
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.byPriority.map(({ priority, tasks, hours }) => (
          <tr key={priority}>
            <th scope="row">{PRIORITIES[priority]}</th>
            <td className="r">{count(tasks)}</td>
            <td className="r">{count(hours)}</td>
            <td className="r">{dollars(priceOf(hours, rate))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td className="r">{count(plan.total.tasks)}</td>
          <td className="r">{count(plan.total.hours)}</td>
          <td className="r">{dollars(priceOf(plan.total.hours, rate))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The hours of the open tasks, and their cost at the owner's hourly rate. */
export function Cost({ plan }: { plan: Plan }) {
  const rate = useRate(plan.rate);
  return (
    <>
      <p role="status">{inShort(plan, rate.rate)}</p>
      {plan.total.tasks > 0 && (
        <>
          <Rate usual={plan.rate} rate={rate} />
          <ByPriority plan={plan} rate={rate.rate} />
          <p className="small soft">Tasks under laws without a size test are not in these hours.</p>
        </>
      )}
    </>
  );
}
