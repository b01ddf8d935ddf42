/**
 * Passkeys: what the browser is asked, and the check of what it gives. Each challenge is good once,
 * for five minutes.
 */
import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { addToken, useToken } from '#server/identity/accounts/link-store.ts';
import { newSecret, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { StoredFactor } from './store.ts';

/** Loaded at the first passkey: it costs time at the start, and makes Node warn of experiments. */
export const library = () => import('@simplewebauthn/server');

export const CHALLENGE_LIVES_MS = 5 * 60 * 1000;
export const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/**
 * The host name to which passkeys belong. A loopback address has the name localhost; other bare
 * addresses have none.
 */
export function passkeyHost(services: Pick<IdentityServices, 'origin'>): string | undefined {
  const { hostname } = new URL(services.origin());
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (bare.startsWith('127.') || bare === '::1') return 'localhost';
  return isIP(bare) ? undefined : hostname;
}

/** What a passkey must have signed for. */
export function expected(services: Pick<IdentityServices, 'origin'>, host: string) {
  const origin = new URL(services.origin());
  origin.hostname = host;
  return { expectedOrigin: origin.origin, expectedRPID: host, requireUserVerification: false };
}

async function newChallenge(services: IdentityServices, owner: string): Promise<string> {
  const challenge = newSecret();
  await addToken(owner, services.db, {
    purpose: 'passkey',
    tokenHash: tokenHash(challenge),
    expiresAt: new Date(services.now().getTime() + CHALLENGE_LIVES_MS),
  });
  return challenge;
}

/** Whether this was a challenge for this owner that was not used before. */
const usedChallenge = (services: IdentityServices, owner: string) => (challenge: string) =>
  useToken(owner, services.db, 'passkey', tokenHash(challenge), services.now());

interface Holder {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What the browser needs to make a passkey. */
export async function askForNewPasskey(
  services: IdentityServices,
  host: string,
  user: Holder,
  known: readonly StoredFactor[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Statewise',
    rpID: host,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    challenge: bytes(await newChallenge(services, user.id)),
    attestationType: 'none',
    excludeCredentials: credentialsOf(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The passkey that the browser made; undefined where it is not what was asked for. */
export async function readNewPasskey(
  services: IdentityServices,
  host: string,
  owner: string,
  given: unknown,
): Promise<Pick<StoredFactor, 'key' | 'credentialId' | 'transports' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: given as RegistrationResponseJSON,
    expectedChallenge: usedChallenge(services, owner),
    ...expected(services, host),
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? null,
  };
}

/** What the browser needs to ask for one of these passkeys. */
export async function askForPasskey(
  services: IdentityServices,
  host: string,
  owner: string,
  known: readonly StoredFactor[],
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: bytes(await newChallenge(services, owner)),
    allowCredentials: credentialsOf(known),
    userVerification: 'preferred',
  });
}

/** The new counter of a passkey that signed the challenge; undefined where it did not. */
export async function checkPasskey(
  services: IdentityServices,
  host: string,
  owner: string,
  factor: StoredFactor,
  given: unknown,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: given as AuthenticationResponseJSON,
    expectedChallenge: usedChallenge(services, owner),
    credential: {
      id: factor.credentialId ?? '',
      publicKey: bytes(factor.key),
      counter: factor.counter,
    },
    ...expected(services, host),
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

const credentialsOf = (known: readonly StoredFactor[]) =>
  known.flatMap(({ credentialId, transports }) =>
    credentialId === null
      ? []
      : [
          {
            id: credentialId,
            ...(transports && { transports: transports as AuthenticatorTransport[] }),
          },
        ],
  );
