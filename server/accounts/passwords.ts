/**
 * Passwords: argon2id at 19 MiB, two passes, one lane (docs/quality.md V11), with a limit on hashes at once.
 */
import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { problem } from '../http/problem.ts';

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Algorithm is a const enum of the package, which cannot be imported under erasable syntax only; 2 is argon2id. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;
const AT_ONCE = 2;
const WAITING = 16;
const RETRY_AFTER_S = 2;

/** Runs two hashes at once and lets sixteen wait; refuses more with `busy`. */
class HashGate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Throws `busy` where no further hash may wait. */
  refuseWhenFull(): void {
    if (this.#running >= AT_ONCE && this.#waiting.length >= WAITING)
      throw problem('busy', { retryAfter: RETRY_AFTER_S });
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull();
    if (this.#running >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Passes the slot to the next in line, or frees it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

export interface Passwords {
  refuseWhenFull(): void;
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (undefined) as for one that does. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Hashes and checks passwords; both count towards the same limit. */
export async function createPasswords(): Promise<Passwords> {
  const gate = new HashGate();
  const make = (password: string) => hash(password, { ...SETTINGS, algorithm: ARGON2ID });
  const nobodys = await make(randomBytes(24).toString('base64url'));
  return {
    refuseWhenFull: () => gate.refuseWhenFull(),
    hash: (password) => gate.run(() => make(password)),
    matches: async (passwordHash, password) => {
      const same = await gate.run(() => verify(passwordHash ?? nobodys, password));
      return same && passwordHash !== undefined;
    },
  };
}
