/**
 * Adding and removing apps, passkeys and recovery codes. Each needs fresh proof, and is told by
 * mail and in the history.
 */
import { randomUUID } from 'node:crypto';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { findUser, lockUser, type User } from '#server/identity/accounts/store.ts';
import { fullName } from '#server/base/history/actor.ts';
import { addAccountEvent } from '#server/base/history/store.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { factorsChangedMail } from '#server/base/mail/security-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Database } from '#server/base/database/database.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { appAddress, newAppKey, stepOf } from './app-codes.ts';
import { askForNewPasskey, passkeyHost, readNewPasskey } from './passkeys.ts';
import { requireProof } from './proof.ts';
import { codeHash, newCodes } from './recovery-codes.ts';
import * as store from './store.ts';

const MOST_FACTORS = 20;
const WRONG_CODE = 'This code is not right. Wait for the next one and type that.';
const NOT_MADE = 'The passkey could not be read. Try again.';

async function proven(services: IdentityServices, asking: AccountCall): Promise<User> {
  await requireProof(services, asking);
  const user = await findUser(asking.userId, services.db);
  if (!user) throw problem('not-signed-in');
  return user;
}

async function withRoom(services: IdentityServices, user: User): Promise<store.StoredFactor[]> {
  const known = await store.listFactors(user.id, services.db);
  if (known.length >= MOST_FACTORS) throw problem('too-many-factors');
  return known;
}

/** Tells the owner of a change, by mail and in the history of the account. */
async function tell(
  services: IdentityServices,
  db: Database,
  user: User,
  asking: AccountCall,
  what: string,
): Promise<void> {
  const at = services.now();
  await addMail(db, factorsChangedMail(user, what, at), at);
  const by = { id: user.id, name: fullName(user), session: asking.session ?? null };
  await addAccountEvent(user.id, db, { at, by, what, detail: null, requirementIds: [] });
  services.log.info({ event: 'factors-changed', user: user.id }, 'second factor changed');
}

async function codesWithTheFirst(services: IdentityServices, db: Database, owner: string) {
  if ((await store.countCodes(owner, db)) > 0) return { recoveryCodes: null };
  return { recoveryCodes: await makeCodes(services, db, owner) };
}

async function makeCodes(
  services: IdentityServices,
  db: Database,
  owner: string,
): Promise<string[]> {
  const codes = newCodes();
  await store.replaceCodes(owner, db, codes.map(codeHash), services.now());
  return codes;
}

/**
 * A key for an app; it counts once a code of it was entered. Throws `proof-needed` or
 * `too-many-factors`.
 */
export async function startApp(services: IdentityServices, asking: AccountCall, name: string) {
  const user = await proven(services, asking);
  await withRoom(services, user);
  const [id, key] = [randomUUID(), newAppKey()];
  await services.db.transaction((db) =>
    store.addFactor(db, {
      id,
      ownerId: user.id,
      kind: 'app',
      name,
      key,
      counter: 0,
      addedAt: services.now(),
    }),
  );
  return { id, key, address: appAddress(key, user.email) };
}

/** Makes an app count. Throws `proof-needed`, `not-found`, `invalid-input` or `too-many-tries`. */
export async function confirmApp(
  services: IdentityServices,
  asking: AccountCall,
  { factorId, code }: { readonly factorId: string; readonly code: string },
) {
  const user = await proven(services, asking);
  await countTryOrThrow(services, 'secondSteps', user.id, 'confirming');
  const factor = await store.findFactor(user.id, services.db, factorId);
  if (!factor || factor.kind !== 'app' || factor.confirmedAt) throw problem('not-found');
  const step = stepOf(factor.key, code, services.now());
  if (step === undefined) throw invalidInput({ code: WRONG_CODE });
  const made = await services.db.transaction(async (db) => {
    await lockUser(user.id, db);
    if (!(await store.useStep(user.id, db, factorId, step, services.now())))
      throw invalidInput({ code: WRONG_CODE });
    await store.confirmFactor(user.id, db, factorId, services.now());
    await tell(services, db, user, asking, `Authenticator app added: ${factor.name}`);
    return codesWithTheFirst(services, db, user.id);
  });
  void services.mailSender.deliver();
  return made;
}

function hostOrThrow(services: IdentityServices): string {
  const host = passkeyHost(services);
  if (host === undefined) throw problem('no-passkeys');
  return host;
}

/**
 * What the browser needs to make a passkey. Throws `proof-needed`, `no-passkeys` or
 * `too-many-factors`.
 */
export async function passkeyOptions(services: IdentityServices, asking: AccountCall) {
  const host = hostOrThrow(services);
  const user = await proven(services, asking);
  return askForNewPasskey(services, host, user, await withRoom(services, user));
}

/** Adds the passkey that the browser made. Throws as above, and `invalid-input`. */
export async function addPasskey(
  services: IdentityServices,
  asking: AccountCall,
  { name, passkey }: { readonly name: string; readonly passkey: unknown },
) {
  const host = hostOrThrow(services);
  const user = await proven(services, asking);
  await withRoom(services, user);
  const read = await readNewPasskey(services, host, user.id, passkey);
  if (!read) throw invalidInput({ passkey: NOT_MADE });
  const at = services.now();
  const made = await services.db.transaction(async (db) => {
    await lockUser(user.id, db);
    const factor = { ...read, id: randomUUID(), ownerId: user.id, name, addedAt: at };
    await store.addFactor(db, { ...factor, kind: 'passkey', confirmedAt: at });
    await tell(services, db, user, asking, `Passkey added: ${name}`);
    return codesWithTheFirst(services, db, user.id);
  });
  void services.mailSender.deliver();
  return made;
}

/** Removes a factor; with the last go the recovery codes. Throws `proof-needed` or `not-found`. */
export async function removeFactor(
  services: IdentityServices,
  asking: AccountCall,
  id: string,
): Promise<void> {
  const user = await proven(services, asking);
  await services.db.transaction(async (db) => {
    await lockUser(user.id, db);
    const dropped = await store.dropFactor(user.id, db, id);
    if (!dropped) throw problem('not-found');
    const what = dropped.kind === 'app' ? 'Authenticator app removed' : 'Passkey removed';
    await tell(services, db, user, asking, `${what}: ${dropped.name}`);
    if ((await store.listFactors(user.id, db)).length === 0)
      await store.replaceCodes(user.id, db, [], services.now());
  });
  void services.mailSender.deliver();
}

/**
 * Ten new recovery codes. Throws `proof-needed`, and `not-found` for an account without a second
 * factor.
 */
export async function newRecoveryCodes(services: IdentityServices, asking: AccountCall) {
  const user = await proven(services, asking);
  const recoveryCodes = await services.db.transaction(async (db) => {
    await lockUser(user.id, db);
    if ((await store.listFactors(user.id, db)).length === 0) throw problem('not-found');
    await tell(services, db, user, asking, 'New recovery codes made');
    return makeCodes(services, db, user.id);
  });
  void services.mailSender.deliver();
  return { recoveryCodes };
}
