/** Addresses become links, and nothing else does. */
import { describe, expect, test } from 'vitest';
import { linkedBlocks, targetOf } from './links.ts';
import { paragraph, plain } from './tree.ts';
import type { Inline } from './tree.ts';

const linksIn = (text: string) => {
  const [block] = linkedBlocks([paragraph(text)]);
  const pieces: readonly Inline[] = block?.kind === 'paragraph' ? block.text : [];
  expect(plain(pieces)).toBe(text);
  return pieces.flatMap((piece) =>
    typeof piece === 'object' && 'link' in piece ? [`${piece.link} → ${piece.to}`] : [],
  );
};

describe('in running text', () => {
  test.each([
    [
      'Write to privacy@harbor.example.',
      ['privacy@harbor.example → mailto:privacy@harbor.example'],
    ],
    [
      'See https://harbor.example/a?b=c, or call.',
      ['https://harbor.example/a?b=c → https://harbor.example/a?b=c'],
    ],
    ['(https://de.gov/x).', ['https://de.gov/x → https://de.gov/x']],
    [
      'https://a.example/(b) and c@d.example',
      ['https://a.example/(b → https://a.example/(b', 'c@d.example → mailto:c@d.example'],
    ],
    ['javascript:alert(1) data:text/html,x http://x ftp://a.example', []],
    ['at 10:30 @home, 5% @', []],
  ])('%s', (text, expected) => {
    expect(linksIn(text)).toEqual(expected);
  });

  test('a gap is no address', () => {
    const [block] = linkedBlocks([paragraph({ gap: '[mail@x.example]' })]);
    expect(block).toEqual(paragraph({ gap: '[mail@x.example]' }));
  });
});

describe('a typed address', () => {
  test.each([
    ['email', 'privacy@harbor.example', 'mailto:privacy@harbor.example'],
    ['email', 'jörg@bäckerei.example', 'mailto:jörg@bäckerei.example'],
    ['email', '$ sum_(i=1)^n i $', undefined],
    ['email', 'two@a.example three@b.example', undefined],
    ['url', 'harbor.example', 'https://harbor.example'],
    ['url', 'www.harbor.example/privacy', 'https://www.harbor.example/privacy'],
    ['url', 'http://harbor.example', 'http://harbor.example'],
    ['url', 'javascript:alert(1)', undefined],
    ['url', 'our site', undefined],
    ['phone', '(302) 555-0147', 'tel:+13025550147'],
    ['phone', '1-800-555-0199', 'tel:+18005550199'],
    ['phone', '+44 20 7946 0000', 'tel:+442079460000'],
    ['phone', '302-555-0147 ext. 12', 'tel:+13025550147;ext=12'],
    ['phone', '1-800-FLOWERS', 'tel:+18003569377'],
    ['phone', '555-0147', undefined],
    ['phone', '302-555-0147 or 302-555-0148', undefined],
    ['phone', '12', undefined],
    ['phone', 'call us', undefined],
  ] as const)('%s: %s', (form, address, expected) => {
    expect(targetOf(form, address)).toBe(expected);
  });
});
