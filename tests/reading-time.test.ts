/**
 * Nobody's text stops the process: every reader of pasted, uploaded or fetched text takes about as
 * long for a hostile text as for an ordinary one, at the full length that its schema or its own
 * limit allows (docs/quality.md R11).
 */
import { expect, test } from 'vitest';
import { slugFrom } from '#contract/documents/slugs.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { readCsv } from '#documents/formats/csv.ts';
import { isNone, parts } from '#documents/map/proposals/detail-words.ts';
import { anchorIn } from '#documents/tree/anchors.ts';
import { differenceOf } from '#documents/tree/difference.ts';
import { linkedBlocks, targetOf } from '#documents/tree/links.ts';
import { runsOf } from '#documents/tree/scripts.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { headerAt, looksLikeHeader, readColumns } from '#engine/counting/columns.ts';
import { yearOf } from '#engine/counting/count.ts';
import { whoIs } from '#engine/counting/people.ts';
import { endOfAddress, placeOfState, zipDigits } from '#engine/counting/places.ts';
import { readDeskMail } from '#engine/intake/desk-mail.ts';
import { wholeLetter } from '#engine/letters/letter.ts';
import { datesIn } from '#engine/notice/findings/dates.ts';
import { readGpp } from '#engine/site/record/gpp.ts';
import { optOutLinkKind } from '#engine/site/judgement/links.ts';
import { choiceKind, offersNothing, optOutPlace } from '#engine/site/signs/controls.ts';
import { looksLikeIdentifier, readParameters } from '#engine/site/record/parameters.ts';
import { noticeDay } from '#engine/site/judgement/site-notice.ts';
import { CURE_TERMS, LAWS } from '#law/corpus.server.ts';
import { deviceOf } from '#server/base/http/device.ts';
import { networkOf } from '#server/base/limits/limits.ts';
import {
  fieldWithout,
  Findings,
  forbiddenField,
  wordsMasked,
} from '#server/subjects/requests/copy-files/forbidden.ts';
import { masked } from '#server/subjects/requests/intake/masks.ts';
import { withoutPerson } from '#server/subjects/requests/letters/without-person.ts';
import { proofTags } from '#server/subjects/site-tests/proof/proof-tags.ts';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { readHtml } from '#site-test/html.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { readNumber } from '#web/words/figures.ts';
import { hostileTexts, plainText } from './hostile-texts.ts';
import { FULL } from './full.ts';

const { controls } = READY_SITE.book.signs;
const person = {
  name: 'Pat Quinn',
  email: 'pat@example.com',
  post: '1 Elm Street, Austin',
  order: null,
  text: null,
  onBehalfOf: null,
  added: [],
};
const tree = (text: string): DocumentTree => ({
  title: 'A paper',
  subtitle: '',
  subject: '',
  footer: '',
  language: 'en',
  blocks: [{ kind: 'paragraph', text: [text] }],
});

interface Reader {
  readonly name: string;
  /** The longest text that reaches it, in characters. */
  readonly most: number;
  readonly read: (text: string) => unknown;
}

const READERS: readonly Reader[] = [
  {
    name: 'a mail to the desk',
    most: 60_000,
    read: (text) => readDeskMail({ subject: '', text, headers: {}, from: '' }, MAIL_SIGN_BOOK),
  },
  {
    name: 'a letter that is read whole',
    // the command reads whole files, and of a long one its beginning
    most: FULL ? 2_000_000 : 80_000,
    read: (text) =>
      wholeLetter(
        { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
        { text, mail: null, mailedOn: null, receivedOn: null, asOf: '2026-11-25' },
      ),
  },
  { name: 'the notice of a tested site', most: 200_000, read: noticeDay },
  { name: 'the home page for a proof', most: 2_000_000, read: proofTags },
  {
    name: 'a page that is fetched',
    most: 200_000,
    read: (text) => readHtml(text, 'https://a.com/'),
  },
  {
    name: 'what a tested site sends',
    most: 200_000,
    read: (text) => [
      readParameters(`https://a.com/?${text.slice(0, 8000)}`, text, {}),
      readParameters('https://a.com/', `--x\r\nContent-Disposition: form-data; ${text}`, {}),
      looksLikeIdentifier(text),
    ],
  },
  {
    name: 'the words of a link or button',
    most: 2_000,
    read: (text) => [
      optOutLinkKind(text, READY_SITE),
      choiceKind(text, controls),
      optOutPlace(text, controls),
      offersNothing(text, controls),
    ],
  },
  { name: 'a consent string', most: 20_000, read: readGpp },
  {
    name: 'the words of a request',
    most: MOST_OF_REQUEST.text,
    read: (text) => [masked(text), withoutPerson(text, person)],
  },
  {
    name: 'a text for the copy of a person',
    most: FULL ? 4_000_000 : 400_000,
    read: (text) => wordsMasked(text, new Findings()),
  },
  {
    name: 'a field of a file for the copy',
    most: 40_000,
    read: (text) => [forbiddenField(text), fieldWithout(text.slice(0, 80), text, new Findings())],
  },
  {
    name: 'the letter to a person',
    most: 40_000,
    read: (text) => withoutPerson(text, { ...person, name: text.slice(0, 120) }),
  },
  { name: 'a file with a data map', most: 100_000, read: readCsv },
  {
    name: 'a cell of a list of customers',
    most: 100_000,
    read: (text) => [
      readColumns([text]),
      headerAt([[text]]),
      looksLikeHeader([text]),
      whoIs(text, text),
      placeOfState(text),
      zipDigits(text),
      endOfAddress(text),
      yearOf(text),
      readNumber(text),
    ],
  },
  {
    name: 'a detail of a document',
    most: 4_000,
    read: (text) => [
      isNone(text),
      parts(text),
      anchorIn(text),
      targetOf('email', text),
      targetOf('phone', text),
      targetOf('url', text),
      linkedBlocks([{ kind: 'paragraph', text: [text] }]),
      runsOf(text),
      differenceOf(tree(text), tree(`x ${text}`)),
    ],
  },
  { name: 'a name of a business', most: 200, read: slugFrom },
  { name: 'the name of a browser', most: 16_000, read: deviceOf },
  { name: 'an address of a visitor', most: 16_000, read: networkOf },
];

/** Processor time in milliseconds: a busy machine does not lengthen it. */
function spent(read: Reader['read'], text: string): number {
  const start = process.cpuUsage();
  try {
    read(text);
  } catch {
    // a text may be refused; here only the time counts
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * A hostile text may cost more than an ordinary one, but four times the length no more than about
 * four times as much.
 */
const TIMES = 25;
const GROWS = 9;
/** However it grows: so many times an ordinary text, and it holds up the others. */
const MOST_TIMES = 250;
/** Parts of the full length: it grows, so that a slow reader is met where it still ends. */
const LENGTHS = FULL ? [1 / 16, 1 / 4, 1] : [1 / 16, 1 / 4];
/** What is measured below this is the clock, and the collector of garbage. */
const LEAST_MS = 8;

for (const { name, most, read } of READERS)
  test(`${name}: ${most.toLocaleString('en-US')} characters`, () => {
    const before = new Map<string, number>();
    for (const length of LENGTHS.map((part) => Math.ceil(most * part))) {
      spent(read, plainText(length));
      const plain = Math.max(LEAST_MS, spent(read, plainText(length)));
      for (const [shape, text] of hostileTexts(length)) {
        const quarter = before.get(shape) ?? plain;
        const isSlow = (took: number) =>
          took > MOST_TIMES * plain || (took > TIMES * plain && took > GROWS * quarter);
        let took = spent(read, text);
        // the collector of garbage may have run meanwhile
        if (isSlow(took)) took = Math.min(took, spent(read, text));
        const said = `${shape}, ${length} characters: ${took.toFixed(0)} ms, a quarter of it ${quarter.toFixed(0)}, an ordinary text ${plain.toFixed(0)}`;
        expect(isSlow(took), said).toBe(false);
        before.set(shape, Math.max(LEAST_MS, took));
      }
    }
  });

test('a notice of thousands of dates takes about four times as long where it is four times as long', () => {
  // built by length, so that what is not linear stands out from the rest of the reading
  const dated = (length: number) => 'January 1, 2026 '.repeat(length / 16);
  const quickest = (text: string) =>
    Math.min(...[1, 2, 3].map(() => spent(() => datesIn(text), text)));
  datesIn(dated(50_000));
  const quarter = quickest(dated(200_000));
  expect(quickest(dated(800_000)) / Math.max(quarter, LEAST_MS)).toBeLessThan(GROWS);
});
