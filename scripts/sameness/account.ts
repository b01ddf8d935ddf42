/**
 * An account with three businesses: does everything that an owner can do, and records each reply.
 */
import { type Recorded, BUSINESSES } from './businesses.ts';
import { newestMail } from './mails.ts';
import type { Visitor } from './visitor.ts';

const OWNER = { email: 'maria.lane@example.com', password: 'lantern river cup 12' };
const PERSON = { ...OWNER, firstName: 'Maria', lastName: 'Lane', businessName: 'Three Ovens' };
/** How many tasks are marked in each way. */
const MARKED = 3;

interface Question {
  readonly fact: string;
  readonly state: string | null;
  readonly type: string;
}
interface Task {
  readonly id: string;
  readonly requirements: readonly { readonly id: string }[];
}
interface Assessed {
  readonly questions: readonly Question[];
  readonly tasks: readonly Task[];
}
interface Detail {
  readonly name: string;
  readonly kind: string;
  readonly choices: readonly string[] | null;
  readonly columns: readonly string[] | null;
}
interface Details {
  readonly version: number;
  readonly details: readonly Detail[];
}

/** Registers, confirms the address with the mailed link, and signs in. */
export async function openAccount(visitor: Visitor): Promise<void> {
  await visitor.call('POST', '/api/auth/register', { body: PERSON });
  await visitor.call('POST', '/api/auth/login', { body: OWNER });
  const mail = await newestMail(visitor.served.outbox, 1);
  const [, token = ''] = /\/verify#([\w-]+)/.exec(mail) ?? [];
  await visitor.call('POST', '/api/auth/verify', { body: { token } });
  await visitor.call('POST', '/api/auth/verify', { body: { token } });
  await visitor.call('PUT', '/api/account/time-zone', { body: { timeZone: 'America/Denver' } });
}

async function answer(visitor: Visitor, id: string, business: Recorded): Promise<void> {
  const assess = () => visitor.get<Assessed>(`/api/assessments/${id}`);
  let { questions } = await assess();
  let { version } = await visitor.get<{ version: number }>(`/api/businesses/${id}/answers`);
  let at = 0;
  for (let round = 0; round < business.rounds && questions.length > 0; round += 1) {
    for (const { fact, state, type } of questions) {
      const value = business.answer(fact, type, (at += 1));
      const saved = await visitor.call<{ version?: number }>(
        'PUT',
        `/api/businesses/${id}/answers`,
        { body: { version, answers: [{ fact, state, value }] } },
      );
      version = saved.version ?? version;
    }
    ({ questions } = await assess());
  }
}

async function work(visitor: Visitor, id: string): Promise<void> {
  const { tasks } = await visitor.get<Assessed>(`/api/assessments/${id}`);
  const mark = (path: string, body: object) =>
    visitor.call('PUT', `/api/businesses/${id}/${path}`, { body });
  for (const [at, task] of tasks.slice(0, MARKED * 3).entries()) {
    const [first] = task.requirements;
    if (at % 3 === 0)
      await mark(`tasks/${task.id}`, { status: 'done', note: 'Kept in the binder' });
    else if (at % 3 === 1)
      await mark(`tasks/${task.id}`, { status: 'not applicable', note: 'We do not do this' });
    else if (first) await mark(`requirements/${first.id}`, { status: 'done' });
  }
  const [again] = tasks;
  if (again) await mark(`tasks/${again.id}`, { status: 'open' });
}

function valueOf({ kind, choices, columns, name }: Detail): unknown {
  if (choices?.[0] !== undefined && kind === 'text') return choices[0];
  if (kind === 'list') return ['First thing', `Second thing for ${name}`];
  if (kind === 'date') return '2026-12-01';
  if (kind === 'number') return '30';
  if (kind === 'table') return [columns?.map((column) => `Our ${column}`) ?? []];
  return `Our ${name}`;
}

async function tell(visitor: Visitor, id: string, half: 0 | 1): Promise<void> {
  const path = `/api/businesses/${id}/details`;
  const { version, details } = await visitor.get<Details>(path);
  const some = details.filter((_, at) => at % 2 === half);
  const changed = some.map((detail) => ({ name: detail.name, value: valueOf(detail) }));
  await visitor.call('PUT', path, { body: { version, details: changed } });
}

async function keepDocuments(visitor: Visitor, id: string): Promise<void> {
  const path = `/api/businesses/${id}/documents`;
  const { documents } = await visitor.get<{ documents: readonly { id: string }[] }>(path);
  for (const document of documents) await visitor.call('POST', `${path}/${document.id}`);
}

async function rename(visitor: Visitor, id: string, { profile }: Recorded): Promise<void> {
  const path = `/api/businesses/${id}`;
  const { version } = await visitor.get<{ version: number }>(path);
  const body = { ...profile, businessName: `${String(profile['businessName'])} II`, version };
  await visitor.call('PUT', path, { body });
  // repeats the request, whose version is out of date now
  await visitor.call('PUT', path, { body });
}

async function feed(visitor: Visitor, id: string): Promise<void> {
  const path = `/api/businesses/${id}/feed`;
  const made = await visitor.call<{ atom: string; calendar: string }>('POST', path);
  for (const address of [made.atom, made.calendar]) {
    const kind = address.endsWith('.atom') ? 'atom' : 'ics';
    const place = address.replace(visitor.served.origin, '');
    await visitor.call('GET', place, { name: `/feeds/${id}.${kind}` });
  }
}

/** Creates the businesses and does their work; returns their ids. */
export async function setUpBusinesses(visitor: Visitor): Promise<string[]> {
  const ids = [];
  for (const business of BUSINESSES) {
    const { id } = await visitor.call<{ id: string }>('POST', '/api/businesses', {
      body: business.profile,
    });
    visitor.names.set(id, business.name);
    ids.push(id);
    await answer(visitor, id, business);
    await work(visitor, id);
    await tell(visitor, id, 0);
    await keepDocuments(visitor, id);
    await tell(visitor, id, 1);
    await rename(visitor, id, business);
    await keepDocuments(visitor, id);
    await visitor.call('POST', `/api/assessments/${id}/receipts`);
    await feed(visitor, id);
  }
  for (const [at, template] of ['privacy-policy', 'data-inventory'].entries())
    await visitor.call('PUT', `/api/templates/${template}/rating`, { body: { stars: 3 + at } });
  return ids;
}

/** Withdraws everything, sets a new password by mail, and deletes the account. */
export async function closeAccount(visitor: Visitor, ids: readonly string[]): Promise<void> {
  const [first = '', second = ''] = ids;
  await visitor.call('DELETE', `/api/businesses/${first}/feed`);
  await visitor.call('DELETE', `/api/businesses/${second}`);
  await visitor.call('DELETE', '/api/templates/privacy-policy/rating');
  await visitor.call('DELETE', '/api/account/sessions');
  const password = 'walnut harbor tin 34';
  const changed = { currentPassword: OWNER.password, newPassword: password };
  await visitor.call('POST', '/api/account/password', { body: changed });
  await visitor.call('POST', '/api/auth/logout');
  await visitor.call('POST', '/api/auth/forgot', { body: { email: OWNER.email } });
  const mail = await newestMail(visitor.served.outbox, 2);
  const [, token = ''] = /\/reset#([\w-]+)/.exec(mail) ?? [];
  await visitor.call('POST', '/api/auth/reset', { body: { token, password: OWNER.password } });
  await visitor.call('POST', '/api/auth/login', { body: OWNER });
  await visitor.call('POST', '/api/account/deletion', { body: { password: OWNER.password } });
}
