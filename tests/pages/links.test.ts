/**
 * docs/quality.md S11, S2 and S6: every internal link and anchor of every built page has a target,
 * and each address has the right status.
 */
import { describe, expect, test } from 'vitest';
import { indexFacts } from '#engine/facts/facts.ts';
import { STATES } from '#law/codes.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { readSheet } from '#web/parts/interview/answers/sheet.ts';
import { PAGES } from '#web/pages.ts';
import type { Page } from '#web/pages.ts';
import { SOURCES } from '../borders/sources.ts';
import { allFiles, filesOf, read } from './built-site.ts';
import { all, named, parse } from './html-tree.ts';
import { usePages } from './pages-stage.ts';

const DRAWN = PAGES.flatMap((page) => filesOf(page).map((file) => ({ file, page })));
const idsIn = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));

const stage = usePages();

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly ids: ReadonlySet<string>;
}
const answers = new Map<string, Answer>();

/** The server's reply at an address; requested once. */
async function answerAt(address: string): Promise<Answer> {
  const known = answers.get(address);
  if (known) return known;
  const reply = await stage().call('GET', address);
  const type = String(reply.headers['content-type']);
  const answer = {
    status: reply.statusCode,
    location: reply.headers['location'],
    type,
    ids: type.startsWith('text/html') ? idsIn(reply.body) : new Set<string>(),
  };
  answers.set(address, answer);
  return answer;
}

/** The final address, after at most one redirect. */
async function leadsTo(address: string): Promise<Answer> {
  const answer = await answerAt(address);
  if (![303, 308].includes(answer.status) || answer.location === undefined) return answer;
  return answerAt(answer.location);
}

/** The check with given answers: the part after the "#" is not an anchor. */
const ANSWERS = /^\/check#states=[A-Z]{2}(,[A-Z]{2})*&at=(edit:states|aid:size)$/;
const answersOf = (link: string) =>
  readSheet(link.slice(link.indexOf('#')), indexFacts(FACT_BOOK)).states;
const state = ({ path }: Page) => STATES.find(({ slug }) => `/${slug}` === path)?.code;

describe('links', () => {
  test.each(DRAWN)('S11: $file: all lead somewhere', async ({ file, page }) => {
    const html = read(file);
    const own = idsIn(html);
    const links = all(parse(html), named('a')).map(({ attributes }) => attributes['href'] ?? '');
    const dead: string[] = [];
    for (const link of new Set(links)) {
      if (/^(https:|mailto:)/.test(link)) continue;
      const { pathname, search, hash } = new URL(link, `http://here${page.path}`);
      const id = hash.slice(1);
      const here = link.startsWith('#');
      const { status, ids } = here ? { status: 200, ids: own } : await leadsTo(pathname + search);
      if (link === '' || link === '#') dead.push(`${link}: leads nowhere`);
      else if (status !== 200) dead.push(`${link}: ${status}`);
      else if (ANSWERS.test(link))
        expect(answersOf(link)).toEqual(state(page) ? [state(page)] : ['DE', 'IA', 'NJ']);
      else if (id !== '' && !ids.has(id)) dead.push(`${link}: no such place`);
    }
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(page.status === 404 ? 3 : 10);
  });

  test.each(DRAWN)('S11: $file: ids are unique; what a name points to is there', ({ file }) => {
    const tree = parse(read(file));
    const ids = all(tree, ({ attributes }) => attributes['id'] !== undefined).map(
      ({ attributes }) => attributes['id'],
    );
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const named = new Set(ids);
    for (const { attributes } of all(tree, () => true))
      for (const key of [
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'for',
        'popoverTarget',
        'popovertarget',
      ])
        for (const id of (attributes[key] ?? '').split(' ').filter((each) => each !== ''))
          expect([key, id, named.has(id)]).toEqual([key, id, true]);
  });

  test('S8 S11: links and anchors in Markdown, llms.txt and the sitemap lead somewhere', async () => {
    const texts = allFiles().filter(
      (name) => name.endsWith('.md') || ['llms.txt', 'sitemap.xml'].includes(name),
    );
    const own = /(?:https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?|\]\()([/#][^\s)<]*)/g;
    const addresses = texts.flatMap((name) =>
      [...read(name).matchAll(own)].map((match) => match[1] ?? ''),
    );
    expect(new Set(addresses).size).toBeGreaterThan(STATES.length);
    const dead: string[] = [];
    for (const address of new Set(addresses)) {
      const [path = '', id] = address.split('#');
      const { status, ids } = await answerAt(path === '' ? '/' : path);
      if (status !== 200 || (id !== undefined && !ids.has(id))) dead.push(address);
    }
    expect(dead).toEqual([]);
  });

  test('S11: anchors that scripts lead to are in the page or in what it draws', async () => {
    const sources = SOURCES.filter(({ path }) => /^web\/.*\.tsx?$/.test(path));
    const link = /(?:href|to)[=:] ?\{?["'`]([^"'`#]*)#([a-z][a-z-]*)["'`]/g;
    const found = sources.flatMap(({ path, text }) =>
      [...text.matchAll(link)].map(([, to = '', id = '']) => ({ path, to, id })),
    );
    expect(found.length).toBeGreaterThan(10);
    const dead: string[] = [];
    for (const { path, to, id } of found) {
      const address = to.split('?', 1)[0] ?? '';
      const page = PAGES.find((each) => each.path === address);
      const folder = page
        ? `web/pages/${page.file}/`
        : (/^web\/pages\/[^/]+\//.exec(path)?.[0] ?? 'web/');
      const near = sources.filter(
        (one) => one.path.startsWith(folder) || one.path === 'web/app.tsx',
      );
      const drawn = near.some(
        ({ text }) => text.includes(`id="${id}"`) || text.includes(`id: '${id}'`),
      );
      const { ids } = await answerAt(address === '' ? '/' : address);
      if (!drawn && !ids.has(id)) dead.push(`${path}: ${to}#${id}`);
    }
    expect(dead).toEqual([]);
  });
});

describe('statuses', () => {
  test.each(PAGES.filter((page) => page.status !== 404))(
    'S2: $path answers 200 as HTML, 308 with a slash at its end',
    async ({ path }) => {
      const answer = await answerAt(path);
      expect([answer.status, answer.type]).toEqual([200, 'text/html; charset=utf-8']);
      if (path === '/') return;
      expect(await answerAt(`${path}/`)).toMatchObject({ status: 308, location: path });
    },
  );

  test.each([
    '/no-such-page',
    '/delaware/more',
    '/states/atlantis',
    '/guides/atlantis-compliance-guide.pdf',
    '/delaware.txt',
    '/404',
    '/en/delaware',
    '/Delawere',
  ])('S6: %s answers 404 with a way on', async (address) => {
    expect(await answerAt(address)).toMatchObject({
      status: 404,
      type: 'text/html; charset=utf-8',
    });
  });

  test('S2: every form of a state redirects to its guide, with the query', async () => {
    for (const { code, slug } of STATES) {
      for (const form of [code, code.toLowerCase(), slug])
        expect(await answerAt(`/states/${form}`)).toMatchObject({
          status: 308,
          location: `/${slug}`,
        });
    }
    expect((await answerAt('/states/de?asOf=2027-01-01')).location).toBe(
      '/delaware?asOf=2027-01-01',
    );
  });

  test('S2: an address in other letters or with a slash at the end leads to the page for good', async () => {
    for (const [form, location] of [
      ['/Delaware', '/delaware'],
      ['/NEW-JERSEY', '/new-jersey'],
      ['/Delaware/', '/delaware'],
      ['/FAQ?x=1', '/faq?x=1'],
      ['/Cost-Calculator', '/cost-calculator'],
      ['/law/de', '/law/DE'],
      ['/Law/De/', '/law/DE'],
    ] as const)
      expect(await answerAt(form)).toMatchObject({ status: 308, location });
    expect((await answerAt('/Delawere')).status).toBe(404);
    expect((await answerAt('/delaware')).status).toBe(200);
  });

  test('S7: /.well-known/change-password leads to the sign-in page', async () => {
    expect(await answerAt('/.well-known/change-password')).toMatchObject({
      status: 308,
      location: '/login',
    });
  });

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/delaware.md', 'text/markdown'],
    ['/share/delaware.png', 'image/png'],
    ['/guides/delaware-compliance-guide.pdf', 'application/pdf'],
    ['/guides/iowa-compliance-guide.pdf', 'application/pdf'],
    ['/guides/nebraska-compliance-guide.pdf', 'application/pdf'],
  ])('%s is %s', async (address, type) => {
    const answer = await answerAt(address);
    expect(answer.status).toBe(200);
    expect(answer.type.startsWith(type)).toBe(true);
  });
});
