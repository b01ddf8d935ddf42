import { Locked } from '#web/parts/owner-page/may.tsx';
import { type FormEvent, useState } from 'react';
import { HOURS_A_WEEK } from '#calendar/working-week.ts';
import type { Plan } from '#contract/plan.ts';
import { useSetPlanning } from '#web/api/plan.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Field } from '#web/ui/field.tsx';
import { readNumber } from '#web/words/figures.ts';

const MESSAGE = `Enter whole hours, from ${HOURS_A_WEEK.least} to ${HOURS_A_WEEK.most}`;
const NOT_SAVED = 'Your hours could not be saved. Try again.';

function hoursIn(typed: string): number | undefined {
  const hours = readNumber(typed);
  return hours !== undefined &&
    Number.isInteger(hours) &&
    hours >= HOURS_A_WEEK.least &&
    hours <= HOURS_A_WEEK.most
    ? hours
    : undefined;
}

/** The hours that the owner gives in a week; the weeks follow at once. */
export function HoursAWeek({ plan }: { plan: Plan }) {
  const [typed, setTyped] = useState(String(plan.hoursAWeek));
  const [error, setError] = useState<string>();
  const planning = useSetPlanning(plan.businessId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hoursAWeek = hoursIn(typed);
    setError(hoursAWeek === undefined ? MESSAGE : undefined);
    if (hoursAWeek === undefined) document.getElementById('hours-a-week')?.focus();
    else planning.mutate({ hoursAWeek });
  };
  return (
    <Locked businessId={plan.businessId}>
      <form className="noprint" noValidate onSubmit={submit}>
        <Field
          id="hours-a-week"
          label="Hours that you give in a week"
          error={error ?? (planning.isError ? wordsFor(planning.error, NOT_SAVED) : undefined)}
        >
          {(control) => (
            <span className="row">
              <input
                className="input hoursinput"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...control}
              />
              <button className="btn btn--quiet" type="submit" disabled={planning.isPending}>
                {planning.isPending ? 'Planning...' : 'Plan again'}
              </button>
            </span>
          )}
        </Field>
      </form>
    </Locked>
  );
}
