/** Pages name the address at which they are served, whatever they were built for. */
import { expect, test } from 'vitest';
import { originInPage } from '#server/subjects/pages/own-origin.ts';
import type { BuiltFile } from '#server/base/pages/files.ts';

const built = (html: string): BuiltFile => ({
  etag: '"built"',
  variants: {
    identity: {
      body: Buffer.from(html),
      headers: { 'content-type': 'text/html; charset=utf-8', etag: '"built"' },
    },
  },
});

const PAGE =
  '<link rel="canonical" href="http://127.0.0.1:3000/developers"><code>fetch(\'<span data-origin="">http://127.0.0.1:3000</span>/law.json\')</code><code><span data-origin="">http://127.0.0.1:3000</span>/mcp</code>';

test('each place of the address gets that of the server, in every encoding', () => {
  const file = built(PAGE);
  const fill = originInPage();
  const page = fill(file, 'http://127.0.0.1:4731');
  const html = page.variants.identity.body.toString();
  expect(html.match(/http:\/\/127\.0\.0\.1:4731<\/span>/g)).toHaveLength(2);
  expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:3000/developers">');
  expect(page.etag).not.toBe(file.etag);
  expect(page.variants.br).toBeDefined();
  expect(fill(file, 'http://127.0.0.1:4731')).toBe(page);
  expect(fill(file, 'https://statewise.example').variants.identity.body.toString()).toContain(
    'https://statewise.example</span>/mcp',
  );
});

test('a page for this address, or without a place for one, stays as it was built', () => {
  const file = built(PAGE);
  expect(originInPage()(file, 'http://127.0.0.1:3000')).toBe(file);
  const other = built('<p>Nothing here</p>');
  expect(originInPage()(other, 'http://127.0.0.1:4731')).toBe(other);
});

test('an address cannot leave its place', () => {
  const page = originInPage()(built(PAGE), 'http://x/</span><script>');
  expect(page.variants.identity.body.toString()).not.toContain('<script>');
});
