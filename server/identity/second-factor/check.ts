/**
 * Whether what was shown is one of the owner's factors: a code of an app, a recovery code, or a
 * passkey.
 */
import type { z } from 'zod/mini';
import type { secondStep } from '#contract/account/second-factor.ts';
import { findKnownDevice } from '#server/identity/sessions/device-store.ts';
import { deviceTokensIn } from '#server/identity/sessions/device-cookie.ts';
import { tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { User } from '#server/identity/accounts/store.ts';
import { invalidInput } from '#server/base/problem.ts';
import { countTryOrThrow, limitKey } from '#server/base/limits/limits.ts';
import { forgetTries } from '#server/base/limits/store.ts';
import { recoveryCodeMail } from '#server/base/mail/security-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { stepOf } from './app-codes.ts';
import { checkPasskey, passkeyHost } from './passkeys.ts';
import { codeHash, looksLikeRecoveryCode } from './recovery-codes.ts';
import {
  countCodes,
  listFactors,
  useCode,
  usePasskey,
  useStep,
  type StoredFactor,
} from './store.ts';

export type Shown = z.infer<typeof secondStep.body>;

const WRONG_CODE = 'This code is not right, or it was used before. Wait for the next one.';
const WRONG_PASSKEY = 'This passkey was not accepted. Try again, or use a code.';
const NOTHING = 'Enter the code';

/**
 * Throws `invalid-input` or `too-many-tries` unless it is. A browser that the account knows has
 * tries of its own.
 */
export async function checkShownOrThrow(
  services: IdentityServices,
  user: User,
  shown: Shown,
  cookie: string | undefined,
): Promise<void> {
  const tokens = deviceTokensIn(cookie, services.config.https).map(tokenHash);
  const from = (await findKnownDevice(user.id, services.db, tokens)) ?? 'others';
  await countTryOrThrow(services, 'secondSteps', user.id, from);
  const factors = await listFactors(user.id, services.db);
  if (!(await isRight(services, user, factors, shown))) {
    services.log.info({ event: 'second-step-failed', user: user.id }, 'second step failed');
    if (shown.passkey) throw invalidInput({ passkey: WRONG_PASSKEY });
    throw invalidInput({ code: shown.code === undefined ? NOTHING : WRONG_CODE });
  }
  await forgetTries(services.db, limitKey('secondSteps', user.id, from));
}

async function isRight(
  services: IdentityServices,
  user: User,
  factors: readonly StoredFactor[],
  { code, passkey }: Shown,
): Promise<boolean> {
  if (passkey) return isPasskey(services, user.id, factors, passkey);
  if (code === undefined) return false;
  if (looksLikeRecoveryCode(code)) return isRecoveryCode(services, user, code);
  return isAppCode(services, user.id, factors, code);
}

async function isPasskey(
  services: IdentityServices,
  owner: string,
  factors: readonly StoredFactor[],
  given: { readonly id: string },
): Promise<boolean> {
  const host = passkeyHost(services);
  const factor = factors.find(({ credentialId }) => credentialId === given.id);
  if (!host || !factor) return false;
  const counter = await checkPasskey(services, host, owner, factor, given);
  if (counter === undefined) return false;
  await usePasskey(owner, services.db, factor.id, counter, services.now());
  return true;
}

async function isAppCode(
  services: IdentityServices,
  owner: string,
  factors: readonly StoredFactor[],
  code: string,
): Promise<boolean> {
  for (const factor of factors.filter(({ kind }) => kind === 'app')) {
    const step = stepOf(factor.key, code, services.now());
    if (step === undefined) continue;
    if (await useStep(owner, services.db, factor.id, step, services.now())) return true;
  }
  return false;
}

function isRecoveryCode(services: IdentityServices, user: User, code: string): Promise<boolean> {
  return services.db.transaction(async (db) => {
    if (!(await useCode(user.id, db, codeHash(code)))) return false;
    const left = await countCodes(user.id, db);
    await addMail(db, recoveryCodeMail(user, left, services.now()), services.now());
    return true;
  });
}
