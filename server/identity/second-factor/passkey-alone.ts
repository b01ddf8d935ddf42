/**
 * Signing in with a passkey alone: one that checks its owner by finger, face or PIN
 * (docs/decisions/0068-passkey-alone.md).
 */
import * as z from 'zod/mini';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { findKnownDevice } from '#server/identity/sessions/device-store.ts';
import { deviceTokensIn } from '#server/identity/sessions/device-cookie.ts';
import { addChallenge, useChallenge } from '#server/base/directory/directory.ts';
import { newSecret, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { startSession } from '#server/identity/sessions/session-start.ts';
import type { Browser } from '#server/identity/sessions/sessions.ts';
import { findUser, type User } from '#server/identity/accounts/store.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { bytes, CHALLENGE_LIVES_MS, expected, library, passkeyHost } from './passkeys.ts';
import { listFactors, usePasskey, type StoredFactor } from './store.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What a passkey says of whose it is: the id of the account, as it was made with. */
const withHolder = z.object({
  response: z.object({ userHandle: z.string().check(z.maxLength(100)) }),
});

function hostOrThrow(services: IdentityServices): string {
  const host = passkeyHost(services);
  if (host === undefined) throw problem('no-passkeys');
  return host;
}

/**
 * What the browser needs to ask for any passkey of this site. Nobody is named. Throws `no-passkeys`
 * or `too-many-tries`.
 */
export async function passkeySignInOptions(services: IdentityServices, network: string) {
  const host = hostOrThrow(services);
  await countTryOrThrow(services, 'passkeySignIns', network);
  const challenge = newSecret();
  const until = new Date(services.now().getTime() + CHALLENGE_LIVES_MS);
  await addChallenge(services.db, tokenHash(challenge), until);
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: bytes(challenge),
    userVerification: 'required',
  });
}

interface Found {
  readonly user: User;
  readonly factor: StoredFactor;
}

/** The account that a passkey names, and the passkey as it is stored there. */
async function holderOfPasskey(
  services: IdentityServices,
  given: { readonly id: string },
): Promise<Found | undefined> {
  const read = z.safeParse(withHolder, given);
  if (!read.success) return undefined;
  const owner = Buffer.from(read.data.response.userHandle, 'base64url').toString();
  if (!UUID.test(owner)) return undefined;
  const user = await findUser(owner, services.db);
  const factors = user ? await listFactors(owner, services.db) : [];
  const factor = factors.find(({ credentialId }) => credentialId === given.id);
  return user && factor && { user, factor };
}

/**
 * The new counter of the passkey; undefined where it did not sign a challenge of ours, or did not
 * check its owner.
 */
async function counterOf(
  services: IdentityServices,
  host: string,
  { factor }: Found,
  given: unknown,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    ...expected(services, host),
    response: given as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      useChallenge(services.db, tokenHash(challenge), services.now()),
    credential: {
      id: factor.credentialId ?? '',
      publicKey: bytes(factor.key),
      counter: factor.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/**
 * Signs in. Returns the account and the Set-Cookie lines. Throws `passkey-unknown`,
 * `account-disabled`, `no-passkeys` or `too-many-tries`.
 */
export async function signInByPasskey(
  services: IdentityServices,
  given: { readonly id: string },
  browser: Browser,
  network: string,
): Promise<{ user: User; cookies: string[] }> {
  const host = hostOrThrow(services);
  await countTryOrThrow(services, 'passkeySignIns', network);
  const found = await holderOfPasskey(services, given);
  const counter = found && (await counterOf(services, host, found, given));
  if (!found || counter === undefined) {
    services.log.info({ event: 'passkey-sign-in-failed' }, 'sign-in with a passkey failed');
    throw problem('passkey-unknown');
  }
  const { user, factor } = found;
  if (user.disabledAt) throw problem('account-disabled');
  await usePasskey(user.id, services.db, factor.id, counter, services.now());
  const tokens = deviceTokensIn(browser.cookie, services.config.https).map(tokenHash);
  const device = await findKnownDevice(user.id, services.db, tokens);
  const cookies = await startSession(services, { user, device, passkey: factor.name }, browser);
  services.log.info({ event: 'signed-in', user: user.id }, 'signed in with a passkey');
  return { user, cookies };
}
