/** A signed-in owner who calls a real server over a socket. */
import { Agent, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  readonly ms: number;
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
  call(
    method: string,
    path: string,
    { body, keep = true }: { body?: unknown; keep?: boolean } = {},
  ): Promise<Reply> {
    const start = performance.now();
    const sent = body === undefined ? undefined : JSON.stringify(body);
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
            ...(sent && { 'content-type': 'application/json' }),
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
              ms: performance.now() - start,
            });
          });
        },
      );
      asked.on('error', fail);
      asked.end(sent);
    });
  }

  /** The reply as JSON. Throws where the call did not succeed. */
  async get<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.call(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text || 'null') as T;
  }

  async signUp(email: string): Promise<void> {
    const who = { email, password: 'seven lamps by the pier' };
    const person = { firstName: 'Robin', lastName: 'Lee', businessName: 'Harbor Books' };
    await this.get('POST', '/api/auth/register', { ...who, ...person });
    await this.get('POST', '/api/auth/login', who);
  }

  close(): void {
    this.#agent.destroy();
  }
}
