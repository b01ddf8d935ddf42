/** Addresses and canonical names of a host, asked once for each host of a visit. */
import { Resolver, lookup } from 'node:dns/promises';

/** Where a test asks for names. Tests pass their own. */
export interface NameSource {
  readonly addresses: (host: string) => Promise<readonly string[]>;
  /** The names that the host's name stands for, outermost first. */
  readonly aliases: (host: string) => Promise<readonly string[]>;
}

const LONGEST_CHAIN = 8;

async function chainOf(resolver: Resolver, host: string): Promise<string[]> {
  const chain: string[] = [];
  let name = host;
  while (chain.length < LONGEST_CHAIN) {
    const [next] = await resolver.resolveCname(name).catch(() => []);
    if (next === undefined || chain.includes(next.toLowerCase())) break;
    name = next.toLowerCase();
    chain.push(name);
  }
  return chain;
}

/** The names of the machine that the test runs on. */
export function systemNames(): NameSource {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  return {
    addresses: async (host) =>
      (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
    aliases: async (host) => chainOf(resolver, host),
  };
}
