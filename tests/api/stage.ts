/** A whole application without a socket, with a settable clock and readable mail. */
import { tellRequest } from '#server/subjects/requests/letters/leaving/mail-outcome.ts';
import { NO_LIMITS } from './no-limits.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ProblemCode } from '#contract/problems.ts';
import { CORPUS, CORPUS_ES } from '#law/corpus.server.ts';
import type { Limits } from '#server/base/limits/limits.ts';
import { buildApp } from '#server/app.ts';
import type { AppOptions } from '#server/services.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { MailSender } from '#server/base/mail/sender.ts';
import type { Transport } from '#server/base/mail/transports.ts';
import type { BuiltPages } from '#server/base/pages/files.ts';
import type { WaitingMail } from '#server/base/mail/store.ts';
import type { TestDatabase } from './databases.ts';

export { CORPUS };

export const PROFILE = {
  businessName: 'Harbor Books',
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 2_400_000,
  statesOperating: ['DE', 'TX'],
  dataTypesCollected: ['Email addresses', 'Purchase history'],
};

export interface StageOptions {
  readonly limits?: Partial<Limits>;
  readonly publicUrl?: string;
  readonly registration?: 'open' | 'closed';
  readonly mcp?: boolean;
  readonly trustedProxy?: readonly string[];
  readonly warn?: (line: string) => void;
  readonly pages?: BuiltPages;
  readonly mails?: boolean;
  readonly logger?: NonNullable<AppOptions['logger']>;
  readonly printing?: NonNullable<AppOptions['printing']>;
  readonly queue?: NonNullable<AppOptions['queue']>;
  readonly quota?: NonNullable<AppOptions['quota']>;
  readonly connections?: NonNullable<AppOptions['connections']>;
  readonly siteTester?: NonNullable<AppOptions['siteTester']>;
  /** The server's own cost of a hash; a test of something else signs in at a lower one. */
  readonly hashCost?: 'own';
}

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

interface Sent {
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

let count = 0;
export const freshEmail = () => `owner${(count += 1)}.${Date.now()}@example.com`;
export const PASSWORD = 'correct horse battery';
export const person = (email = freshEmail()) => ({
  email,
  password: PASSWORD,
  firstName: 'Robin',
  lastName: 'Lee',
  businessName: 'Harbor Books',
});

export class Stage {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly mailSender: MailSender;
  readonly mail: WaitingMail[];
  readonly clock: { now: Date };

  constructor(parts: Pick<Stage, 'app' | 'database' | 'mailSender' | 'mail' | 'clock'>) {
    this.app = parts.app;
    this.database = parts.database;
    this.mailSender = parts.mailSender;
    this.mail = parts.mail;
    this.clock = parts.clock;
  }

  call(
    method: string,
    url: string,
    { body, cookie, headers, from }: Sent = {},
  ): Promise<LightMyRequestResponse> {
    const payload =
      body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
    return this.app.inject({
      method: method as 'GET',
      url,
      ...payload,
      ...(from && { remoteAddress: from }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
    });
  }

  /** Registers and signs in; returns the cookie. */
  async owner(email = freshEmail()): Promise<string> {
    const registered = await this.call('POST', '/api/auth/register', { body: person(email) });
    expect(registered.statusCode).toBe(201);
    return this.signIn(email);
  }

  async signIn(email: string, password = PASSWORD): Promise<string> {
    return cookieOf(await this.call('POST', '/api/auth/login', { body: { email, password } }));
  }

  /** Creates a business; returns its id. */
  async business(cookie: string, profile: object = {}): Promise<string> {
    const reply = await this.call('POST', '/api/businesses', {
      cookie,
      body: { ...PROFILE, ...profile },
    });
    expect(reply.statusCode).toBe(201);
    return reply.json<{ id: string }>().id;
  }

  /** The token of the newest link mailed to an address. */
  async linkToken(email: string, purpose: 'verify' | 'reset'): Promise<string> {
    await this.mailSender.deliver();
    const mail = this.mail.findLast(
      ({ recipient, text }) => recipient === email && text.includes(`/${purpose}#`),
    );
    return mail?.text.match(/#([\w-]+)/)?.[1] ?? '';
  }

  advance(ms: number): void {
    this.clock.now = new Date(this.clock.now.getTime() + ms);
  }
}

export function cookieOf(reply: LightMyRequestResponse): string {
  const line = reply.headers['set-cookie'];
  return String(line).split(';')[0] ?? '';
}

/** Compares a reply with a problem of the contract. */
export function expectProblem(
  reply: LightMyRequestResponse,
  status: number,
  code: ProblemCode,
  message?: string,
): void {
  expect({ status: reply.statusCode, code: reply.json<{ code: string }>().code }).toEqual({
    status,
    code,
  });
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  if (message !== undefined) expect(reply.json<{ message: string }>().message).toBe(message);
}

/** Builds the application on an open database. */
export async function stageOn(
  database: OpenDatabase,
  options: StageOptions = {},
  clock = { now: new Date() },
): Promise<Stage> {
  const mail: WaitingMail[] = [];
  const transport: Transport = {
    mails: options.mails ?? false,
    send: async (sent) => void mail.push(sent),
    forget: async (recipient) => {
      const kept = mail.filter((one) => one.recipient !== recipient);
      mail.splice(0, mail.length, ...kept);
    },
    close: () => {},
  };
  const now = () => clock.now;
  const mailSender = new MailSender({
    db: database.db,
    transport,
    now,
    warn: console.error,
    onOutcome: tellRequest,
  });
  const { publicUrl, pages } = options;
  const app = await buildApp({
    db: database.db,
    config: {
      publicUrl,
      https: publicUrl?.startsWith('https') ?? false,
      host: '127.0.0.1',
      port: 3000,
      trustedProxy: options.trustedProxy ?? [],
      registration: options.registration ?? 'open',
      mcp: options.mcp ?? false,
      deskMail: { host: '127.0.0.1', port: 0, domain: 'desk.statewise.example' },
    },
    warn: options.warn ?? (() => {}),
    corpus: CORPUS,
    spanish: CORPUS_ES,
    mailSender,
    now,
    limits: { ...NO_LIMITS, ...options.limits },
    ...(pages && { pages }),
    ...(options.logger && { logger: options.logger }),
    ...(options.printing && { printing: options.printing }),
    queue: { aMinute: Infinity, ...options.queue },
    ...(options.quota && { quota: options.quota }),
    ...(options.connections && { connections: options.connections }),
    ...(options.hashCost !== 'own' && { hashCost: CHEAP }),
    ...(options.siteTester && { siteTester: options.siteTester }),
  });
  return new Stage({ app, database, mailSender, mail, clock });
}

/** One application for the tests of a describe block; the returned function gives access to it. */
export function useStage(database: TestDatabase, options: StageOptions = {}): () => Stage {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await stageOn(await database.open(), options);
  });
  afterAll(async () => {
    await stage?.app.close();
    await stage?.mailSender.close();
    await stage?.database.close().catch(() => {});
  });
  return () => {
    if (!stage) throw new Error('the stage is not open yet');
    return stage;
  };
}
