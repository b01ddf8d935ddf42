/**
 * Letters of many wordings (tests/letters/), each with what is true of it, written before the
 * reader met them. Kind, state, days, orders with their own days, the day to ask for more time.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LetterKind } from '#engine/words/letters.ts';
import type { LetterMail } from '#engine/letters/sender/letter-sender.ts';
import { wholeLetter, type WholeLetter } from '#engine/letters/letter.ts';
import { CORPUS, CURE_TERMS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';

interface Truth {
  readonly file: string;
  readonly receivedOn: string;
  readonly kind: LetterKind;
  readonly state: string | null;
  /** Who sent it as a mail; left out: on paper. */
  readonly mail?: LetterMail | null;
  readonly mailedOn?: string | null;
  readonly from?: string;
  readonly sender?: WholeLetter['sender']['kind'];
  /** All of them, in any order. */
  readonly sections?: readonly string[];
  readonly counts?: WholeLetter['counts'];
  readonly lastDay?: string | null;
  readonly cure?: { readonly right: boolean; readonly until: string | null };
  readonly extension: { readonly by: string | null; readonly how: string } | null;
  readonly object?: string;
  readonly duties?: readonly string[];
  /** Duties under a section that it names, of which its words say nothing. */
  readonly notDuties?: readonly string[];
  readonly claim?: WholeLetter['claim'];
  /** Words of each order, and its day; "any": the letter leaves it open. */
  readonly orders: readonly (readonly [words: string, by: string | null])[];
}

const FOLDER = new URL('letters/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const TRUTHS = JSON.parse(textOf('truths.json')) as readonly Truth[];

const read = ({ file, receivedOn, mail = null, mailedOn = null }: Truth) =>
  wholeLetter(
    { laws: CORPUS.laws, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    { text: textOf(`${file}.txt`), mail, mailedOn, receivedOn, asOf: receivedOn },
  );

describe.each(TRUTHS)('$file', (truth) => {
  const letter = read(truth);

  test('its kind, its state and its days', () => {
    const { kind, state, counts, lastDay, cure } = truth;
    expect(letter).toMatchObject({
      kind,
      state,
      ...(lastDay === undefined ? {} : { counts, lastDay }),
      ...(cure === undefined ? {} : { cure }),
    });
  });

  test('who wrote it, and every section that it names', () => {
    const { from, sender, sections } = truth;
    if (from !== undefined) expect(letter.from).toBe(from);
    if (sender !== undefined) expect(letter.sender.kind).toBe(sender);
    if (sections !== undefined) expect(letter.sections.toSorted()).toEqual(sections.toSorted());
  });

  test('by when and how more time may be asked for', () => {
    const { moreTime } = letter;
    expect(moreTime && { by: moreTime.by, how: moreTime.how.join(', then ') }).toEqual(
      truth.extension,
    );
    if (truth.object !== undefined) expect(letter.objectBy).toBe(truth.object);
  });

  test('each thing that it orders, once, with its own day', () => {
    const left = [...letter.orders];
    for (const [words, by] of truth.orders) {
      const at = left.findIndex(({ what }) => what.toLowerCase().includes(words.toLowerCase()));
      expect(at, `“${words}” in ${left.map(({ what }) => what).join(' | ')}`).not.toBe(-1);
      const [found] = left.splice(at, 1);
      if (by !== 'any') expect(found?.by, words).toBe(by);
    }
    expect(left.length, left.map(({ what }) => what).join(' | ')).toBeLessThan(3);
  });

  test('what it alleges or claims', () => {
    expect(letter.duties).toEqual(expect.arrayContaining([...(truth.duties ?? [])]));
    for (const duty of truth.notDuties ?? []) expect(letter.duties).not.toContain(duty);
    if (truth.claim !== undefined) expect(letter.claim).toEqual(truth.claim);
    if (truth.kind !== 'private demand') expect(letter.claim).toBeNull();
  });
});

test('no order of a letter, and no day to ask, lies before the letter', () => {
  for (const truth of TRUTHS) {
    const { orders, moreTime, dated } = read(truth);
    for (const day of [...orders.map(({ by }) => by), moreTime?.by ?? null])
      if (day !== null && dated !== null) expect(day > dated, `${truth.file} ${day}`).toBe(true);
  }
});
