/** The HTML that owners paste into their own site. */
import { describe, expect, test } from 'vitest';
import { DOES_ALL, made, TEMPLATES, templateNamed } from '../../tests/documents/make-document.ts';
import { LAWS } from '#law/corpus.server.ts';
import { parse, walk } from '../../tests/pages/html-tree.ts';
import { smallLawsHere } from '#documents/values/small-laws.ts';
import { ANCHORS } from '#documents/tree/anchors.ts';
import { split } from '#documents/tree/notes.ts';
import { openPoints } from '#documents/tree/open-points.ts';
import { htmlFileOf, plainHtmlOf } from './plain-html.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';

const tree = (...blocks: Block[]): DocumentTree => ({
  title: 'Policy <b>',
  subtitle: 'For Delaware.',
  subject: 'Policy',
  language: 'en',
  footer: 'Version of today.',
  blocks,
});
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

const POLICY = templateNamed('privacy-policy');
const everything = split(
  made(
    POLICY,
    LAWS.map(({ state }) => state),
    {
      asOf: '2028-06-01',
      facts: DOES_ALL,
      smallLaws: smallLawsHere(() => true),
      values: { clientWork: 'For clients and for ourselves' },
    },
  ).tree,
).document;

describe('anchors', () => {
  test('every named part of a policy of everything has its name, once', () => {
    const ids = idsIn(plainHtmlOf(everything));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(ANCHORS).filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  test('links in use elsewhere stay right: these names never go', () => {
    for (const anchor of [
      'opt-out',
      'contact',
      'rights',
      'right-delete',
      'right-correct',
      'right-know',
      'right-copy',
      'how-to-ask',
      'appeal',
      'children',
      'california',
      'changes',
    ])
      expect(Object.keys(ANCHORS)).toContain(anchor);
  });

  test('a part without a name has words of its heading; a repeated one a number', () => {
    const html = plainHtmlOf(
      tree(heading(1, 'Delaware'), heading(2, 'Delaware'), heading(1, '24 states')),
    );
    expect(idsIn(html)).toEqual(['delaware', 'delaware-2', 'part-24-states']);
  });

  test('the contents lead to parts that are there', () => {
    const html = plainHtmlOf(everything);
    const jumps = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(jumps.length).toBeGreaterThan(8);
    for (const id of jumps) expect(idsIn(html)).toContain(id);
  });
});

describe.each(TEMPLATES.map((template) => ({ id: template.id, template })))(
  '$id',
  ({ template }) => {
    const { document } = split(
      made(template, ['CA', 'DE', 'TX'], {
        facts: DOES_ALL,
        values: {
          businessName: 'Harbor <script>alert(1)</script> & Co.',
          contactEmail: 'privacy@harbor.example',
          contactPhone: '(302) 555-0147',
          websiteUrl: 'harbor.example',
        },
      }).tree,
    );
    const html = plainHtmlOf(document);

    test('is HTML without classes, styles or scripts, from headings of the second level', () => {
      expect(html).not.toMatch(/ class=| style=|<script|<h1|data-label/);
      expect(html).toContain('<h2 ');
      const tags = new Set([...walk(parse(html))].map(({ name }) => name));
      for (const tag of tags)
        expect([
          '',
          'p',
          'small',
          'nav',
          'ul',
          'ol',
          'li',
          'a',
          'h2',
          'h3',
          'h4',
          'strong',
          'mark',
          'table',
          'thead',
          'tbody',
          'tr',
          'th',
          'td',
          'br',
          'bdi',
        ]).toContain(tag);
    });

    test('no level of headings is left out', () => {
      const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1));
    });

    test('its file is a whole page with one title', () => {
      const file = htmlFileOf(document);
      expect(file).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(file.match(/<h1>/g)).toHaveLength(1);
    });
  },
);

test('addresses are live', () => {
  const { document } = split(
    made(POLICY, ['DE'], {
      values: {
        contactEmail: 'privacy@harbor.example',
        contactPhone: '(302) 555-0147',
        requestFormUrl: 'https://harbor.example/ask',
      },
    }).tree,
  );
  const html = plainHtmlOf(document);
  expect(html).toContain('<a href="mailto:privacy@harbor.example">privacy@harbor.example</a>');
  expect(html).toContain('<a href="tel:+13025550147">(302) 555-0147</a>');
  expect(html).toContain('<a href="https://harbor.example/ask">https://harbor.example/ask</a>');
});

describe('what is open', () => {
  test('gaps, conditions and notes to the owner, each once', () => {
    const keep = {
      kind: 'passage',
      note: 'Keep this part only if you sell.',
      grounds: [],
      blocks: [paragraph({ gap: '[your name]' })],
    } as const;
    const blocks: Block[] = [
      paragraph('Write to ', { gap: '[your name]' }),
      keep,
      { kind: 'note', text: [{ strong: 'For you: ' }, 'keep one line.'] },
      { kind: 'table', widths: [1], head: ['A'], rows: [[[{ gap: ' … ' }]]] },
    ];
    expect(openPoints(tree(...blocks))).toEqual([
      'Your name',
      'Keep this part only if you sell.',
      'For you: keep one line.',
      'A table with “A”: fill in “A”',
    ]);
  });

  test('nothing in a document without gaps', () => {
    expect(openPoints(tree(heading(1, 'A'), paragraph('We sell nothing.')))).toEqual([]);
  });

  test('an unfilled policy has many', () => {
    expect(openPoints(split(made(POLICY, ['DE']).tree).document).length).toBeGreaterThan(10);
  });
});
