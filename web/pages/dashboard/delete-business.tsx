import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useDeleteBusiness } from '#web/api/businesses.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function DeleteBusiness({ business }: { business: Business }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteBusiness(business.id);
  const navigate = useNavigate();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({
          title: 'Business deleted',
          text: `${business.businessName} and all its answers are gone.`,
        });
        void navigate('/dashboard');
      },
    });
  return (
    <section className="apart stack-sm" aria-labelledby="delete">
      <h2 id="delete" className="figure">
        Delete this business
      </h2>
      <p className="small soft">Its answers, tasks, notes and history go with it.</p>
      <p>
        <button className="btn btn--quiet btn--warn" type="button" onClick={() => setAsking(true)}>
          Delete business
        </button>
      </p>
      {asking && (
        <Dialog title={`Delete ${business.businessName}?`} onClose={() => setAsking(false)}>
          <p>
            All its answers, finished tasks, notes and history are deleted for good. This cannot be
            undone. If it had a page for everybody here, a policy or a request form, that page says
            that it was taken down. Nobody gets its address again, not even you.
          </p>
          {remove.isError && (
            <p className="error" role="alert">
              {wordsFor(remove.error, 'It could not be deleted. Try again.')}
            </p>
          )}
          <div className="row">
            <button className="btn btn--quiet" type="button" onClick={() => setAsking(false)}>
              Keep it
            </button>
            <button
              className="btn btn--danger"
              type="button"
              disabled={remove.isPending}
              onClick={confirm}
            >
              {remove.isPending ? 'Deleting...' : 'Delete business'}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
