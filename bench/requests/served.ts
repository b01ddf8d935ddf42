/**
 * The desk on a real server: posts of the form with pages of visitors beside them, the page of
 * status, and a list of 5,000.
 */
import { openDatabase } from '#server/base/database/open.ts';
import { byParts, evenly, within, type Measured } from '../evenly.ts';
import { Caller } from '../fairness/caller.ts';
import { dropFolder, newFolder, withServer, type Place } from '../fairness/served.ts';
import { fillDesk } from './fill.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 20);
const LISTED = 5_000;
const FIRST = 10;
const POSTS_A_SECOND = 50;
const PAGES_A_SECOND = 20;
const STATUS_A_SECOND = 300;
/** A desk holds what comes beyond 300 a day, so posts go to several. */
const A_DESK = 250;
/** The forms of one owner take at most 4,000 a day. */
const AN_OWNER = 15;
/** A form sent sooner is held, and gets no mail. */
const TYPED_MS = 3_100;

const pause = (ms: number) => new Promise<void>((pass) => void setTimeout(pass, ms));
const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (measured: Measured) =>
  `p50 ${within(measured, 0.5).toFixed(1)} ms, p99 ${within(measured, 0.99).toFixed(1)} ms, slowest ${within(measured, 1).toFixed(0)} ms (sent late by ${measured.late.toFixed(0)} ms at most), ${measured.times.length} sent, ${measured.failed.length} failed${statuses(measured)}`;
const tenthsOf = (measured: Measured) =>
  byParts(measured, 10)
    .map((part) => within(part, 0.99).toFixed(0))
    .join(', ');
const statuses = ({ failed }: Measured) =>
  failed.length === 0 ? '' : ` (${[...new Set(failed)].join(', ')}; 0: no reply)`;

interface Form {
  readonly slug: string;
  readonly body: string;
  readonly from: string;
}

const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Opens as many forms as will be sent. */
async function openForms(origin: string, count: number): Promise<Form[]> {
  let owner = new Caller(origin, 8);
  const forms: Form[] = [];
  for (let desk = 0; desk * A_DESK < count; desk += 1) {
    if (desk % AN_OWNER === 0) {
      owner.close();
      owner = new Caller(origin, 8);
      await owner.signUp(`desks-${desk}@example.com`);
    }
    const { id } = await owner.get<{ id: string }>('POST', '/api/businesses', {
      businessName: `Harbor Books ${desk}`,
      industry: 'Retail',
      employeeCount: 12,
      annualRevenue: 2_400_000,
      statesOperating: ['CA', 'VA'],
      dataTypesCollected: ['Email addresses'],
    });
    const slug = `bench-${desk}`;
    await owner.get('PUT', `/api/businesses/${id}/slug`, { slug });
    await owner.get('PATCH', `/api/businesses/${id}/request-desk`, { isOn: true });
    const wanted = Math.min(A_DESK, count - desk * A_DESK);
    for (let at = 0; at < wanted; at += 1) {
      const { text } = await owner.call('GET', `/r/${slug}`);
      const ticket = /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '';
      const number = forms.length;
      const email = `asks.${number}@example.com`;
      const body = new URLSearchParams({ way: 'first', state: 'CA', email, ticket }).toString();
      forms.push({ slug, body, from: addressOf(number) });
    }
  }
  owner.close();
  return forms;
}

/** Posts with pages of visitors beside them; then the page of status of one of the requests. */
async function benchForm(place: Place): Promise<boolean> {
  return withServer(place, async (origin) => {
    const forms = await openForms(origin, POSTS_A_SECOND * SECONDS);
    await pause(TYPED_MS);
    const people = new Caller(origin, 100);
    const visitor = new Caller(origin, 50);
    const until = pause(SECONDS * 1000);
    let status = '';
    const [posts, pages] = await Promise.all([
      evenly(
        async (at) => {
          const form = forms[at % forms.length];
          const reply = await people.call('POST', `/r/${form?.slug}`, {
            form: form?.body ?? '',
            from: form?.from ?? '',
          });
          status = reply.location || status;
          return reply.status;
        },
        POSTS_A_SECOND,
        until,
        303,
      ),
      evenly(async () => (await visitor.call('GET', '/')).status, PAGES_A_SECOND, until),
    ]);
    say(
      `posts of the form, ${POSTS_A_SECOND} a second for ${SECONDS} s: ${ms(posts)} (goal p99 150)`,
    );
    say(`  p99 of each tenth of that time: ${tenthsOf(posts)} ms`);
    say(`  a visitor's page meanwhile: ${ms(pages)} (goal p99 25)`);
    const shown = await evenly(
      async () => (await people.call('GET', status, { keep: false })).status,
      STATUS_A_SECOND,
      pause(Math.min(SECONDS, 10) * 1000),
    );
    say(`page of status, ${STATUS_A_SECOND} a second: ${ms(shown)} (goal p99 25)`);
    say(`  p99 of each tenth of that time: ${tenthsOf(shown)} ms`);
    people.close();
    visitor.close();
    return within(posts, 0.99) <= 150 && within(pages, 0.99) <= 25 && within(shown, 0.99) <= 25;
  });
}

/** The list of a desk with 5,000 open requests. */
async function benchList(place: Place): Promise<boolean> {
  const email = 'listed@example.com';
  let id = '';
  await withServer(place, async (origin) => {
    const owner = new Caller(origin, 2);
    await owner.signUp(email);
    id = (
      await owner.get<{ id: string }>('POST', '/api/businesses', {
        businessName: 'Full Desk',
        industry: 'Retail',
        employeeCount: 12,
        annualRevenue: 2_400_000,
        statesOperating: ['CA', 'VA', 'CO'],
        dataTypesCollected: ['Email addresses'],
      })
    ).id;
    await owner.get('GET', `/api/businesses/${id}/requests`);
    owner.close();
  });
  const opened = await openDatabase(
    { dataDir: place.folder, databaseUrl: place.databaseUrl },
    () => {},
  );
  await fillDesk(opened.db, id, LISTED);
  await opened.close();
  return withServer(place, async (origin) => {
    const owner = new Caller(origin, 4);
    await owner.signIn(email);
    const list = () => owner.call('GET', `/api/businesses/${id}/requests`);
    // the first calls of a server that has just started are told apart: they compile and read
    const first: number[] = [];
    for (let at = 0; at < FIRST; at += 1) first.push((await list()).ms);
    const listed = await evenly(
      async () => (await list()).status,
      20,
      pause(Math.min(SECONDS, 10) * 1000),
    );
    const told = first.map((each) => each.toFixed(0)).join(', ');
    say(`list of ${LISTED} open requests, first times after a start: ${told} ms`);
    say(`list of ${LISTED} open requests: ${ms(listed)} (goal p99 60)`);
    owner.close();
    return within(listed, 0.99) <= 60;
  });
}

/** Prints the figures on a database; false where a goal is missed. */
export async function benchServed(name: string, databaseUrl: string | undefined): Promise<boolean> {
  say(`\n${name}`);
  const folder = newFolder();
  try {
    const place = { folder, databaseUrl };
    const form = await benchForm(place);
    const list = await benchList(place);
    return form && list;
  } finally {
    dropFolder(folder);
  }
}
