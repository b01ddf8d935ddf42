/**
 * Accounts, businesses, invitations and versions for the fuzz test, made anew each time on one
 * stage.
 */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { heading, paragraph } from '#documents/tree/tree.ts';
import { businesses, documentVersions } from '#server/base/database/schema.ts';
import { addArrivedMail } from './arriving.ts';
import { addCopy } from './copies.ts';
import { addTestThatIsOver } from './fuzz-sites.ts';
import { cookieOf, freshEmail, PASSWORD, type Stage } from './stage.ts';

interface Account {
  readonly email: string;
  readonly cookie: string;
}

/** Calls about a business use one account, those about an account one of its own. */
export class FuzzOwners {
  readonly #stage: Stage;
  #shared: Account | undefined;
  #businesses: string[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
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

  /**
   * A business of the shared account; the one before the last is deleted, since an account has
   * fifty at most.
   */
  async business(profile: object = {}): Promise<string> {
    const { cookie } = await this.shared();
    const old = this.#businesses.length > 20 ? this.#businesses.shift() : undefined;
    if (old !== undefined) await this.call('DELETE', `/api/businesses/${old}`, cookie);
    const id = await this.#stage.business(cookie, profile);
    this.#businesses.push(id);
    await this.call('GET', `/api/assessments/${id}`, cookie);
    return id;
  }

  /** A mail that waits at the desk of a business. */
  async arrivedMail(businessId: string) {
    const { cookie } = await this.shared();
    await this.call('GET', `/api/businesses/${businessId}/requests`, cookie);
    const { database, clock } = this.#stage;
    return { mailId: await addArrivedMail(database, businessId, clock.now) };
  }

  /** A file of a copy; with `isOut` its link was mailed. */
  async copy(requestId: string, isOut = false) {
    const { database, clock } = this.#stage;
    return { fileId: await addCopy(database, requestId, clock.now, isOut) };
  }

  /** A request that is given to somebody. */
  async giving({ businessId, requestId }: { businessId: string; requestId: string }) {
    const path = `/api/businesses/${businessId}/requests/${requestId}/helpers`;
    const body = { email: freshEmail(), sends: true };
    const given = await this.call('POST', path, (await this.shared()).cookie, body);
    const [one] = given.json<{ given: { memberId: string }[] }>().given;
    return { memberId: one?.memberId ?? '' };
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

  /** Offers a business to an address; the token of the mailed link. */
  async offer(businessId: string, email: string): Promise<string> {
    const { cookie } = await this.shared();
    const body = { email, keeps: 'nothing', password: PASSWORD };
    await this.call('POST', `/api/businesses/${businessId}/transfer`, cookie, body);
    await this.#stage.mailSender.deliver();
    const mail = this.#stage.mail.findLast(
      ({ recipient, text }) => recipient === email && /#[\w-]{65}/.test(text),
    );
    return mail?.text.match(/#([\w-]{65})/)?.[1] ?? '';
  }

  siteTest = (businessId: string) => addTestThatIsOver(this.#stage.database, businessId);

  /** Version 1 of the privacy policy, with nothing open. */
  async version(businessId: string, number = 1, asOf = '2026-11-21'): Promise<void> {
    const { db } = this.#stage.database;
    const rows = await db.select().from(businesses);
    await db.insert(documentVersions).values({
      ownerId: rows.find(({ id }) => id === businessId)?.ownerId ?? '',
      businessId,
      template: 'privacy-policy',
      number,
      madeAt: this.#stage.clock.now,
      madeBy: 'Robin Lee',
      asOf,
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

export const freshSlug = () => `harbor-${randomBytes(6).toString('hex')}`;
