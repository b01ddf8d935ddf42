/** Who asks for something about an account, and from where. */
import type { Owner } from '#server/base/owner.ts';

/** The signed-in owner, the session cookie and the network of the request. */
export interface AccountCall {
  readonly userId: string;
  readonly cookie: string | undefined;
  readonly network: string;
  readonly device: string | undefined;
  /** The short name of the session, for the history. */
  readonly session: string;
}

interface Asked {
  readonly owner: Owner;
  readonly cookie: string | undefined;
  readonly network: string;
  readonly device: string | undefined;
}

export const callOf = ({
  owner: { userId, session },
  cookie,
  network,
  device,
}: Asked): AccountCall => ({
  userId,
  session,
  cookie,
  network,
  device,
});
