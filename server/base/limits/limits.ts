/** How often something may be tried (docs/quality.md R16), and the check. */
import { before } from '#text/trailing.ts';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { counted } from '#text/english.ts';
import type { Database } from '#server/base/database/database.ts';
import { problem } from '#server/base/problem.ts';
import { countTries, countTry, triesSoFar, uncountTry } from './store.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '#calendar/lengths.ts';
import { inFigures } from '#text/figures.ts';

export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

const MINUTE = 60;

export const LIMITS = {
  /**
   * Failed sign-ins for one account from one network, in browsers that the account does not know.
   */
  signInFailures: { most: 10, seconds: 15 * MINUTE },
  /** The same from all networks together: a list of addresses does not help a guesser. */
  accountFailures: { most: 30, seconds: HOUR_SECONDS },
  /**
   * Failed sign-ins, and all sign-ins, in one browser that the account knows: no stranger can use
   * them up.
   */
  deviceFailures: { most: 10, seconds: 15 * MINUTE },
  deviceTries: { most: 30, seconds: MINUTE },
  /** Sign-ins from one network in unknown browsers, successful or not. */
  signInTries: { most: 50, seconds: MINUTE },
  /** Sign-ins with a passkey alone from one network, each asked for and answered. */
  passkeySignIns: { most: 120, seconds: MINUTE },
  /** Second steps that failed, in one browser that the account knows, or in all others together. */
  secondSteps: { most: 10, seconds: 15 * MINUTE },
  /** New accounts from one network. */
  registrations: { most: 20, seconds: HOUR_SECONDS },
  /** Uses of mailed links from one network. */
  links: { most: 30, seconds: 15 * MINUTE },
  /** Mails asked for by one account. */
  verificationMails: { most: 5, seconds: HOUR_SECONDS },
  /**
   * Reset mails for one account from one network, or from a browser that it knows; from all other
   * browsers; all from one network.
   */
  resetMails: { most: 3, seconds: HOUR_SECONDS },
  accountResetMails: { most: 6, seconds: HOUR_SECONDS },
  resetTries: { most: 20, seconds: HOUR_SECONDS },
  /** Confirmations of the password, by one owner from one network. */
  passwordChecks: { most: 10, seconds: 15 * MINUTE },
  /** Exports of one owner. */
  downloads: { most: 30, seconds: HOUR_SECONDS },
  /** New businesses, and receipts, of one owner. */
  newBusinesses: { most: 200, seconds: HOUR_SECONDS },
  receipts: { most: 200, seconds: HOUR_SECONDS },
  /**
   * New feed addresses of one owner; reads of feeds from one network, where one calendar service
   * may serve many owners.
   */
  newFeeds: { most: 60, seconds: HOUR_SECONDS },
  feedReads: { most: 600, seconds: 15 * MINUTE },
  /** Calls of assistants from one network, where one service may ask for many people. */
  assistantCalls: { most: 600, seconds: 15 * MINUTE },
  /** New versions of documents, comparisons, and printed files, of one owner. */
  newVersions: { most: 300, seconds: HOUR_SECONDS },
  comparisons: { most: 300, seconds: HOUR_SECONDS },
  prints: { most: 600, seconds: HOUR_SECONDS },
  /** Everything that one owner stores about businesses. */
  writes: { most: 3000, seconds: HOUR_SECONDS },
  /** Publications, and names in addresses that one owner tried. */
  publications: { most: 60, seconds: HOUR_SECONDS },
  /**
   * Invitations and links for reading of one owner; reads of such links from one network;
   * invitations that one account opens.
   */
  invitations: { most: 20, seconds: HOUR_SECONDS },
  /** Requests that one owner gives to helpers, and to one of them. */
  givings: { most: 200, seconds: HOUR_SECONDS },
  givingsToOne: { most: 60, seconds: HOUR_SECONDS },
  /** Mails to an owner on notes of helpers about one request. */
  helperNotes: { most: 5, seconds: HOUR_SECONDS },
  readLinks: { most: 120, seconds: 15 * MINUTE },
  openedInvitations: { most: 30, seconds: HOUR_SECONDS },
  /** Requests at a desk: beyond these, each is held for a look, and none is refused. */
  requestsOfNetwork: { most: 10, seconds: HOUR_SECONDS },
  requestsOfAddress: { most: 5, seconds: DAY_SECONDS },
  requestsOfDesk: { most: 300, seconds: DAY_SECONDS },
  /** Beyond this, the form names the other ways for the rest of the day. */
  requestFlood: { most: 2_000, seconds: DAY_SECONDS },
  /** Beyond this, it names them to one network, whose posts then fill nobody's form. */
  requestFloodOfNetwork: { most: 200, seconds: DAY_SECONDS },
  /**
   * As the flood, of all desks of one owner: forms fill no quota, so that no stranger can fill an
   * account.
   */
  requestFloodOfOwner: { most: 4_000, seconds: DAY_SECONDS },
  /**
   * Letters of an owner's own words that one owner mails about requests, over all businesses; and
   * to one address.
   */
  requestLetters: { most: 200, seconds: DAY_SECONDS },
  requestLettersToOne: { most: 10, seconds: DAY_SECONDS },
  /** What is done at the page of one request. */
  requestActs: { most: 30, seconds: DAY_SECONDS },
  /** Mails about requests to one address, over all desks, and of one desk. */
  requestMails: { most: 3, seconds: DAY_SECONDS },
  requestMailsOfDesk: { most: 200, seconds: DAY_SECONDS },
  /**
   * Looks at sites that one account starts; of one site, by those who have not shown that it is
   * theirs.
   */
  siteTests: { most: 3, seconds: DAY_SECONDS },
  siteTestsOfSite: { most: 1, seconds: DAY_SECONDS },
  /** Tests of sites that are proven, and checks of a proof, of one account. */
  ownSiteTests: { most: 12, seconds: DAY_SECONDS },
  siteProofs: { most: 20, seconds: HOUR_SECONDS },
  /** Ratings of one owner, given and withdrawn. */
  ratings: { most: 200, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The key of a count. It is hashed, so that no mail or network address is stored. */
export function limitKey(name: LimitName, ...who: string[]): string {
  return createHash('sha256')
    .update([name, ...who].join('\n'))
    .digest('base64url');
}

/** Counts one try; throws `too-many-tries`, with the seconds to wait, if the limit is exceeded. */
export async function countTryOrThrow(
  services: { db: Database; limits: Limits; now: () => Date },
  name: LimitName,
  ...who: string[]
): Promise<void> {
  const limit = services.limits[name];
  const now = services.now();
  const { tries, resetsAt } = await countTry(
    services.db,
    limitKey(name, ...who),
    now,
    limit.seconds * 1000,
  );
  if (tries <= limit.most) return;
  const wait = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000);
  const retryAfter = Math.min(Math.max(wait, 1), limit.seconds);
  throw problem('too-many-tries', {
    retryAfter,
    ...(name === 'writes' && inWords(limit, retryAfter)),
  });
}

/** Whoever saves so much did not guess a password: "too many tries" would say nothing. */
function inWords({ most }: Limit, seconds: number): { message: string } {
  const minutes = counted(Math.ceil(seconds / MINUTE), 'minute', 'minutes');
  return {
    message: `You made ${inFigures(most)} changes within an hour. You can make more in ${minutes}. What you saved is safe.`,
  };
}

/**
 * Counts one try. Says whether the limit is exceeded, for what is then done otherwise and not
 * refused.
 */
export async function isOverLimit(
  services: { db: Database; limits: Limits; now: () => Date },
  name: LimitName,
  ...who: string[]
): Promise<boolean> {
  const [isOver] = await areOverLimit(services, [[name, ...who]]);
  return isOver ?? false;
}

/** The same for several limits in one statement; no two of them may be one limit of one key. */
export async function areOverLimit(
  services: { db: Database; limits: Limits; now: () => Date },
  counts: readonly (readonly [name: LimitName, ...who: string[]])[],
): Promise<boolean[]> {
  const windows = counts.map(([name, ...who]) => ({
    key: limitKey(name, ...who),
    windowMs: services.limits[name].seconds * 1000,
  }));
  const tries = await countTries(services.db, services.now(), windows);
  return counts.map(([name], at) => (tries[at]?.tries ?? 0) > services.limits[name].most);
}

/** Takes back a try that was counted and then not made. */
export async function takeBackTry(
  services: { db: Database },
  name: LimitName,
  ...who: string[]
): Promise<void> {
  await uncountTry(services.db, limitKey(name, ...who));
}

/** How many more are left in this window; none is counted. */
export async function triesLeft(
  services: { db: Database; limits: Limits; now: () => Date },
  name: LimitName,
  ...who: string[]
): Promise<number> {
  const so = await triesSoFar(services.db, limitKey(name, ...who), services.now());
  return Math.max(services.limits[name].most - so, 0);
}

/**
 * The network of an address: the address itself, or the first 64 bits of an IPv6 address, which one
 * household shares.
 */
export function networkOf(address: string): string {
  const plain = before(address.toLowerCase(), '%').replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? start
      : [...start, ...Array<string>(Math.max(8 - start.length - end.length, 0)).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
