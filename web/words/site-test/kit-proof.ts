/** The words for a stop kit on the page of a test. */
import type { KitProofReply } from '#contract/site-tests/kits.ts';

type Row = KitProofReply['rows'][number];
type Part = KitProofReply['parts'][number];

export const KIT_SAYS_WORDS: Readonly<Record<Row['says'], string>> = {
  stopped: 'Stopped',
  'still sends': 'Still sends',
  'cannot tell': 'Cannot tell',
  'not in the kit': 'Not in this kit',
};

export const KIT_ON_PAGE: Readonly<Record<KitProofReply['onPage'], string>> = {
  'this kit': 'This kit was on every page that the test opened.',
  'another kit': 'Another kit was on the pages that the test opened.',
  'not everywhere': 'This kit was missing on some pages that the test opened:',
  'no kit': 'The kit was on no page that the test opened.',
};

export const PART_WORDS: Readonly<Record<Part['kind'], string>> = {
  checkout: 'Checkout',
  form: 'Form',
  booking: 'Booking',
  chat: 'Chat',
  video: 'Video',
  map: 'Map',
};

export const PART_NOW: Readonly<Record<Part['now'], string>> = {
  loads: 'Loads as before',
  gone: 'Did not load after a no',
  'cannot tell': 'Cannot tell',
};
