import type { BaseServices } from '#server/base/services.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { SessionReader } from './sessions/session-store.ts';

/** What the floor that knows accounts works with. */
export interface IdentityServices extends BaseServices {
  readonly passwords: Passwords;
  readonly readSession: SessionReader;
}
