/** Random tokens for cookies and links. Only their hash is ever stored. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that needs no escaping in URLs and cookies. */
export const newSecret = () => randomBytes(32).toString('base64url');
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * A token that says whose it is, so that it is looked up where its owner's rows are: the account's
 * id, then the secret.
 */
export const newToken = (owner: string) =>
  Buffer.from(owner.replaceAll('-', ''), 'hex').toString('base64url') + newSecret();

const ID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
/** A secret alone: how tokens were before they said whose they are. */
const SECRET = '[\\w-]{43}';
const WITH_OWNER = new RegExp(`^([\\w-]{22})${SECRET}$`);

/** What a token looks like, as a part of a regular expression. */
export const TOKEN_FORM = `(?:[\\w-]{22})?${SECRET}`;
export const isToken = (text: string) => new RegExp(`^${TOKEN_FORM}$`).test(text);

/**
 * The account that a token names; undefined for an older one. Whether it is that account's only its
 * hash can tell.
 */
export function ownerNamedIn(token: string): string | undefined {
  const [, id] = WITH_OWNER.exec(token) ?? [];
  if (id === undefined) return undefined;
  return Buffer.from(id, 'base64url').toString('hex').replace(ID, '$1-$2-$3-$4-$5');
}
