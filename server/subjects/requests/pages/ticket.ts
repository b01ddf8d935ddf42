/**
 * What a form carries so that a post of it is known: when it was made, a secret, and a signature of
 * the desk. From secret and content follows the token of the status page: a post that comes twice
 * makes one request, and another one from the same form is another.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isToken, newToken } from '#server/base/directory/secret-tokens.ts';
import { FIELDS, type Posted } from './form-input.ts';
import { DAY_MS } from '#calendar/lengths.ts';

/** Nobody fills in the form faster; after a day it is made anew. */
const SOONEST_MS = 3_000;

interface Signing {
  readonly ownerId: string;
  readonly businessId: string;
  readonly secret: string;
}

const sign = ({ businessId, secret }: Signing, text: string) =>
  createHmac('sha256', secret).update(`form\n${businessId}\n${text}`).digest('base64url');

/** A new ticket. */
export function makeTicket(desk: Signing, now: Date): string {
  const text = `${now.getTime()}.${newToken(desk.ownerId)}`;
  return `${text}.${sign(desk, text)}`;
}

export interface Ticket {
  readonly token: string;
  /** Why the post is looked at before it counts; undefined: the ticket is right. */
  readonly doubt: 'too fast' | 'old form' | undefined;
}

/** Reads a ticket of this desk; undefined for one that the desk did not make. */
export function readTicket(desk: Signing, ticket: string, now: Date): Ticket | undefined {
  const [time = '', token = '', signature = ''] = ticket.split('.');
  const wanted = Buffer.from(sign(desk, `${time}.${token}`));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  if (!isToken(token)) return undefined;
  const age = now.getTime() - Number(time);
  if (age < SOONEST_MS) return { token, doubt: 'too fast' };
  return { token, doubt: age > DAY_MS ? 'old form' : undefined };
}

const SECRET_LENGTH = 43;

/**
 * The token of the page of what was posted; it names the owner that the ticket names, so that it
 * stays the same when the business moves.
 */
export function tokenOfPost({ secret }: Signing, { token }: Ticket, posted: Posted): string {
  const { way, values, types } = posted;
  const text = JSON.stringify([way, FIELDS.map((name) => values[name]), types.toSorted()]);
  const own = createHmac('sha256', secret).update(`post\n${token}\n${text}`).digest('base64url');
  return token.slice(0, -SECRET_LENGTH) + own;
}
