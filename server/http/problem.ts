/** How a call fails in a way that its caller should hear of: thrown by handlers, from the contract's closed list. */
import { PROBLEMS, type ProblemCode } from '#contract/problems.ts';

export interface ProblemDetails {
  /** Replaces the list's message. */
  readonly message?: string;
  /** Name of a field → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** With stale-version: what is stored now. */
  readonly current?: unknown;
  /** With unexpected: the id under which the log has the cause. */
  readonly id?: string;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  /** With method-not-allowed: the methods that the address takes. */
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

/** A problem to throw: `throw problem('not-found')`. */
export function problem(code: ProblemCode, details: ProblemDetails = {}): Problem {
  return new Problem(code, details);
}

/** 400 with a message for each wrong field; the first of them stands on top. */
export function invalidInput(fields: Readonly<Record<string, string>>): Problem {
  const first = Object.values(fields)[0];
  return problem('invalid-input', first === undefined ? {} : { message: first, fields });
}
