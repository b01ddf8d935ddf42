/** For each call of the contract a request that succeeds, made anew each time: the fuzz test spoils copies of it. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Endpoint } from '#contract/endpoint.ts';
import { isAboutBusiness } from '#contract/sharing-needs.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import { businesses, documentVersions } from '#server/database/schema.ts';
import { bodyOf, LETTER, urlOf } from './example-calls.ts';
import { cookieOf, freshEmail, PASSWORD, person, type Stage } from './stage.ts';

export interface Ready {
  readonly url: string;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
}

/** A passkey is made by a browser: tests/journeys/second-factor.spec.ts. */
export const NEED_A_BROWSER = new Set(['addPasskey']);

interface Account {
  readonly email: string;
  readonly cookie: string;
}

type Given = {
  readonly ids?: Record<string, string>;
  readonly cookie?: string;
  readonly body?: unknown;
};

/** Prepares calls on one stage. Calls about a business use one account, those about an account one of its own. */
export class FuzzCalls {
  readonly #stage: Stage;
  #shared: Account | undefined;
  #businesses: string[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async ready(endpoint: Endpoint): Promise<Ready> {
    const given = await this.#given(endpoint);
    return {
      url: urlOf(endpoint, given.ids),
      cookie: given.cookie,
      body: 'body' in given ? given.body : bodyOf(endpoint),
    };
  }

  async #given(endpoint: Endpoint): Promise<Given> {
    const { name, access } = endpoint;
    const special = SPECIAL[name];
    const { cookie } = await this.shared();
    if (isAboutBusiness(endpoint)) {
      const businessId = await this.business();
      const more = await special?.(this, businessId);
      return { cookie, ...more, ids: { businessId, ...more?.ids } };
    }
    if (special) return special(this, '');
    return access === 'owner' ? { cookie } : {};
  }

  call(method: string, url: string, cookie?: string, body?: unknown) {
    return this.#stage.call(method, url, { cookie, body });
  }

  async account(): Promise<Account> {
    const email = freshEmail();
    return { email, cookie: await this.#stage.owner(email) };
  }

  async shared(): Promise<Account> {
    return (this.#shared ??= await this.account());
  }

  /** A business of the shared account; the one before the last is deleted, since an account has fifty at most. */
  async business(): Promise<string> {
    const { cookie } = await this.shared();
    const old = this.#businesses.length > 20 ? this.#businesses.shift() : undefined;
    if (old !== undefined) await this.call('DELETE', `/api/businesses/${old}`, cookie);
    const id = await this.#stage.business(cookie);
    this.#businesses.push(id);
    await this.call('GET', `/api/assessments/${id}`, cookie);
    return id;
  }

  token = (email: string, purpose: 'verify' | 'reset') => this.#stage.linkToken(email, purpose);

  code(key: string): string {
    this.#stage.advance(60_000);
    const timestamp = this.#stage.clock.now.getTime();
    return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
  }

  /** An account with an app, started only or confirmed. */
  async app(confirmed = true) {
    const { email, cookie } = await this.account();
    const path = '/api/account/factors/app';
    const started = await this.call('POST', path, cookie, { name: 'Phone' });
    const { id, key } = started.json<{ id: string; key: string }>();
    if (confirmed) await this.call('POST', `${path}/${id}`, cookie, { code: this.code(key) });
    return { email, cookie, id, key };
  }

  /** After the password, before the second step. */
  async halfSignedIn() {
    const { email, key } = await this.app();
    const body = { email, password: PASSWORD };
    const login = await this.call('POST', '/api/auth/login', undefined, body);
    return { cookie: cookieOf(login), key };
  }

  /** A token of an invitation, and the account that may accept it. */
  async invitation() {
    const { email, cookie } = await this.account();
    const [id, owner] = [await this.business(), await this.shared()];
    const path = `/api/businesses/${id}/members`;
    await this.call('POST', path, owner.cookie, { email, role: 'reader' });
    await this.#stage.mailSender.deliver();
    const mail = this.#stage.mail.findLast(
      ({ recipient, text }) => recipient === email && text.includes('/invitation#'),
    );
    const token = mail?.text.match(/#([\w-]+)/)?.[1] ?? '';
    return { cookie, body: { token }, businessId: id };
  }

  /** Version 1 of the privacy policy, with nothing open. */
  async version(businessId: string, number = 1): Promise<void> {
    const { db } = this.#stage.database;
    const rows = await db.select().from(businesses);
    await db.insert(documentVersions).values({
      ownerId: rows.find(({ id }) => id === businessId)?.ownerId ?? '',
      businessId,
      template: 'privacy-policy',
      number,
      madeAt: this.#stage.clock.now,
      madeBy: 'Robin Lee',
      asOf: '2026-11-21',
      lawDataHash: 'x',
      states: ['DE'],
      gaps: 0,
      contentHash: `hash ${number}`,
      inputs: null,
      tree: {
        title: 'Harbor Books: privacy policy',
        subtitle: '',
        subject: 'Privacy policy',
        language: 'en',
        footer: '',
        owner: 'Harbor Books',
        blocks: [heading(1, 'Who we are'), paragraph(`A shop, ${number}.`)],
        notes: { basis: '', blocks: [paragraph('A note.')] },
      },
    });
  }

  async slug(businessId: string): Promise<void> {
    const { cookie } = await this.shared();
    await this.call('PUT', `/api/businesses/${businessId}/slug`, cookie, { slug: freshSlug() });
  }

  /** The id of something made by a call about a business. */
  async made(businessId: string, rest: string, body: unknown): Promise<string> {
    const { cookie } = await this.shared();
    const reply = await this.call('POST', `/api/businesses/${businessId}/${rest}`, cookie, body);
    return reply.json<{ id?: string }>().id ?? 'none';
  }
}

const freshSlug = () => `harbor-${randomBytes(6).toString('hex')}`;

type Special = (calls: FuzzCalls, businessId: string) => Promise<Given>;

const owner: Special = async (calls) => ({ cookie: (await calls.account()).cookie });
const withVersion: Special = async (calls, id) => {
  await calls.version(id);
  return {};
};
const withLetter: Special = async (calls, id) => ({
  ids: { letterId: await calls.made(id, 'regulator-letters', LETTER) },
});
const withMember: Special = async (calls, id) => ({
  ids: { memberId: await calls.made(id, 'members', { email: freshEmail(), role: 'reader' }) },
});

const SPECIAL: Readonly<Record<string, Special>> = {
  login: async (calls) => ({ body: { email: (await calls.shared()).email, password: PASSWORD } }),
  register: async () => ({ body: person() }),
  logout: owner,
  resendVerification: owner,
  endOtherSessions: owner,
  verify: async (calls) => {
    const { email } = await calls.account();
    return { body: { token: await calls.token(email, 'verify') } };
  },
  reset: async (calls) => {
    const { email } = await calls.account();
    await calls.call('POST', '/api/auth/forgot', undefined, { email });
    return { body: { token: await calls.token(email, 'reset'), password: 'a quite new lamp 77' } };
  },
  changePassword: async (calls) => ({
    ...(await owner(calls, '')),
    body: { currentPassword: PASSWORD, newPassword: 'a quite new lamp 77' },
  }),
  changeEmail: async (calls) => ({
    ...(await owner(calls, '')),
    body: { email: freshEmail(), password: PASSWORD },
  }),
  deleteAccount: async (calls) => ({ ...(await owner(calls, '')), body: { password: PASSWORD } }),
  proveOwner: async (calls) => ({ ...(await owner(calls, '')), body: { password: PASSWORD } }),
  startApp: owner,
  passkeyOptions: owner,
  confirmApp: async (calls) => {
    const { cookie, id, key } = await calls.app(false);
    return { cookie, ids: { factorId: id }, body: { code: calls.code(key) } };
  },
  removeFactor: async (calls) => {
    const { cookie, id } = await calls.app();
    return { cookie, ids: { factorId: id } };
  },
  newRecoveryCodes: async (calls) => ({ cookie: (await calls.app()).cookie }),
  secondStep: async (calls) => {
    const { cookie, key } = await calls.halfSignedIn();
    return { cookie, body: { code: calls.code(key) } };
  },
  secondStepPasskey: async (calls) => ({ cookie: (await calls.halfSignedIn()).cookie }),
  readInvitation: (calls) => calls.invitation(),
  acceptInvitation: (calls) => calls.invitation(),
  leaveShared: async (calls) => {
    const { cookie, body, businessId } = await calls.invitation();
    await calls.call('POST', '/api/invitation/acceptance', cookie, body);
    return { cookie, ids: { shareId: businessId } };
  },
  inviteMember: async () => ({ body: { email: freshEmail(), role: 'reader' } }),
  changeMember: withMember,
  removeMember: withMember,
  endReadLink: async (calls, id) => ({
    ids: { linkId: await calls.made(id, 'read-links', { name: 'Bank', days: 7 }) },
  }),
  chooseSlug: async () => ({ body: { slug: freshSlug() } }),
  allowSearch: async (calls, id) => {
    await calls.slug(id);
    return {};
  },
  publish: async (calls, id) => {
    await calls.version(id);
    await calls.slug(id);
    return {};
  },
  withdraw: async (calls, id) => {
    await calls.version(id);
    await calls.slug(id);
    const { cookie } = await calls.shared();
    const path = `/api/businesses/${id}/documents/privacy-policy/publication`;
    await calls.call('PUT', path, cookie, { number: 1 });
    return {};
  },
  readVersion: withVersion,
  downloadVersion: withVersion,
  downloadNotes: withVersion,
  readSiteCopy: withVersion,
  downloadSiteCopy: withVersion,
  compareVersions: async (calls, id) => {
    await calls.version(id, 1);
    await calls.version(id, 2);
    return { ids: { number: '2' } };
  },
  changeRegulatorLetter: withLetter,
  deleteRegulatorLetter: withLetter,
  downloadLetterPaper: withLetter,
};
