/**
 * Passwords: argon2id at 19 MiB, two passes, one lane (docs/quality.md V11), with a limit on hashes
 * at once.
 */
import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { HashQueue, type Place } from './hash-queue.ts';

/** What a hash costs: kibibytes of memory, passes, lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Algorithm is a const enum of the package, which cannot be imported under erasable syntax only; 2
 * is argon2id.
 */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;

export interface Passwords {
  /** Whether a stored hash was made by another algorithm, or at another cost, than today's. */
  isOfBefore(passwordHash: string): boolean;
  /** Throws `busy` where no further hash of this place may wait. */
  refuseWhenFull(place: Place): void;
  hash(password: string, place: Place): Promise<string>;
  /** Takes as long for an account that does not exist (undefined) as for one that does. */
  matches(passwordHash: string | undefined, password: string, place: Place): Promise<boolean>;
}

/** How every hash of this cost begins. */
const beginning = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** The hash of a password, outside the queue of the server. */
export const hashOfPassword = (password: string, cost = COST): Promise<string> =>
  hash(password, { ...cost, algorithm: ARGON2ID });

/**
 * Hashes and checks passwords; both count towards the same limit. Another cost than the server's is
 * for tests, which sign thousands of owners in.
 */
export async function createPasswords(cost = COST): Promise<Passwords> {
  const queue = new HashQueue();
  const nobodys = await hashOfPassword(randomBytes(24).toString('base64url'), cost);
  return {
    isOfBefore: (passwordHash) => !passwordHash.startsWith(beginning(cost)),
    refuseWhenFull: (place) => queue.refuseWhenFull(place),
    hash: (password, place) => queue.run(place, () => hashOfPassword(password, cost)),
    matches: async (passwordHash, password, place) => {
      const same = await queue.run(place, () => verify(passwordHash ?? nobodys, password));
      return same && passwordHash !== undefined;
    },
  };
}
