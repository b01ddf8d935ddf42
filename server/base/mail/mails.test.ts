import { expect, test } from 'vitest';
import { plainMail } from './mails.ts';

test('a table is a table in HTML and lines in plain text, and lines below each other stay so', () => {
  const rows = [
    ['Kind', 'Source'],
    ['Names <b>', 'you'],
  ];
  const { text, html } = plainMail('ann@example.com', 'Here', [
    { text: 'Lane Goods LLC\n302-555-0100', language: 'en' },
    { rows, language: 'en' },
  ]);
  expect(text).toBe('Lane Goods LLC\n302-555-0100\n\nKind | Source\nNames <b> | you\n');
  expect(html).toContain('<p lang="en">Lane Goods LLC<br>302-555-0100</p>');
  expect(html).toMatch(/<table lang="en"[^>]*><tr><th[^>]*>Kind<\/th><th[^>]*>Source<\/th><\/tr>/);
  expect(html).toContain('>Names &lt;b&gt;</td>');
});
