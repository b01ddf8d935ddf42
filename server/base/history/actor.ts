/** Who does something, for the history. */
import { createHash } from 'node:crypto';

export interface Actor {
  /** The id of the account that acts. */
  readonly id: string;
  readonly name: string;
  /** A short name of the session; null where there is none. */
  readonly session: string | null;
}

/** What the program does by itself, on its own clock. */
export const BY_ITSELF: Actor = { id: 'statewise', name: 'Statewise', session: null };

const LENGTH = 12;

/** A short name of a session that reveals nothing of its token. */
export const sessionName = (tokenHash: string): string =>
  createHash('sha256').update(tokenHash).digest('hex').slice(0, LENGTH);

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The owner's name as the history shows it. */
export const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

/** The signed-in owner as the one who acts, or the adviser who acts in the owner's place. */
export const actorOf = (
  owner: Named & {
    readonly userId: string;
    readonly session: string;
    readonly adviser?: { readonly id: string; readonly name: string };
  },
): Actor => ({
  id: owner.userId,
  name: fullName(owner),
  ...owner.adviser,
  session: owner.session,
});
