/**
 * Junk at the forms of desks: none is refused below the cap, and each real request among it is
 * open, or found.
 */
import { expect, test } from 'vitest';
import { LIMITS, type LimitName } from '#server/base/limits/limits.ts';
import { onOneDatabase } from './databases.ts';
import { useStage } from './stage.ts';
import { FULL } from '../full.ts';

/** 60 desks, 2 of each owner: 4,000 a day is the most at one owner's forms, and 2,000 at one. */
const OWNERS = FULL ? 30 : 1;
const DESKS_OF_ONE = FULL ? 2 : 1;
const JUNK_OF_ONE = FULL ? 1_667 : 60;
const AT_ONCE = 8;
const KINDS = ['trapped', 'too quick', 'no ticket', 'one network', 'one address'] as const;
/** From one network a form takes 200 a day. */
const OF_ONE_NETWORK = 150;
/**
 * Who asks in earnest, in the midst of it; the last one is the person whose address the junk names.
 */
const REAL = ['Ann', 'Ben', 'Cleo', 'Dora'];

interface Post {
  readonly form: Record<string, string>;
  readonly from: string;
  /** Opened long enough before it is sent. */
  readonly isTyped: boolean;
  readonly name?: string;
}

interface Desk {
  readonly base: string;
  readonly cookie: string;
  readonly slug: string;
}

const net = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The posts at one desk: junk of each kind, and people spread among it. */
function postsAt(desk: number): Post[] {
  const victim = `victim.${desk}@example.com`;
  const posts: Post[] = Array.from({ length: JUNK_OF_ONE }, (_, at) => {
    const number = desk * 2_000 + at;
    const email = `junk.${number}@example.com`;
    const kind = KINDS[at % KINDS.length];
    const network = `192.0.${desk}.${Math.floor(at / (KINDS.length * OF_ONE_NETWORK))}`;
    return {
      form: {
        email: kind === 'one address' ? victim : email,
        ...(kind === 'trapped' && { website: 'https://example.com' }),
        ...(kind === 'no ticket' && { ticket: 'none' }),
      },
      from: kind === 'one network' ? network : net(number),
      isTyped: kind !== 'too quick' && kind !== 'no ticket',
    };
  });
  const step = Math.floor(JUNK_OF_ONE / (REAL.length + 1));
  for (const [at, name] of REAL.entries())
    posts.splice((at + 1) * step, 0, {
      form: { email: name === 'Dora' ? victim : `${name}.${desk}@example.com`, name },
      from: `203.0.${desk}.${at + 1}`,
      isTyped: true,
      name,
    });
  return posts;
}

onOneDatabase('junk at the form', (database) => {
  const stage = useStage(database, { limits: requestLimits() });

  const openDesk = async (cookie: string, number: number): Promise<Desk> => {
    const id = await stage().business(cookie, { statesOperating: ['CA', 'VA'] });
    const base = `/api/businesses/${id}`;
    const slug = `junk-${number}`;
    await stage().call('PUT', `${base}/slug`, { cookie, body: { slug } });
    await stage().call('PATCH', `${base}/request-desk`, { cookie, body: { isOn: true } });
    return { base, cookie, slug };
  };
  const ticketOf = async ({ slug }: Desk) =>
    /name="ticket" value="([^"]+)"/.exec((await stage().call('GET', `/r/${slug}`)).body)?.[1] ?? '';
  const send = async ({ slug }: Desk, { form, from }: Post, ticket: string) => {
    const reply = await stage().call('POST', `/r/${slug}`, {
      body: new URLSearchParams({
        way: 'other',
        type: 'delete',
        state: 'VA',
        ticket,
        ...form,
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from,
    });
    expect(reply.statusCode).toBe(303);
    return String(reply.headers['location']).split('?')[0] ?? '';
  };
  interface Listed {
    readonly requests: {
      id: string;
      name: string | null;
      reference: string;
      held: string | null;
    }[];
    readonly counts: { open: number; held: number };
  }
  const list = async ({ base, cookie }: Desk, query: Record<string, string>) =>
    (
      await stage().call('GET', `${base}/requests?${new URLSearchParams(query).toString()}`, {
        cookie,
      })
    ).json<Listed>();

  const search = async ({ base, cookie }: Desk, text: string) =>
    (
      await stage().call('POST', `${base}/requests/search`, { cookie, body: { text } })
    ).json<Listed>();

  /** Posts all of it; the addresses of the pages of those who ask in earnest. */
  const flood = async (desk: Desk, number: number) => {
    const posts = postsAt(number);
    const tickets = new Map<Post, string>();
    for (const post of posts) if (post.isTyped) tickets.set(post, await ticketOf(desk));
    stage().advance(4_000);
    const pages = new Map<string, string>();
    for (let at = 0; at < posts.length; at += AT_ONCE)
      await Promise.all(
        posts.slice(at, at + AT_ONCE).map(async (post) => {
          const page = await send(desk, post, tickets.get(post) ?? (await ticketOf(desk)));
          if (post.name !== undefined) pages.set(post.name, page);
        }),
      );
    return { pages, sent: posts.length };
  };

  const checkDesk = async (desk: Desk, { pages, sent }: Awaited<ReturnType<typeof flood>>) => {
    const { requests: open, counts } = await list(desk, {});
    expect(counts.open + counts.held).toBe(sent);
    for (const name of REAL.slice(0, -1)) expect(open.map((row) => row.name)).toContain(name);
    for (const [name, page] of pages) {
      const shown = (await stage().call('GET', page)).body;
      const reference = /class="number">([^<]+)</.exec(shown)?.[1] ?? 'none';
      for (const find of [reference, reference.toLowerCase().replace('-', ' '), name]) {
        const { requests } = await search(desk, find);
        expect([requests[0]?.name, requests[0]?.reference]).toEqual([name, reference]);
      }
    }
    const { requests: held } = await list(desk, { show: 'held' });
    expect(held[0]?.held).toMatch(/^many from one/);
  };

  const all = OWNERS * DESKS_OF_ONE * JUNK_OF_ONE;
  const title = `${all} junk posts: none is refused, and real ones are open or found`;
  test(title, async () => {
    let number = 0;
    for (let owner = 0; owner < OWNERS; owner += 1) {
      const cookie = await stage().owner();
      for (let own = 0; own < DESKS_OF_ONE; own += 1) {
        const desk = await openDesk(cookie, (number += 1));
        await checkDesk(desk, await flood(desk, number));
      }
    }
  });
});

/** The limits of requests as they are. */
function requestLimits() {
  const names = Object.keys(LIMITS).filter((name) => name.startsWith('request'));
  return Object.fromEntries(names.map((name) => [name, LIMITS[name as LimitName]]));
}
