/** A signed-in owner who calls a real server over a socket. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  /** Where it leads on to. */
  readonly location: string;
  readonly ms: number;
}

const PASSWORD = 'seven lamps by the pier';

interface Sent {
  readonly body?: unknown;
  /** What a form sends, encoded. */
  readonly form?: string;
  /** The address of the visitor. */
  readonly from?: string;
  readonly keep?: boolean;
}

export class Caller {
  readonly #origin: URL;
  readonly #agent: Agent;
  cookie: string;

  constructor(origin: string, connections: number, cookie = '') {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.cookie = cookie;
  }

  /** `keep`: whether the reply's text is wanted; without it only its bytes are counted. */
  call(method: string, path: string, { body, form, from, keep = true }: Sent = {}): Promise<Reply> {
    const start = performance.now();
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
    return new Promise((done, fail) => {
      const asked = request(
        {
          agent: this.#agent,
          host: this.#origin.hostname,
          port: this.#origin.port,
          method,
          path,
          headers: {
            ...(this.cookie && { cookie: this.cookie }),
            ...(sent && {
              'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            }),
            ...(from && { 'x-forwarded-for': from }),
          },
        },
        (reply) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          reply.on('data', (part: Buffer) => {
            bytes += part.length;
            if (keep) parts.push(part);
          });
          reply.on('error', fail);
          reply.on('end', () => {
            const line = reply.headers['set-cookie']?.[0];
            if (line) this.cookie = line.split(';')[0] ?? '';
            done({
              status: reply.statusCode ?? 0,
              bytes,
              text: Buffer.concat(parts).toString(),
              location: reply.headers.location ?? '',
              ms: performance.now() - start,
            });
          });
        },
      );
      asked.on('error', fail);
      asked.end(sent);
    });
  }

  /** The bytes of a reply as they came, packed or not, and its headers. */
  raw(url: string, headers: Readonly<Record<string, string>>) {
    return new Promise<{ body: Buffer; headers: Record<string, string> }>((done, fail) => {
      const asked = request(url, { headers: { ...headers }, agent: this.#agent }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => done({ body: Buffer.concat(parts), headers: sent(reply.headers) }));
      });
      asked.on('error', fail);
      asked.end();
    });
  }

  /** The reply as JSON. Throws where the call did not succeed. */
  async get<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.call(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text || 'null') as T;
  }

  async signUp(email: string): Promise<void> {
    const who = { email, password: PASSWORD };
    const person = { firstName: 'Robin', lastName: 'Lee', businessName: 'Harbor Books' };
    await this.get('POST', '/api/auth/register', { ...who, ...person });
    await this.signIn(email);
  }

  async signIn(email: string): Promise<void> {
    await this.get('POST', '/api/auth/login', { email, password: PASSWORD });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Without those that each server writes by itself. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);
const sent = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
