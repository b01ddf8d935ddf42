import { statusOf, wordsFor } from '#web/api/client/request.ts';
import { usePasskeySignIn } from '#web/api/account/second-factor.ts';

const NOT_USED = 'No passkey was used. Try again, or sign in with your password.';
const FAILED = 'The passkey could not be checked. Try again in a moment.';

/** Signs in with a passkey, without address and password. */
export function PasskeyAlone({ onDone }: { onDone: () => Promise<void> }) {
  const signIn = usePasskeySignIn();
  const { error } = signIn;
  const words = error && (statusOf(error) === undefined ? NOT_USED : wordsFor(error, FAILED));
  return (
    <div className="stack-sm">
      <button
        className="btn btn--quiet"
        type="button"
        disabled={signIn.isPending}
        onClick={() => signIn.mutate(undefined, { onSuccess: () => void onDone() })}
      >
        {signIn.isPending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </button>
      {words && (
        <p className="error" role="alert">
          {words}
        </p>
      )}
    </div>
  );
}
