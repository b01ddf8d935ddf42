import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import { usePlan, useSetPlanning } from '#web/api/plan.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Locked } from '#web/parts/owner-page/may.tsx';

const NOT_SAVED = 'Your choice could not be saved. Try again.';

/** Whether the owner gets a mail on the day to look again. */
export function LookMails({ business }: { business: Business }) {
  const reply = usePlan(business.id);
  const planning = useSetPlanning(business.id);
  const [chosen, setChosen] = useState<boolean>();
  const choose = (lookAgainMails: boolean) => {
    setChosen(lookAgainMails);
    planning.mutate({ lookAgainMails }, { onError: () => setChosen(undefined) });
  };
  return (
    <Locked businessId={business.id}>
      <div className="stack-sm noprint">
        <label className="pick">
          <input
            type="checkbox"
            checked={chosen ?? reply.data?.lookAgainMails ?? false}
            disabled={!reply.isSuccess}
            onChange={(event) => choose(event.target.checked)}
          />
          Mail me on the day to look again
        </label>
        <p className="small soft">
          One mail, when nothing is left to do and a law of your states changes or your numbers are
          a year old. One when we tell you something else than before: at once if it is urgent, else
          at most once a week. They go to your address once you have confirmed it.
        </p>
        {planning.isError && (
          <p className="error" role="alert">
            {wordsFor(planning.error, NOT_SAVED)}
          </p>
        )}
      </div>
    </Locked>
  );
}
