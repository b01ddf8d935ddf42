import { useNavigate } from 'react-router';
import { deleteAccount, type Removed } from '#contract/account/account.ts';
import { useDeleteAccount } from '#web/api/account/account.ts';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { plural } from '#text/figures.ts';
import { list } from '#text/english.ts';

const FAILED = 'The account could not be deleted. Nothing was removed. Try again in a moment.';

/** What was deleted, for the page that comes after. */
function wordsOf(removed: Removed): string {
  const { businesses, answers, tasks, history, receipts, details, dataMaps } = removed;
  const { versions, publications, ratings } = removed;
  const counted: readonly (readonly [number, string])[] = [
    [businesses, plural(businesses, 'business', 'businesses')],
    [answers, plural(answers, 'answer')],
    [tasks, plural(tasks, 'marked task')],
    [history, plural(history, 'history entry', 'history entries')],
    [receipts, plural(receipts, 'saved assessment')],
    [details, plural(details, 'detail')],
    [dataMaps, plural(dataMaps, 'data map')],
    [versions, plural(versions, 'version of documents', 'versions of documents')],
    [publications, plural(publications, 'published page', 'published pages')],
    [ratings, plural(ratings, 'rating')],
  ];
  const gone = counted.flatMap(([value, words]) => (value === 0 ? [] : [words]));
  const what = gone.length === 0 ? '' : `, with ${list(gone)}`;
  return `Your account is deleted${what}. You are signed out.`;
}

function useDeletion() {
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const form = useCheckedForm(deleteAccount.body, { password: '' });
  const onSubmit = form.submit(async (values) => {
    const removed = await orRefusal(remove.mutateAsync(values), FAILED);
    await navigate('/login', { state: { notice: wordsOf(removed) } });
  });
  return { form, onSubmit, pending: remove.isPending };
}

/** Asks for confirmation and for the password. */
export function ConfirmDeletion({ email, onClose }: { email: string; onClose: () => void }) {
  const { form, onSubmit, pending } = useDeletion();
  const password = useShownPassword();
  const refusal = form.troubles.find(({ field }) => field === undefined);
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p>
        All your businesses, answers, tasks, notes, documents and saved assessments are deleted for
        good. This cannot be undone. Download everything first if you may need it. Pages that you
        published say that they were taken down. Nobody gets their addresses again, not even you.
      </p>
      {refusal && (
        <p className="error" role="alert">
          {refusal.message}
        </p>
      )}
      <form className="stack" method="post" noValidate onSubmit={onSubmit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          registered={form.register('password')}
          error={form.messageOf('password')}
          shown={password.shown}
        />
        {password.box}
        <div className="row">
          <Submit tone="danger" pending={pending} doing="Deleting...">
            Delete account
          </Submit>
          <button className="btn btn--quiet" type="button" onClick={onClose}>
            Keep it
          </button>
        </div>
      </form>
    </Dialog>
  );
}
