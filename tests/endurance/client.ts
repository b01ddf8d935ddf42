/**
 * A client on one connection, from a loopback address of its own, so that limits per address are
 * separate.
 */
import { Agent, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
  readonly retryAfter: string | undefined;
}

export class Client {
  readonly #agent: Agent;
  readonly #origin: string;
  cookie: string | undefined;

  constructor(origin: string, localAddress?: string) {
    this.#origin = origin;
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: 1,
      ...(localAddress && { localAddress }),
    });
  }

  call(method: string, path: string, body?: unknown): Promise<Reply> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((done, fail) => {
      const sent = request(`${this.#origin}${path}`, {
        method,
        agent: this.#agent,
        headers: {
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(this.cookie && { cookie: this.cookie }),
        },
      });
      sent.once('error', fail);
      sent.once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', fail);
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
            retryAfter: response.headers['retry-after'],
          }),
        );
      });
      sent.end(payload);
    });
  }

  /** Registers and signs in. */
  async open(email: string): Promise<void> {
    await this.call('POST', '/api/auth/register', {
      email,
      password: 'correct horse',
      firstName: 'Robin',
      lastName: 'Lee',
      businessName: 'Harbor Books',
    });
    const reply = await this.call('POST', '/api/auth/login', { email, password: 'correct horse' });
    if (reply.status !== 200) throw new Error(`signing in answered ${reply.status}: ${reply.text}`);
    this.cookie = reply.cookie;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export const PROFILE = {
  businessName: 'Harbor Books',
  industry: 'Retail',
  employeeCount: 12,
  statesOperating: ['DE'],
  dataTypesCollected: ['Email addresses'],
};
