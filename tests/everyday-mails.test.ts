/**
 * Mails in everyday words, written for this test by cause: what is refused in other words than the
 * statutes', words that refer back, several wishes in one sentence, and mails that only sound like
 * requests. Of a mail that may be read in two ways, both kinds stand there. Any of them may be
 * shown to a person, which neither misses a request nor starts a clock; how many is counted below.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readDeskMail } from '#engine/intake/desk-mail.ts';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';

const written = z.array(
  z.strictObject({
    text: z.string(),
    kinds: z.array(z.string()).min(1),
    types: z.array(z.string()).optional(),
    state: z.string().optional(),
    about: z.string().optional(),
  }),
);
const MAILS = written.parse(
  JSON.parse(readFileSync(new URL('./requests/everyday-mails.json', import.meta.url), 'utf8')),
);

/** Who asks for a copy may get it in a usable form, and who refuses sale may mean ads as well. */
const BESIDE: Readonly<Record<string, string>> = {
  confirm: 'access',
  portability: 'access',
  access: 'portability',
  'opt-out-ads': 'opt-out-sale',
};

const readAlone = (text: string) =>
  readDeskMail({ subject: '', text, headers: {}, from: 'pat@mailbox.example' }, MAIL_SIGN_BOOK);

test.each(MAILS)('$text', ({ text, kinds, types, ...more }) => {
  const read = readAlone(text);
  expect([...kinds, 'unclear']).toContain(read.kind);
  expect(read).toMatchObject(more);
  if (types === undefined || read.kind === 'unclear') return;
  expect(read.types).toEqual(expect.arrayContaining(types));
  const isAsked = (type: string) => types.includes(type) || types.includes(BESIDE[type] ?? '');
  expect(read.types.filter((type) => !isAsked(type))).toEqual([]);
});

/** The share that is shown to a person, of mails that truly are of a kind. */
const unclearOf = (kind: string) => {
  const all = MAILS.filter(({ kinds }) => kinds[0] === kind);
  return all.filter(({ text }) => readAlone(text).kind === 'unclear').length / all.length;
};

test('a reader that leaves most to a person is none', () => {
  expect(unclearOf('request')).toBeLessThan(0.33);
  // they are mails that sound like requests
  expect(unclearOf('none')).toBeLessThan(0.5);
});

test('many are among them, in both languages', () => {
  expect(MAILS.length).toBeGreaterThan(400);
  expect(MAILS.filter(({ text }) => /[¿áéíóúñ]/.test(text)).length).toBeGreaterThan(100);
});
