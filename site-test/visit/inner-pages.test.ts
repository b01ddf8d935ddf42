/** Which inner pages are visited, where a site has more than can be. */
import { expect, test } from 'vitest';
import type { SeenPage } from '#engine/site/record/visit.ts';
import { Guard } from '../guard/guard.ts';
import { chooseInnerPages } from './inner-pages.ts';

const home = 'https://shop.example/';
const links = ['/privacy', '/shop', '/cart', '/about', '/contact', '/care/depression-therapy'].map(
  (path) => ({ words: path, href: new URL(path, home).href, isInFooter: false }),
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
