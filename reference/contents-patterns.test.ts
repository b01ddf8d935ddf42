/** The patterns of an element match a text that says it, and no text on a similar subject. */
import { describe, expect, test } from 'vitest';
import { REQUIRED_ELEMENTS } from './contents.server.ts';

const PAIRS: readonly (readonly [id: string, right: string, wrong: string])[] = [
  [
    'nc-pre-use',
    'This is the notice before we use automated decisionmaking technology. These kinds of data affect its output: income.',
    'We use automated tools to make our shop better. You can opt out of ads.',
  ],
  [
    'nc-co-admt-notice',
    'We use automated decision-making technology (ADMT). Its scores influence decisions on loans.',
    'Our chat robot answers questions on opening hours.',
  ],
  [
    'oo-ca-admt-opt-out',
    'Opt-out of Automated Decisionmaking Technology: tick this box.',
    'Opt out of the sale of your data and of profiling.',
  ],
  [
    'lf-ca-admt-access',
    'This is how we used the tool in our decision about you. It was the only factor.',
    'Enclosed is a copy of the data that we hold about you.',
  ],
  [
    'ld-co-adverse-outcome',
    'You can ask for a meaningful human review of the decision.',
    'We cannot act on your request. You can appeal within 30 days.',
  ],
  [
    'pn-ca-shine-the-light',
    'Once a year you may ask who received your data for their own direct marketing.',
    'We send you news about our own products if you asked for them.',
  ],
  [
    'pn-children-retention',
    'How long we keep data of a child under 13: two years, to run the club.',
    'We do not knowingly sell data of a child. Invoices are kept seven years.',
  ],
  [
    'pn-co-profiling-details',
    'We say what part a person plays and how the tool works.',
    'We use profiling to choose the ads that you see.',
  ],
  [
    'nc-ct-face-sign',
    'Facial recognition is in use here for security.',
    'Smile, you are on camera.',
  ],
  [
    'nc-ct-price-label',
    'This price was raised with the use of your personal data.',
    'Prices include tax. Personal data is safe with us.',
  ],
  [
    'cn-children-direct-notice',
    'Without your yes, we will not collect any data. If you do not answer, we delete your address.',
    'A parent agrees before a child joins our club.',
  ],
  [
    'ld-co-not-deleted',
    'These kinds of your data were not deleted: order records.',
    'Your data was deleted.',
  ],
  [
    'ld-ca-correction-statement',
    'You may send us a statement of up to 250 words for each item.',
    'You may ask us to note that you contest the data.',
  ],
  [
    'pc-health-confidential',
    'Only people with a duty of confidentiality may see health data: it stays confidential.',
    'Health data is kept for two years.',
  ],
  [
    'pc-children-assurances',
    'For data of children under 13 the vendor gives its written assurance.',
    'The vendor assures that its staff is trained.',
  ],
  [
    'pc-ca-direct-relationship',
    'It must not combine or update the personal information with data from other sources.',
    'It must not sell the personal information.',
  ],
  [
    'as-submission',
    'A member of executive management attests under penalty of perjury.',
    'A manager signs a statement by April 1.',
  ],
  [
    'as-trigger-sale-money',
    'The activity is a sale of personal data.',
    'You rent out office space.',
  ],
];

const patternsOf = (id: string) => REQUIRED_ELEMENTS.find((each) => each.id === id)?.test ?? [];
const sees = (id: string, text: string) =>
  patternsOf(id).some((pattern) => new RegExp(pattern, 'i').test(text));

describe.each(PAIRS)('%s', (id, right, wrong) => {
  test('is found where it is said, and only there', () => {
    expect(patternsOf(id).length).toBeGreaterThan(0);
    expect(sees(id, right)).toBe(true);
    expect(sees(id, wrong)).toBe(false);
  });
});
