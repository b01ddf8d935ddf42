/**
 * Findings before any row: that a text is not a notice, not English, or a form; and statements
 * against the owner's answers.
 */
import { describe, expect, test } from 'vitest';
import { FOREIGN, read } from './foreign.ts';
import { checked } from './asking.ts';
import { readText } from './readers.ts';

const asked = (text: string, facts = {}) => checked(readText(text), ['CA', 'CO'], facts);

const NOTICE = `Privacy notice

We collect your name, email address and what you buy from us. We use this information to ship your order and to answer you.
We keep orders for seven years. Write to shop@kite.test with any question about privacy.`;

describe('the kind of a text', () => {
  test('every notice of the corpus is a privacy notice', () => {
    const others = FOREIGN.filter(
      ({ format, pieces, states, facts }) =>
        checked(read(format, pieces), states, facts).kind !== 'privacy notice',
    );
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(asked(NOTICE).kind).toBe('privacy notice');
  });

  test('a refund policy and terms are no privacy notice', () => {
    const refund = `Refund policy

You may send back any kite within 30 days of delivery. It has to be unused and in its box. We refund the price to the card
that you paid with. Shipping is not refunded. Sale items cannot be returned. If a kite arrives broken, send us a photo and
we ship a new one. Late refunds: ask your bank first, then write to us.`;
    const terms = `Terms of service

By using this shop you agree to these terms. Prices may change. You may not copy our pictures. We are not liable for kites
lost to wind. These terms are governed by the laws of Delaware. You may not resell our kites without a contract.`;
    expect(asked(refund).kind).toBe('not a privacy notice');
    expect(asked(terms).kind).toBe('not a privacy notice');
  });

  test.each([
    [
      'Spanish',
      'Aviso de privacidad\n\nRecopilamos su nombre, su correo y los datos de sus pedidos para enviar las compras y responder a sus preguntas. No vendemos los datos de nuestros clientes. Usted puede pedir una copia de sus datos o que los borremos con un correo a la tienda.',
    ],
    [
      'French',
      'Politique de confidentialité\n\nNous recueillons votre nom et votre adresse pour livrer les commandes et répondre à vos questions. Nous ne vendons pas vos données. Vous pouvez demander une copie de vos données ou leur suppression par un message à la boutique.',
    ],
    [
      'German',
      'Datenschutz\n\nWir erheben Ihren Namen und Ihre Adresse, um die Bestellung zu liefern und Fragen zu beantworten. Wir verkaufen die Daten nicht. Sie können von uns eine Kopie der Daten verlangen oder sie mit einer Nachricht an den Laden löschen lassen.',
    ],
  ])('%s is told as such', (language, text) => {
    expect(asked(text)).toMatchObject({ kind: 'not English', language });
  });

  test('filler text and a list of tasks are no privacy notice', () => {
    const lorem = `Privacy Policy\n\n${'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor. '.repeat(8)}`;
    const tasks = `# CCPA compliance checklist\n\n- [ ] Review what personal information you collect\n- [ ] Post a privacy policy on your website\n- [ ] Add a link to opt out of sale\n- [ ] Train your staff to answer requests\n- [ ] Update the policy every 12 months`;
    expect(asked(lorem).kind).toBe('not a privacy notice');
    expect(asked(tasks).kind).toBe('not a privacy notice');
  });

  test('a link over two lines is no blank', () => {
    const { gaps } = asked(
      `${NOTICE}\n\nRead [what Google\ndoes with it](https://policies.kite.test/), [the seller]\n(https://a.kite.test/) and [the maker](https://b.kite.test/).`,
    );
    expect(gaps).toEqual([]);
  });

  test('a form with blanks is reported as such; a few words in brackets are no form', () => {
    const form = `${NOTICE}\n\n[Company name] is at [street address]. Write to [your e-mail address].`;
    expect(asked(form).kind).toBe('template with blanks');
    expect(asked(`${NOTICE} See our [Terms of Use] and [here].`).kind).toBe('privacy notice');
  });
});

describe('contradictions in both directions', () => {
  const says: [string, string][] = [
    ['sellsPersonalData', 'We sell your personal data to list brokers.'],
    ['targetedAdvertising', 'We use the Facebook pixel and Google AdSense on our website.'],
    ['targetedAdvertising', 'We use remarketing services to reach visitors later.'],
    ['targetedAdvertising', 'We use your visits to show you targeted ads on other websites.'],
    [
      'processesSensitiveData',
      'We collect health information and precise geolocation from your phone.',
    ],
    ['knowsChildren', 'We collect names and birthdays from children who open an account.'],
    ['profiling', 'We use automated decisionmaking to decide who gets credit.'],
    ['loyaltyProgram', 'Join our loyalty program and you earn points with each purchase.'],
  ];
  const denies: [string, string][] = [
    ['sellsPersonalData', 'We do not sell your personal data.'],
    ['targetedAdvertising', 'We do not use your data for targeted advertising.'],
    ['processesSensitiveData', 'We do not collect sensitive data.'],
    ['knowsChildren', 'We do not knowingly collect data from children.'],
    ['profiling', 'We do not use automated decision-making.'],
  ];

  test.each(says)('the text says yes, the owner no: %s', (fact, sentence) => {
    const { atOdds } = asked(`${NOTICE}\n\n${sentence}`, { [fact]: false });
    expect(atOdds).toMatchObject([{ fact, says: true, quote: { sentence } }]);
    expect(asked(`${NOTICE}\n\n${sentence}`, { [fact]: true }).atOdds).toEqual([]);
  });

  test.each(denies)('the text says no, the owner yes: %s', (fact, sentence) => {
    const { atOdds } = asked(`${NOTICE}\n\n${sentence}`, { [fact]: true });
    expect(atOdds).toMatchObject([{ fact, says: false, quote: { sentence } }]);
    expect(asked(`${NOTICE}\n\n${sentence}`, { [fact]: false }).atOdds).toEqual([]);
  });
});

describe('words that only look like it', () => {
  const status = (text: string, id: string) =>
    asked(`${NOTICE.replace('We keep orders for seven years.', '')}\n\n${text}`).findings.find(
      (finding) => finding.id === id,
    )?.status;

  test.each([
    ['Our server logs the browser user agent of each request.', 'pn-agents'],
    ['A management agent on your computer makes a request to our server.', 'pn-agents'],
    [
      'If you click an affiliate link, we may earn a commission. You can opt out of our newsletter.',
      'pn-sale-ads-how-to-opt-out',
    ],
    ['A session token carries the rights of your account until it expires.', 'pn-rights-list'],
    ['Please review this policy now and then.', 'pn-appeal'],
    [
      'Our analytics tool sets no cookies and does not track you across other websites.',
      'pn-do-not-track',
    ],
    ['You have the right to ask what we collected in the last 12 months.', 'pn-ca-12-months'],
    ['Your contract data is sent to our assistant to process on your behalf.', 'pn-agents'],
    [
      'Parties may learn it so long as those parties agree to keep this information confidential.',
      'pn-retention',
    ],
    ['While we strive to protect your data, no storage is safe.', 'pn-retention'],
    ['The vault stays locked until a death certificate is verified.', 'pn-verification'],
    [
      'We collect information, such as when you create an account or verify your identity.',
      'pn-verification',
    ],
    [
      'This is not considered to be "selling" of your personal information.',
      'pn-sale-ads-disclosure',
    ],
    ['Most browsers have a "Do Not Track" button.', 'pn-do-not-track'],
    ['If we learn that a child gave us data, we delete it.', 'pn-children-retention'],
    ['Here are a few key points about our club house.', 'pn-financial-incentive'],
  ])('%s is not %s', (text, id) => {
    expect(status(text, id)).toBe('missing');
  });

  test('an accessible trash can says nothing of people with disabilities', () => {
    expect(status('Deleted mail stays in an accessible trash can.', 'pn-accessible')).toBe(
      'yourself',
    );
  });
});

describe('words that say it', () => {
  const found = (text: string, id: string, state = 'CO') =>
    asked(`${NOTICE}\n\n${text}`).findings.find((each) => each.id === id && each.state === state)
      ?.status;

  test.each([
    [
      "You may opt out of the use of your data for targeted advertising (or sharing as defined under California's privacy law), the sale of personal data, or profiling in furtherance of decisions with legal effects.",
      'pn-profiling-opt-out',
      'found',
    ],
    [
      'Right to opt out of the sale of personal data and of profiling.',
      'pn-profiling-opt-out',
      'found',
    ],
    [
      'We do not sell your information to third parties except as needed to fill an order.',
      'pn-no-sale-statement',
      'unclear',
    ],
    [
      'You can opt out of the sale of your data at any time by visiting Your Privacy Choices.',
      'pn-sale-ads-how-to-opt-out',
      'found',
    ],
  ])('%s: %s is %s', (text, id, status) => {
    expect(found(text, id)).toBe(status);
  });

  test('nothing sold in the last 12 months is an answer', () => {
    const text =
      'We have not disclosed, sold, or shared any personal information to third parties for a business or commercial purpose in the preceding twelve (12) months.';
    expect(found(text, 'pn-ca-sold-shared-12-months', 'CA')).toBe('found');
  });

  test('an address that only people can read is unclear, not missing', () => {
    const text = NOTICE.replace('shop@kite.test', 'shop [at] kite.com');
    expect(
      asked(text).findings.find(({ id, state }) => id === 'pn-active-email' && state === 'CO')
        ?.status,
    ).toBe('unclear');
  });
});

describe('a quotation is clear on its own', () => {
  const quote = (text: string, id: string) => {
    const finding = asked(text).findings.find((each) => each.id === id && each.state === 'CA');
    return finding?.status === 'found' ? (finding.quote?.sentence ?? null) : finding?.status;
  };

  test('a label alone is not quoted; the sentence that leads to it is', () => {
    const bare = `Privacy notice\n\n## Information collected automatically\n\n- IP addresses\n- Cookies\n\n## Use\n\n- Fraud prevention`;
    expect(quote(bare, 'pn-sources')).toBeNull();
    const led = bare.replace('- IP', 'We collect these automatically when you visit:\n\n- IP');
    expect(quote(led, 'pn-sources')).toBe('We collect these automatically when you visit:');
  });

  test('a street is no state; the sentence about the rights is better than one that names the law', () => {
    const street = `${NOTICE}\n\nFor people who live here: 1601 S. California Ave., Palo Alto.`;
    expect(quote(street, 'pn-state-rights-apply')).toBe('missing');
    const rights = 'California residents have these rights.';
    const text = `${NOTICE}\n\nCalifornia law requires us to say how we act.\n\n${rights}`;
    expect(quote(text, 'pn-state-rights-apply')).toBe(rights);
  });
});

test.each([
  ['Last updated 2024-6-24', '2024-06-24'],
  ['**Last Updated:** May 4, 2026', '2026-05-04'],
  ['Effective 1 May 2026', '2026-05-01'],
  ['_Last updated: March 31, 2021_', '2021-03-31'],
  ['Last updated\n\nJune 14, 2026', '2026-06-14'],
  ['Effective Date: 05/04/2026', '2026-05-04'],
  ['Updated 05-04-2026', '2026-05-04'],
  ['Updated: 2026/05/04', '2026-05-04'],
  ['Last revised 24/06/2024', '2024-06-24'],
  ['Version of June 2026', '2026-06-01'],
  ['Last updated: 27th of March, 2024', '2024-03-27'],
  ['Last updated: March 27th,2024', '2024-03-27'],
])('the date of "%s"', (line, day) => {
  expect(asked(`${NOTICE}\n\n${line}`).date).toMatchObject({ day, sure: true });
});
