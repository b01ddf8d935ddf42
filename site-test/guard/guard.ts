/**
 * What a test may reach. Each host is looked up once in a visit, all of its addresses are checked,
 * and the connection goes to an address that was checked: a name that answers differently later
 * changes nothing.
 */
import { connect, type Socket } from 'node:net';
import { isPublicAddress } from './addresses.ts';
import { type HostTable, type HostPlace, aliasesInTable, placeInTable } from './host-table.ts';
import { refusedName } from './names.ts';
import { isOfThisMachine } from './own-machine.ts';
import { OwnPorts } from './own-ports.ts';
import type { NameSource } from './resolver.ts';

const CONNECT_WITHIN_MS = 10_000;

/**
 * What the guard would not reach. `isPrivate` where the address, and not the port, was the reason.
 */
export interface BlockedHost {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly isPrivate: boolean;
  /** A page of another name asked for a port of the developer's own machine. */
  readonly isForeign?: true;
}

export class NotReached extends Error {}

interface KnownHost {
  readonly addresses: readonly string[];
  readonly aliases: readonly string[];
}

export interface GuardOptions {
  readonly names: NameSource;
  readonly table?: HostTable | undefined;
  /** Whether an address is one of this machine; tests say so themselves. */
  readonly isOwn?: ((address: string) => boolean) | undefined;
  /** Bytes received after which every connection is cut. */
  readonly bytesAtMost: number;
}

export class Guard {
  readonly refusals: BlockedHost[] = [];
  /** Who may reach the ports of a developer's own machine. */
  readonly ownPorts: OwnPorts;
  bytes = 0;
  /** When the last byte came, in milliseconds of the clock. */
  lastByteAt = 0;
  /** Own address of connections to the outside, where it is a public one. */
  ownAddress = '';
  readonly #known = new Map<string, Promise<KnownHost>>();
  readonly #aliases = new Map<string, readonly string[]>();
  readonly #sockets = new Set<Socket>();
  readonly #options: GuardOptions;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.ownPorts = new OwnPorts(options.table);
  }

  get isFull(): boolean {
    return this.bytes > this.#options.bytesAtMost;
  }

  /** The addresses that were not reached, each once, as a record has them. */
  get refusedLines(): string[] {
    const lines = this.refusals
      .filter(({ isPrivate }) => isPrivate)
      .map(({ host, address, isForeign }) =>
        isForeign ? `${address} (asked for by a page of another name)` : `${host} ${address}`,
      );
    return [...new Set(lines)];
  }

  aliasesOf(host: string): readonly string[] {
    return this.#aliases.get(host) ?? [];
  }

  /** Whether a connection to this host and port was refused. */
  hasRefused(host: string, port: number): boolean {
    return this.refusals.some((each) => each.host === host && each.port === port);
  }

  /** A connection to an address that was checked. */
  async connect(host: string, port: number): Promise<Socket> {
    const name = host.toLowerCase();
    if (this.isFull) throw new NotReached('too many bytes in this visit');
    const socket = await openedAny(await this.#place(name, port));
    this.#watch(socket);
    return socket;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #place(host: string, port: number): Promise<HostPlace> {
    const placed = placeInTable(this.#options.table, host, port);
    if (placed === 'nowhere') throw new NotReached(`${host} has no address at port ${port} here`);
    if (placed) {
      this.#aliases.set(host, aliasesInTable(this.#options.table, host));
      return placed;
    }
    const why = refusedName(host);
    if (why !== undefined) throw this.#refuse(host, port, host, why);
    const { addresses, aliases } = await this.#lookUp(host);
    const { isOwn = isOfThisMachine } = this.#options;
    this.#aliases.set(host, aliases);
    const closed = addresses.find((each) => !isPublicAddress(each) || isOwn(each));
    if (closed !== undefined) throw this.#refuse(host, port, closed, 'not a public address');
    if (port !== 80 && port !== 443) throw this.#refuse(host, port, '', 'not a port of the web');
    const [address] = addresses;
    if (address === undefined) throw new Error(`${host} has no address`);
    return { addresses: [address], port };
  }

  #refuse(host: string, port: number, address: string, why: string): NotReached {
    const isPrivate = address !== '';
    if (!this.refusals.some((each) => each.host === host && each.port === port))
      this.refusals.push({ host, port, address, isPrivate });
    return new NotReached(`${host}:${port} was not reached: ${why}`);
  }

  /** A page of another name asked for a port of the developer's own machine. */
  refuseForeign(host: string, port: number): NotReached {
    const place = `${host}:${port}`;
    if (!this.refusals.some(({ address }) => address === place))
      this.refusals.push({ host, port, address: place, isPrivate: true, isForeign: true });
    return new NotReached(`${place} was not reached: a page of another name asked for it`);
  }

  #lookUp(host: string): Promise<KnownHost> {
    const known = this.#known.get(host) ?? this.#ask(host);
    this.#known.set(host, known);
    return known;
  }

  async #ask(host: string): Promise<KnownHost> {
    const { names } = this.#options;
    const [addresses, aliases] = await Promise.all([names.addresses(host), names.aliases(host)]);
    return { addresses, aliases };
  }

  #watch(socket: Socket): void {
    this.#sockets.add(socket);
    if (socket.localAddress !== undefined && isPublicAddress(socket.localAddress))
      this.ownAddress = socket.localAddress;
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      this.lastByteAt = Date.now();
      if (this.isFull) this.cut();
    });
    // who asked for the connection reads from now on: a listener alone would let the first bytes go
    // by
    socket.pause();
  }
}

/** A connection to the first address that answers. */
async function openedAny({ addresses, port }: HostPlace): Promise<Socket> {
  const [address = '', ...others] = addresses;
  try {
    return await opened(address, port);
  } catch (error) {
    if (others.length === 0) throw error;
    return openedAny({ addresses: others, port });
  }
}

function opened(address: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(CONNECT_WITHIN_MS, () => fail(new Error(`${address} did not answer`)));
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', fail);
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
  });
}
