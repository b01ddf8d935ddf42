/**
 * A keyed hash of an address, by which a repeat is known when the address itself is gone. The key
 * is the desk's.
 */
import { createHmac } from 'node:crypto';
import type { Person } from '#server/subjects/requests/stored/person.ts';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The hash of where the answer goes; null where nothing was given. */
export function addressHash(
  { secret }: { readonly secret: string },
  { email, post }: Pick<Person, 'email' | 'post'>,
): string | null {
  const address = email ?? post;
  if (address === null) return null;
  return createHmac('sha256', secret)
    .update(`address\n${plain(address)}`)
    .digest('base64url');
}
