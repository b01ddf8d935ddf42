import { useNavigate } from 'react-router';
import { useAddTrial, useRemoveTrial } from '#web/api/request-desk.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { requestOf } from '#web/parts/requests/addresses.ts';

/** Adds an example to try the desk with, or takes the examples away. */
export function Example({ businessId, has }: { businessId: string; has: boolean }) {
  const add = useAddTrial(businessId);
  const remove = useRemoveTrial(businessId);
  const navigate = useNavigate();
  const pending = add.isPending || remove.isPending;
  const run = () => {
    if (pending) return;
    if (has) remove.mutate();
    else add.mutate(undefined, { onSuccess: ({ id }) => void navigate(requestOf(businessId, id)) });
  };
  const fault = add.error ?? remove.error;
  return (
    <>
      <button
        className="btn btn--quiet"
        type="button"
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={run}
      >
        {pending ? 'One moment...' : has ? 'Take the example away' : 'Try it with an example'}
      </button>
      {fault !== null && (
        <span className="error" role="alert">
          {wordsFor(fault, 'This did not work. Try again.')}
        </span>
      )}
    </>
  );
}
