/**
 * What the person who runs an installation does for accounts. Each command says what it did in
 * lines of text; what it changed stands in the history of the account, done by "Operator".
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { list } from '#text/english.ts';
import { hashOfPassword } from '#server/identity/passwords/passwords.ts';
import { undoAccount } from '#server/whole/ending.ts';
import { takeFactorsAway } from './lost-factors.ts';
import { resetLinkFor, verificationMailFor } from './links.ts';
import type { Operating } from './operating.ts';
import type { User } from '#server/identity/accounts/store.ts';
import { addUser, deleteUserById, findUserByEmail } from '#server/identity/accounts/store.ts';
import { endSessionsOf } from '#server/identity/sessions/session-store.ts';
import { dropMailsTo } from '#server/base/mail/store.ts';
import { countHoldings } from '#server/whole/holdings.ts';
import { addAccountEvent } from '#server/base/history/store.ts';
import { vacuum } from '#server/base/database/embedded/vacuum.ts';
import { inLines, verifyHistory } from '#server/whole/history-check.ts';
import type { Changed } from '#server/base/history/changes.ts';
import { listAccounts, setDisabled, setQuotaTimes, type ListedAccount } from './store.ts';

/** A command that cannot be carried out; its message says why, in one line. */
export class Refused extends Error {}

interface Command {
  /** What stands after the name. */
  readonly use: string;
  readonly does: string;
  readonly run: (operating: Operating, given: readonly string[]) => Promise<string[]>;
}

const OPERATOR = { id: 'operator', name: 'Operator', session: null };

const note = (
  { db, now }: Operating,
  { id }: User,
  what: string,
  changes: readonly Changed[] = [],
) =>
  addAccountEvent(id, db, {
    at: now(),
    by: OPERATOR,
    what,
    detail: null,
    requirementIds: [],
    changes,
  });

async function account({ db }: Operating, email = ''): Promise<User> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Refused(`No account has the address ${email}.`);
  return user;
}

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'no';

const line = (each: ListedAccount) =>
  [
    each.email,
    `${each.firstName} ${each.lastName}`,
    `since ${day(each.createdAt)}`,
    `confirmed ${day(each.emailVerifiedAt)}`,
    `businesses ${each.businesses}`,
    `entries ${each.events}`,
    `quota ×${each.quotaTimes}`,
    ...(each.disabledAt ? [`disabled ${day(each.disabledAt)}`] : []),
  ].join('\t');

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    use: '[part of an address]',
    does: 'Lists accounts, 500 at most',
    run: async ({ db }, [part = '']) => (await listAccounts(db, part)).map(line),
  },
  add: {
    use: 'ADDRESS FIRST-NAME LAST-NAME BUSINESS',
    does: 'Opens an account and prints the link with which its owner chooses a password: the way to the first account where REGISTRATION is closed',
    run: async (operating, [email = '', firstName = '', lastName = '', businessName = '']) => {
      if (![firstName, lastName, businessName].every((each) => each.trim() !== ''))
        throw new Refused('Say first name, last name and business as well.');
      const opened = {
        id: randomUUID(),
        email,
        firstName,
        lastName,
        businessName,
        // Nobody knows this one: the owner chooses another by the link.
        passwordHash: await hashOfPassword(randomBytes(24).toString('base64url')),
        createdAt: operating.now(),
      };
      const added = await operating.db.transaction((db) => addUser(db, opened));
      if (!added) throw new Refused(`${email} has an account already.`);
      await note(operating, added, 'Account opened by the operator');
      return [await resetLinkFor(operating, added), HAND_OVER];
    },
  },
  'reset-password': {
    use: 'ADDRESS',
    does: 'Prints a link with which the owner chooses a new password. A second step at sign-in stays',
    run: async (operating, [email]) => {
      const user = await account(operating, email);
      await note(operating, user, 'Link to a new password made by the operator');
      return [await resetLinkFor(operating, user), HAND_OVER];
    },
  },
  resend: {
    use: 'ADDRESS',
    does: 'Mails the link that confirms the address once more',
    run: async (operating, [email]) => {
      const user = await account(operating, email);
      if (user.emailVerifiedAt) return [`${user.email} is confirmed already.`];
      await verificationMailFor(operating, user);
      return [`A mail to ${user.email} is waiting to be sent.`];
    },
  },
  'revoke-sessions': {
    use: 'ADDRESS',
    does: 'Signs the owner out everywhere',
    run: async (operating, [email]) => {
      const user = await account(operating, email);
      await endSessionsOf(user.id, operating.db);
      await note(operating, user, 'Signed out everywhere by the operator');
      return [`${user.email} is signed out everywhere.`];
    },
  },
  'reset-factors': {
    use: 'ADDRESS',
    does: 'Takes apps, passkeys and recovery codes away, for an owner who lost them all. The owner is told by mail; the password stays',
    run: async (operating, [email]) => {
      const user = await account(operating, email);
      const gone = await operating.db.transaction(async (db) => {
        const names = await takeFactorsAway(db, user, operating.now());
        const changes = names.map((of) => ({ of, before: 'on', after: null }));
        if (names.length > 0)
          await note({ ...operating, db }, user, 'Second step taken away by the operator', changes);
        return names;
      });
      if (gone.length === 0) return [`${user.email} has no second step. Nothing was changed.`];
      return [
        `${user.email} signs in with the password alone now: ${list(gone)} taken away.`,
        'A mail that says so is waiting to be sent.',
      ];
    },
  },
  disable: {
    use: 'ADDRESS',
    does: 'Lets nobody sign in to the account. Its data and published pages stay',
    run: async (operating, [email]) => {
      const user = await account(operating, email);
      await setDisabled(user.id, operating.db, operating.now());
      await endSessionsOf(user.id, operating.db);
      await note(operating, user, 'Disabled by the operator');
      return [`${user.email} is disabled.`];
    },
  },
  enable: {
    use: 'ADDRESS',
    does: 'Lets the owner sign in again',
    run: async (operating, [email]) => {
      const user = await account(operating, email);
      await setDisabled(user.id, operating.db, null);
      await note(operating, user, 'Enabled by the operator');
      return [`${user.email} is enabled.`];
    },
  },
  quota: {
    use: 'ADDRESS TIMES',
    does: 'Gives the account a whole number of times the usual room',
    run: async (operating, [email, times = '']) => {
      const wanted = Number(times);
      if (!/^\d{1,3}$/.test(times) || wanted < 1)
        throw new Refused('Say how many times the usual room: a whole number from 1 to 999.');
      const user = await account(operating, email);
      await setQuotaTimes(user.id, operating.db, wanted);
      await note(operating, user, 'Room changed by the operator', [
        { of: 'quota', before: user.quotaTimes, after: wanted },
      ]);
      return [`${user.email} has ${wanted} times the usual room.`];
    },
  },
  'verify-history': {
    use: '',
    does: 'Says whether every event of every history is as it was written (also: npm run verify-history)',
    run: async ({ db, owned }) => {
      const { lines, right } = inLines(await verifyHistory(db, owned));
      if (!right) throw new Refused(lines.join('\n'));
      return lines;
    },
  },
  vacuum: {
    use: '',
    does: 'Takes what was erased out of the files of the database as well. Everybody waits meanwhile',
    run: async ({ db }) =>
      (await vacuum(db))
        ? ['What was erased is in no file of the database any more. Older backups may hold it.']
        : [
            'Rows were written anew. The log of changes is the server’s own: its files are used again in time.',
          ],
  },
  delete: {
    use: 'ADDRESS --with-everything',
    does: 'Deletes the account with everything that belongs to it, for good',
    run: async (operating, [email, sure]) => {
      const user = await account(operating, email);
      if (sure !== '--with-everything')
        throw new Refused(
          `Nothing was deleted. To delete ${user.email} with all its data, say --with-everything after the address.`,
        );
      const holdings = await operating.db.transaction(async (db) => {
        const counted = await countHoldings(user.id, db);
        await undoAccount(operating.owned, user.id, db, operating.now());
        await deleteUserById(user.id, db);
        await dropMailsTo(db, user.email);
        return counted;
      });
      const { businesses, history, versions } = holdings;
      return [
        `${user.email} was deleted, with ${businesses} businesses, ${history} entries of history and ${versions} versions of documents.`,
      ];
    },
  },
};

const HAND_OVER = 'It works once, for 1 hour. Give it only to the owner of the account.';

/** The commands with what stands after them, a line each. */
export const help = (): string[] => [
  'Use it like this: npm run admin -- COMMAND',
  ...Object.entries(COMMANDS).map(
    ([name, { use, does }]) => `  ${`${name} ${use}`.trimEnd()}\n      ${does}`,
  ),
];

/** Carries out one command. Throws `Refused`. */
export async function carryOut(
  operating: Operating,
  [name = '', ...given]: readonly string[],
): Promise<string[]> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refused(help().join('\n'));
  if (command.use.startsWith('ADDRESS') && !given[0]?.includes('@'))
    throw new Refused(`Say which account: npm run admin -- ${name} ${command.use}`);
  return command.run(operating, given);
}
