/** What is told before any row: that a text is no notice, no English, a form; and what it says against the owner's answers. */
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

  test('a form with blanks is told as such; a few words in brackets are none', () => {
    const form = `${NOTICE}\n\n[Company name] is at [street address]. Write to [your e-mail address].`;
    expect(asked(form).kind).toBe('template with blanks');
    expect(asked(`${NOTICE} See our [Terms of Use] and [here].`).kind).toBe('privacy notice');
  });
});

describe('contradictions in both directions', () => {
  const says: [string, string][] = [
    ['sellsPersonalData', 'We sell your personal data to list brokers.'],
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
    asked(`${NOTICE}\n\n${text}`).findings.find((finding) => finding.id === id)?.status;

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

test.each([
  ['Last updated 2024-6-24', '2024-06-24'],
  ['**Last Updated:** May 4, 2026', '2026-05-04'],
  ['Effective 1 May 2026', '2026-05-01'],
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
