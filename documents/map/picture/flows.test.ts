/**
 * The picture of flows: every entry is in it and in its words, nothing overlaps or leaves the
 * picture, and no words become markup.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { flowsOf, flowSentence, type Flow } from './flow.ts';
import { flowsSvg } from './flows.ts';

const words = fc
  .string({ unit: 'grapheme', maxLength: 80 })
  .map((each) => each.replaceAll(/[\u0000-\u001f\ufffe\uffff]|[\ud800-\udfff]/g, ' '));
const flows: fc.Arbitrary<Flow[]> = fc.array(
  fc.record({
    kind: words,
    people: words,
    sources: fc.array(words, { maxLength: 4 }),
    systems: fc.array(words, { maxLength: 4 }),
    recipients: fc.array(
      fc.record({ name: words, role: fc.constantFrom('works for you', 'uses it for itself') }),
      { maxLength: 5 },
    ),
    isConfirmed: fc.boolean(),
    isOfStaff: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const reader = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['rect', 'text'].includes(name),
});
function rectsOf(svg: string): { box: Rect; rects: Rect[] } {
  const read = reader.parse(svg).svg;
  const rects = (read.rect ?? []).map((each: Record<keyof Rect, string>) => ({
    x: Number(each.x),
    y: Number(each.y),
    width: Number(each.width),
    height: Number(each.height),
  }));
  return { box: { x: 0, y: 0, width: Number(read.width), height: Number(read.height) }, rects };
}
const meets = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(['columns', 'stack'] as const)('as %s', (shape) => {
  const drawn = (all: readonly Flow[]) => flowsSvg(all, { shape, title: 'Flows', id: 'f' });

  test('well-formed, with a title and every flow in words', () => {
    fc.assert(
      fc.property(flows, (all) => {
        const svg = drawn(all);
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(svg).toContain('role="img" aria-labelledby="f-title f-desc"');
        expect(svg).toContain('<title id="f-title">Flows</title>');
      }),
    );
    const svg = drawn([
      {
        kind: 'Cake <wishes> & "more"',
        people: 'customers',
        sources: ['the person'],
        systems: ['till'],
        recipients: [{ name: 'Van & Co', role: 'works for you' }],
        isConfirmed: true,
        isOfStaff: false,
      },
    ]);
    expect(svg).not.toContain('<wishes>');
    expect(svg).toContain(
      'Cake &lt;wishes&gt; &amp; &quot;more&quot;: from the person; kept in till; goes to Van &amp; Co (works for you).',
    );
  });

  test('boxes stay in the picture and never meet', () => {
    fc.assert(
      fc.property(flows, (all) => {
        const { box, rects } = rectsOf(drawn(all));
        for (const [at, rect] of rects.entries()) {
          expect(rect.x).toBeGreaterThanOrEqual(0);
          expect(rect.y).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.width).toBeLessThanOrEqual(box.width);
          expect(rect.y + rect.height).toBeLessThanOrEqual(box.height + 1);
          for (const other of rects.slice(at + 1)) expect(meets(rect, other)).toBe(false);
        }
      }),
    );
  });
});

test('dropped lines and companies are not drawn; roles are said', () => {
  const line = { ...blankLine('l', 'Emails'), sources: ['the person'], recipients: ['a', 'b'] };
  const company = { ...blankRecipient('a'), name: 'Mill', role: 'third party' as const };
  const gone = { ...blankRecipient('b'), name: 'Gone', state: 'dropped' as const };
  const map = {
    lines: [line, { ...line, id: 'x', kind: 'Faxes', state: 'dropped' as const }].map((each) => ({
      ...each,
      from: null,
    })),
    recipients: [company, gone].map((each) => ({ ...each, from: null })),
  };
  expect(flowsOf(map).map(flowSentence)).toEqual([
    'Emails: from the person; goes to Mill (uses it for itself).',
  ]);
});
