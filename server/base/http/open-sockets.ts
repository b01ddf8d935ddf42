/** The open sockets of a server by network, and which of them may be ended for a new one. */
import type { Socket } from 'node:net';

/**
 * Nothing asked; a body that comes or a reply that is read; a reply that the server has to make.
 */
export type Standing = 'idle' | 'moving' | 'owed';

export class OpenSockets {
  readonly #standing: (socket: Socket) => Standing;
  /** Oldest first. */
  readonly #byNetwork = new Map<string, Set<Socket>>();
  #size = 0;

  constructor(standing: (socket: Socket) => Standing) {
    this.#standing = standing;
  }

  /** How many are open, in all. */
  get size(): number {
    return this.#size;
  }

  /** How many one network has open. */
  of(network: string): number {
    return this.#byNetwork.get(network)?.size ?? 0;
  }

  /**
   * Counts a socket until it closes. Without a network it counts in all, and is never ended for
   * another.
   */
  add(socket: Socket, network: string | undefined): void {
    this.#size += 1;
    const own = network === undefined ? undefined : (this.#byNetwork.get(network) ?? new Set());
    if (network !== undefined && own) this.#byNetwork.set(network, own.add(socket));
    socket.once('close', () => this.#forget(socket, network));
  }

  /**
   * Ends one socket to make room: the oldest idle one of the network that has most, then one that
   * moves, then those of smaller networks. False where every one is owed a reply.
   */
  endOne(): boolean {
    const chosen = this.#endable(this.#largest()) ?? this.#endableOfAny();
    if (!chosen) return false;
    const [socket, network] = chosen;
    // counted out at once: its close comes later, and others may come before it
    this.#forget(socket, network);
    socket.destroy();
    return true;
  }

  #forget(socket: Socket, network: string | undefined): void {
    const own = network === undefined ? undefined : this.#byNetwork.get(network);
    if (network !== undefined && !own?.delete(socket)) return;
    this.#size -= 1;
    if (network !== undefined && own?.size === 0) this.#byNetwork.delete(network);
  }

  #largest(): [network: string, own: ReadonlySet<Socket>] | undefined {
    let largest: [string, ReadonlySet<Socket>] | undefined;
    for (const entry of this.#byNetwork)
      if (!largest || entry[1].size > largest[1].size) largest = entry;
    return largest;
  }

  #endable(
    of: readonly [network: string, own: ReadonlySet<Socket>] | undefined,
  ): [socket: Socket, network: string] | undefined {
    if (!of) return undefined;
    const [network, own] = of;
    const all = [...own];
    const socket =
      all.find((each) => this.#standing(each) === 'idle') ??
      all.find((each) => this.#standing(each) === 'moving');
    return socket && [socket, network];
  }

  #endableOfAny(): [socket: Socket, network: string] | undefined {
    const bySize = [...this.#byNetwork].toSorted(([, one], [, other]) => other.size - one.size);
    for (const each of bySize) {
      const found = this.#endable(each);
      if (found) return found;
    }
    return undefined;
  }
}
