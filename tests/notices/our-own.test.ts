/** Our own privacy notice passes our own checker, for every state that has a law. */
import { expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { blocksOfHtml } from '#engine/notice/text/markup.ts';
import type { Markup } from '#engine/notice/text/markup.ts';
import { INSTALLATION_WORDS } from '#web/words/contact/installation.ts';
import { PRIVACY } from '#web/words/articles/privacy.ts';
import { checked } from './asking.ts';

/** The facts of this site: it sells nothing, shows no ads, asks for nothing sensitive. */
const FACTS = {
  sellsPersonalData: false,
  sellsForMoney: false,
  sellsSensitiveData: false,
  targetedAdvertising: false,
  processesSensitiveData: false,
  processesBiometricData: false,
  profiling: false,
  knowsChildren: false,
  knowsTeens: false,
  loyaltyProgram: false,
  usesDeidentifiedData: false,
  consumers: { least: 0, most: 9999 },
};

const element = (name: string, ...children: (Markup | string)[]): Markup => ({
  name,
  attributes: {},
  children,
});

/** The operator, as in the settings. */
const WHO_RUNS = [
  INSTALLATION_WORDS.runs('Harbor Kites LLC'),
  `${INSTALLATION_WORDS.write} privacy@harborkites.test.`,
];

/** As the page shows it: title, lede, sections with their lists, and the operator. */
const PAGE = element(
  'main',
  element('h1', PRIVACY.title),
  element('p', PRIVACY.lede),
  ...PRIVACY.sections.flatMap(({ heading, paragraphs, list = [], contact }) => [
    element('h2', heading),
    ...paragraphs.map((text) => element('p', text)),
    element('ul', ...list.map((text) => element('li', text))),
    ...(contact ? WHO_RUNS.map((text) => element('p', text)) : []),
  ]),
);

test('our own /privacy passes', () => {
  const states = LAWS.map(({ state }) => state);
  const { kind, findings, atOdds, gaps, badAddresses, days } = checked(
    blocksOfHtml(PAGE),
    states,
    FACTS,
    '2026-11-22',
  );
  expect(kind).toBe('privacy notice');
  expect([...atOdds, ...gaps, ...badAddresses, ...days]).toEqual([]);
  const lacking = new Set(
    findings
      .filter(({ status }) => status === 'missing' || status === 'unclear')
      .map(({ id }) => id),
  );
  expect([...lacking].toSorted()).toEqual([]);
});
