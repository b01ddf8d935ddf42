/**
 * Addresses of this machine, public ones too: what listens here was not put before the internet for
 * a test to find it.
 */
import { before } from '#text/trailing.ts';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

const plain = (text: string): string => {
  const address = ipaddr.process(before(text, '%'));
  return address.toNormalizedString();
};

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));

/** Whether an address is one of this machine, in whatever form it is written. */
export const isOfThisMachine = (
  address: string,
  own: readonly string[] = ownAddresses(),
): boolean => own.some((each) => plain(each) === plain(address));
