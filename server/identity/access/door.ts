import type { Doorkeeper } from '#server/base/http/serve.ts';
import type { IdentityServices } from '../services.ts';
import { ownerOf } from '../sessions/sessions.ts';
import { saysSignedIn, signedOutCookie } from '../sessions/signed-in-cookie.ts';
import { inPlaceOfOwner } from './access.ts';

/** Lets owners in by their session, and advisers in the place of an owner. */
export const doorkeeper = (services: IdentityServices): Doorkeeper => ({
  ownerOf: (cookie) => ownerOf(services, cookie),
  putRight: (cookie) => (saysSignedIn(cookie) ? signedOutCookie(services.config.https) : undefined),
  inPlaceOf: (endpoint, params, signedIn) => inPlaceOfOwner(services, endpoint, params, signedIn),
});
