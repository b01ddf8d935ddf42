/**
 * Who may reach the other ports of a developer's own machine: documents of the host that was named,
 * never a frame or worker of another name, which would speak to whatever listens there. The browser
 * says who asks, in headers that no page can write (W3C Fetch Metadata Request Headers; RFC 6455,
 * 4.1 and 10.2). Where nothing is said, as within TLS, the answer is no.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { HostTable } from './host-table.ts';

/** Redirects of a page that somebody named are followed to this many ports. */
const LED_AT_MOST = 20;

/** The ports of a test's own machine, and who may reach them. */
export class OwnPorts {
  readonly #table: HostTable | undefined;
  /** Ports to which the named host itself led. */
  readonly #led = new Set<number>();

  constructor(table: HostTable | undefined) {
    this.#table = table;
  }

  /** Whether a place is a port of the named machine beside the site's own. */
  isBeside(host: string, port: number): boolean {
    const { ownHost, ownPort } = this.#table ?? {};
    return ownHost !== undefined && host.toLowerCase() === ownHost && port !== ownPort;
  }

  /** Notes where an answer of the named host leads: a redirect opens one port, to navigations. */
  noteRedirect(from: URL, location: string | undefined): void {
    if (location === undefined || from.hostname !== this.#table?.ownHost) return;
    const to = URL.parse(location, from.href);
    if (to?.protocol === 'http:' && to.hostname === from.hostname && this.#led.size < LED_AT_MOST)
      this.#led.add(Number(to.port || 80));
  }

  /** Whether a plain request may go there. `none`: the test itself opened the address. */
  mayAsk(host: string, port: number, headers: IncomingHttpHeaders): boolean {
    if (!this.isBeside(host, port)) return true;
    const site = headers['sec-fetch-site'];
    return (
      site === 'same-origin' || site === 'same-site' || (site === 'none' && this.#led.has(port))
    );
  }

  /** Whether what begins a tunnel is a WebSocket of a page of the named host. */
  mayOpen(head: string): boolean {
    const [first = '', ...lines] = head.split('\r\n');
    const origins = lines.flatMap(
      (line) => /^origin:[ \t]{0,9}(\S{1,300})[ \t]{0,9}$/i.exec(line)?.[1] ?? [],
    );
    const [origin] = origins;
    return (
      first.startsWith('GET ') &&
      origins.length === 1 &&
      URL.parse(origin ?? '')?.hostname === this.#table?.ownHost
    );
  }
}
