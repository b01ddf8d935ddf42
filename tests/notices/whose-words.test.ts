/**
 * For whom a notice speaks, and what of it counts: several states, blanks, addresses of other
 * sites, anonymous data.
 */
import { describe, expect, test } from 'vitest';
import { blocksOfText } from '#engine/notice/text/plain-text.ts';
import { checked } from './asking.ts';

const STATES = ['CO', 'CT', 'TX', 'VA'];

const read = (text: string) =>
  checked(blocksOfText(`# Privacy notice\n\nLast updated: March 3, 2026\n\n${text}`), STATES, {
    usesDeidentifiedData: true,
  }).findings;

/** The states for which the text says it, with their sentences. */
const foundIn = (text: string, id: string) =>
  read(text)
    .filter((finding) => finding.id === id && finding.status === 'found')
    .map(({ state }) => state);
const of = (text: string, id: string, state: string) => {
  const finding = read(text).find((each) => each.id === id && each.state === state);
  if (!finding) throw new Error(`${id} is not asked in ${state}`);
  return finding;
};

describe('what is said for one state is credited to no other', () => {
  test('a sentence that names the state and gives an example', () => {
    for (const said of [
      'If you live in Colorado, you may appeal our decision, such as by writing to a@shop.com.',
      'Colorado residents may appeal our decision in several ways, including by mail.',
      'Colorado residents may appeal our decision, for example by mail.',
      'Colorado residents may appeal our decision. If we say no, Colorado residents may write to your state attorney general.',
    ])
      expect(foundIn(said, 'pn-appeal'), said).toEqual(['CO']);
  });

  test('states that are only examples of a longer list speak for all', () => {
    for (const said of [
      'People in certain states, such as Colorado and Virginia, may appeal our decision by mail.',
      'If you live in Colorado, Virginia or another state with such a law, you may appeal our decision.',
      'In states like Colorado, you may appeal our decision by mail.',
      'Under laws including the Colorado Privacy Act, you may appeal our decision by mail.',
    ])
      expect(foundIn(said, 'pn-appeal'), said).toEqual(STATES);
  });

  test('a list belongs to the sentence above it that names the state, whatever that ends in', () => {
    const list = (lead: string) =>
      `**Virginia residents**\n\nYou may ask for a copy.\n\n${lead}\n\n- Delete your data\n- Appeal our decision by mail`;
    for (const lead of ['Connecticut residents have these rights.', 'If you live in Connecticut:'])
      expect(foundIn(list(lead), 'pn-appeal'), lead).toEqual(['CT']);
  });

  test('so do paragraphs that read like entries of a list, until one that does not', () => {
    const rights =
      'If you live in Colorado, you have the right to:\n\nRight to delete. You may ask us to delete your data.\n\nRight to appeal. You may appeal our decision by mail.';
    expect(foundIn(rights, 'pn-appeal')).toEqual(['CO']);
    expect(foundIn(`${rights}\n\nEverybody may appeal our decision by mail.`, 'pn-appeal')).toEqual(
      STATES,
    );
  });

  test('an address for the people of one state is none for the others', () => {
    const said = 'Colorado residents may write to co@shop.com.';
    expect(foundIn(said, 'pn-active-email')).toEqual(['CO']);
    expect(foundIn(`${said}\n\nQuestions? Write to us@shop.com.`, 'pn-active-email')).toEqual([
      'CO',
      'CT',
    ]);
  });
});

describe('a blank is not an answer', () => {
  test('what is left to fill in is missing, with the blank', () => {
    for (const [said, id] of [
      ['If you have questions, contact us at [Insert email].', 'pn-contact'],
      ['To make a request to use your rights, email [EMAIL ADDRESS].', 'pn-request-methods'],
      ['You can appeal our decision by emailing {{appeals_email}}.', 'pn-appeal'],
      ['We keep your data for [Insert number] years.', 'pn-retention'],
      ['This site is operated by [Company Name], LLC.', 'pn-business-name'],
    ] as const) {
      const finding = of(said, id, 'CO');
      expect(finding.status, said).toBe('missing');
      expect(finding.lacks[0], said).toMatch(/^fill in [[{]/);
    }
  });

  test('a long note to whoever fills it in is one', () => {
    const said =
      '[ATTORNEY: confirm which state laws apply and add what they ask for, such as how we treat Global Privacy Control signals of browsers, before this is published on the site.]';
    expect(of(said, 'pn-signal-handling', 'CO').status).toBe('missing');
  });

  test('what stands beside the blank counts', () => {
    const said = 'If you have questions, write to [Insert name] at help@shop.com.';
    expect(of(said, 'pn-contact', 'CO').status).toBe('found');
  });
});

describe('an address of another site is no way to send a request', () => {
  const OWN = 'You have the right to delete your data.\n\nQuestions? Write to us@carpenter.com.';
  test('the policy of a vendor', () => {
    for (const said of [
      'To use your rights, find the privacy policy for WordPress.com: https://automattic.com/privacy/.',
      'To make a request, submit it at https://www.facebook.com/privacy.',
      'Requests to delete your data: see the policy of our host, https://hostco.com/requests.',
    ])
      for (const id of ['pn-request-methods', 'pn-how-to-use-rights'])
        expect(of(`${OWN}\n\n${said}`, id, 'CO').status, `${id}: ${said}`).not.toBe('found');
  });

  test('the own site, a form elsewhere, and a site whose owner is not known are ways', () => {
    for (const said of [
      'To make a request to use your rights, go to https://www.carpenter.com/privacy.',
      'To make a request to use your rights, go to https://help.carpenter.co/privacy.',
      'To make a request to use your rights, go to https://docs.google.com/forms/d/1.',
    ])
      expect(of(`${OWN}\n\n${said}`, 'pn-request-methods', 'CO').status, said).toBe('found');
    const alone =
      'You have the right to delete your data. To make a request to use your rights, go to https://shop.com/privacy.';
    expect(of(alone, 'pn-request-methods', 'CO').status).toBe('found');
  });
});

describe('a mention of anonymous data is no promise', () => {
  test('neither that it is used nor that it is kept', () => {
    for (const said of [
      'We use anonymous data to improve our services.',
      'We maintain aggregated data about visits.',
      'We may keep anonymized information that cannot identify you, so that we learn what sells.',
      'De-identified data is not personal data.',
      'We commit to protect your data. We share aggregate figures with partners.',
    ])
      expect(of(said, 'pn-deidentified-promise', 'TX').status, said).not.toBe('found');
  });

  test('a promise is one', () => {
    for (const said of [
      'We publicly commit to maintain and use de-identified data without attempting to re-identify it.',
      'We keep anonymized data in anonymized form and will not attempt to identify anyone from it.',
      'Our statistics are anonymous, and we never try to trace them to a person.',
    ])
      expect(of(said, 'pn-deidentified-promise', 'TX').status, said).toBe('found');
  });
});

describe('a list is read with the sentence above it', () => {
  test('what is denied there is not claimed', () => {
    const said =
      'We do NOT use your information to:\n\n- Sell to data brokers\n- Serve targeted ads';
    expect(foundIn(said, 'pn-sale-ads-disclosure')).toEqual([]);
    const except = 'We do not share your data, except to:\n\n- Show targeted ads on other sites';
    expect(foundIn(except, 'pn-sale-ads-disclosure')).not.toEqual([]);
  });

  test('a right in a list is no statement about the business', () => {
    const said = 'You have the right to:\n\n- Say no to the sale of your personal data.';
    expect(foundIn(said, 'pn-no-sale-statement')).toEqual([]);
  });

  test('ways below "contact us at" are ways to send a request', () => {
    const said =
      'You have the right to delete your data.\n\nTo exercise these rights, contact us at:\n\n- Email: us@shop.com\n- Phone: 302-555-0147';
    expect(foundIn(said, 'pn-request-methods')).toEqual(STATES);
  });
});

describe('words that point back', () => {
  test('"these rights" after a list for some states are the rights of their people', () => {
    const said =
      'Colorado and Virginia give their residents the right to:\n\n- Delete their data\n\nTo exercise these rights, email us@shop.com. To appeal a decision, email us@shop.com.';
    expect(foundIn(said, 'pn-request-methods')).toEqual(['CO', 'VA']);
    expect(foundIn(said, 'pn-appeal')).toEqual(['CO', 'VA']);
  });

  test('where everybody has them, they are everybody’s', () => {
    const said =
      'You have the right to:\n\n- Delete your data\n\nTo exercise these rights, email us@shop.com.';
    expect(foundIn(said, 'pn-request-methods')).toEqual(STATES);
  });

  test('a word in another sense is no sign', () => {
    for (const [said, id] of [
      ['We write to you about events that might appeal to your interests.', 'pn-appeal'],
      [
        'Some laws set forth certain obligations for businesses that sell personal data.',
        'pn-sale-ads-disclosure',
      ],
      ['To make a request, include your full name. We sell lamps, Inc.', 'pn-business-name'],
    ] as const)
      expect(of(said, id, 'CO').status, said).not.toBe('found');
  });
});

describe('what stands in the way of a verdict', () => {
  test('a way to send requests where no right is named is not whole', () => {
    const finding = of('To make a request, email us@shop.com.', 'pn-request-methods', 'CO');
    expect([finding.status, finding.lacks]).toEqual(['unclear', ['say which rights people have']]);
  });

  test('no sale, but ads of others: the statement is not whole', () => {
    const none = 'We do not sell your personal data.';
    const ads = 'We share your browsing data with ad networks to show you targeted ads.';
    expect(of(none, 'pn-no-sale-statement', 'CO').status).toBe('found');
    expect(of(`${none}\n\n${ads}`, 'pn-no-sale-statement', 'CO').status).toBe('unclear');
  });

  test('"depending on where you live" names no state', () => {
    const said = 'Depending on where you live, you may have the right to get a copy of your data.';
    const finding = of(said, 'pn-state-rights-apply', 'CO');
    expect([finding.status, finding.lacks]).toEqual(['unclear', ['name the state']]);
  });

  test('a form in which data is gathered, a log-in and the name of a club are no signs', () => {
    for (const [said, id, state] of [
      ['We collect what you type into the contact form.', 'pn-active-email', 'CT'],
      [
        'Authentication: your hashed password confirms your identity when you log in.',
        'pn-verification',
        'CO',
      ],
      [
        'Sauna Club Co gives you this information free of charge. Sauna Club Co may receive your name from a partner, and you may withdraw.',
        'pn-financial-incentive',
        'CO',
      ],
    ] as const)
      expect(of(said, id, state).status, said).toBe('missing');
  });

  test('headings of one level: parts of what a state’s people are told stay theirs', () => {
    const parts =
      '### Virginia residents\n\nYou may ask for a copy.\n\n### Right to appeal\n\nYou may appeal our decision by mail.\n\n### Contact\n\nWrite to us@shop.com.';
    expect(foundIn(parts, 'pn-appeal')).toEqual(['VA']);
    expect(foundIn(parts, 'pn-active-email')).toEqual(['CO', 'CT']);
  });
});
