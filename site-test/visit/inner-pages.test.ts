/** Which inner pages are visited, where a site has more than can be. */
import { expect, test } from 'vitest';
import type { SeenPage } from '#engine/site/record/visit.ts';
import { Guard } from '../guard/guard.ts';
import { chooseInnerPages } from './inner-pages.ts';

const home = 'https://shop.example/';
const linksTo = (...paths: readonly string[]) =>
  paths.map((path) => ({ words: path, href: new URL(path, home).href, isInFooter: false }));
const links = linksTo(
  '/privacy',
  '/shop',
  '/cart',
  '/about',
  '/contact',
  '/care/depression-therapy',
);
const nobody = new Guard({
  names: { addresses: async () => [], aliases: async () => [] },
  table: undefined,
  bytesAtMost: 1,
});

test('an address that tells something about health comes first, law last, a basket never', async () => {
  const page = { url: home, links } as unknown as SeenPage;
  const chosen = await chooseInnerPages(page, { guard: nobody, agent: 'x', spki: [] });
  expect(chosen.map((each) => new URL(each).pathname)).toEqual([
    '/care/depression-therapy',
    '/shop',
    '/about',
  ]);
});

test('so does one that tells it behind its path, of several with that path', async () => {
  const page = {
    url: home,
    links: linksTo('/shop', '/find?for=shoes', '/about', '/find?for=std-testing', '/find'),
  } as unknown as SeenPage;
  const chosen = await chooseInnerPages(page, { guard: nobody, agent: 'x', spki: [] });
  expect(chosen.map((each) => each.slice(home.length))).toEqual([
    'find?for=std-testing',
    'shop',
    'about',
  ]);
});
