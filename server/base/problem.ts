/**
 * The error that handlers throw for a documented failure: a code from the contract's closed list,
 * with its details.
 */
import { PROBLEMS, type ProblemCode } from '#contract/problems.ts';

export interface ProblemDetails {
  /** Replaces the default message of the code. */
  readonly message?: string;
  /** Name of a field → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** With `stale-version`: what is stored now. */
  readonly current?: unknown;
  /** With `not-ready`: what is still open. */
  readonly open?: readonly string[];
  /** With `unexpected`: the id under which the log has the cause. */
  readonly id?: string;
  /** Seconds after which to try again. */
  readonly retryAfter?: number;
  /** With `method-not-allowed`: the methods that the address accepts. */
  readonly allow?: string;
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails) {
    super(details.message ?? PROBLEMS[code][1]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.details = details;
  }
}

/** Creates a problem: `throw problem('not-found')`. */
export function problem(code: ProblemCode, details: ProblemDetails = {}): Problem {
  return new Problem(code, details);
}

/**
 * Creates `invalid-input` with a message for each wrong field; the first one is also the problem's
 * own message.
 */
export function invalidInput(fields: Readonly<Record<string, string>>): Problem {
  const first = Object.values(fields)[0];
  return problem('invalid-input', first === undefined ? {} : { message: first, fields });
}
