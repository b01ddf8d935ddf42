/** What of a document's publications is shown, and what can still be read. */
import type { StoredPublication } from './store.ts';

/**
 * The documents that we host, by the last part of their address. Others need more than a page: an
 * opt-out form has to work.
 */
export const HOSTED: Readonly<Record<string, string>> = { privacy: 'privacy-policy' };

/** The last part of the address of a document; undefined if we do not host it. */
export const pageOf = (template: string): string | undefined =>
  Object.keys(HOSTED).find((page) => HOSTED[page] === template);

/** Each version once, as it was published last; newest first. */
export function lastOfEach(all: readonly StoredPublication[]): StoredPublication[] {
  return all.filter(({ number }, at) => all.findIndex((other) => other.number === number) === at);
}

/** Those that can be read, newest first: the first is shown. */
export const readable = (all: readonly StoredPublication[]) =>
  lastOfEach(all).filter(({ withdrawnAt }) => withdrawnAt === null);
