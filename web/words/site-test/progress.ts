/** What a test of a site is doing, in words. */
import type { SiteTestRow } from '#contract/site-tests/site-tests.ts';

type Doing = NonNullable<SiteTestRow['doing']>;

const STEPS: Readonly<Record<Doing['step'], string>> = {
  starting: 'Opening a browser',
  loading: 'Loading your site and watching what is sent',
  pressing: 'Pressing the choice to say no',
  reading: 'Reading the links, the banner and the notice',
  leaving: 'Leaving the page, as a visitor would',
  judging: 'Working out the result',
};

/** The visitor of each situation. */
const VISITORS: Readonly<Record<NonNullable<Doing['situation']>, string>> = {
  plain: 'a visitor who chose nothing',
  gpc: 'a visitor whose browser says no (Global Privacy Control)',
  reject: 'a visitor who pressed the refusal of the banner',
  optOut: 'a visitor who used your opt-out link',
};

/** "Watching what is sent, as a visitor who chose nothing". */
export const doingWords = ({ step, situation }: Doing): string =>
  situation === null ? STEPS[step] : `${STEPS[step]}, as ${VISITORS[situation]}`;

export const TEST_KIND_WORDS: Readonly<Record<SiteTestRow['kind'], string>> = {
  look: 'Watched with and without the signal',
  press: 'Watched, and pressed each choice',
  fetch: 'Read without a browser',
};

export const TRIGGERS: Readonly<Record<SiteTestRow['trigger'], string>> = {
  owner: '',
  weekly: 'weekly test',
  confirming: 'second look before an alarm',
};
