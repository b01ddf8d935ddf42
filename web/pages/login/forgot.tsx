/** "Forgot password": what happens, in words. Loaded when somebody asks. */
import type { ReactNode } from 'react';
import { credentials, forgot } from '#contract/account/auth.ts';
import { call, RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import { FAILURES, NOTICES } from '#web/words/notices.ts';

export interface Reply {
  readonly notice?: ReactNode;
  /** What is wrong with the typed address. */
  readonly trouble?: string;
}

const COMMAND = 'npm run admin -- reset-password';

function NoMail({ command }: { command: string }) {
  return (
    <>
      <p>{NOTICES.resetLater.text}</p>
      <p className="small">
        This site sends no mail yet. The person who runs it can help you now. They run{' '}
        <code>{command}</code> on its server and give you the link.
      </p>
    </>
  );
}

/**
 * Asks for a link to this address. A server that sends no mail needs none: it says who can help.
 */
export async function askForLink(typed: string): Promise<Reply> {
  const email = credentials.shape.email.safeParse(typed);
  const blank = typed.trim() === '';
  if (!email.success && !blank) return { trouble: email.error.issues[0]?.message ?? '' };
  try {
    const { mailed } = await call(forgot, { body: email.success ? { email: email.data } : {} });
    if (mailed)
      return {
        notice: `If ${typed.trim()} has an account, a link to set a new password is on its way.`,
      };
    toast(NOTICES.resetLater);
    const whose = email.success && /^[\w@.+-]+$/.test(email.data) ? email.data : 'your@address';
    return { notice: <NoMail command={`${COMMAND} ${whose}`} /> };
  } catch (fault) {
    const trouble = fault instanceof RequestFailed ? fault.problem?.fields?.['email'] : undefined;
    return trouble === undefined
      ? { notice: wordsFor(fault, FAILURES.register.text) }
      : { trouble };
  }
}
