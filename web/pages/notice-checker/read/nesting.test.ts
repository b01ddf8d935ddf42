import { describe, expect, test } from 'vitest';
import { boundedNesting, MOST_NESTED } from './nesting.ts';

/** The most elements that are open at once, ends by implication left out. */
function depthOf(html: string): number {
  let [open, most] = [0, 0];
  for (const [, slash] of html.matchAll(/<(\/?)[a-z]/g)) {
    open += slash === '/' ? -1 : 1;
    most = Math.max(most, open);
  }
  return most;
}

describe('markup nested 100,000 deep is nested 300 deep, with all its text', () => {
  test.each([
    ['<div>', ''],
    ['<div>', '</div>'],
    ['<b class="x">', '</b>'],
    ['<ul><li>', '</li></ul>'],
    ['<ul><li>', ''],
    ['<table><tr><td>', ''],
    ['<svg><td>', ''],
    ['<p><font color="1">', ''],
    ['<p><font color="1"></p>', ''],
    ['<DIV>', '</Div>'],
  ])('%s … %s', (start, end) => {
    const html = `${start.repeat(100_000)}middle${end.repeat(100_000)}<p>after</p>`;
    const bounded = boundedNesting(html);
    expect(depthOf(bounded)).toBeLessThanOrEqual(MOST_NESTED + 1);
    expect(bounded).toContain('middle');
    expect(bounded).toContain('after');
    // what is closed in writing is all that is added
    expect(bounded.length).toBeLessThan(2 * html.length);
  });
});

test.each([
  '<h1>Notice</h1><p>We <b>sell</b> data.</p><ul><li>Names</li><li>Mail</li></ul>',
  '<!doctype html><html><body><table><tr><td>A</td><td>B</td></tr></table></body></html>',
  'a < b and c > d <3 <',
  '<!-- <div><div> --><p>x<br>y<img src="a">z</p>',
  '<script>"<div><div></p>"</script><p>x</p>',
  '<p>no end',
  '<!-- no end <p>',
  '<style>p>b{}',
])('ordinary markup stays as it is: %s', (html) => {
  expect(boundedNesting(html)).toBe(html);
});

test('five hundred paragraphs, items and cells without end tags are no nesting', () => {
  for (const one of ['<p>text ', '<li>text ', '<tr><td>text<p>text ', '<dt>text<dd>text '])
    expect(boundedNesting(one.repeat(500)).match(/text/g)?.length).toBe(
      one.repeat(500).match(/text/g)?.length,
    );
  const items = boundedNesting(`<ul>${'<li>text '.repeat(500)}</ul>`);
  expect(items.match(/<li>/g)).toHaveLength(500);
  expect(items.endsWith('</li></ul>')).toBe(true);
});
