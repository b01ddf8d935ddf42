/**
 * How each law reaches the business decides what stands in its document, and what is a choice of
 * the owner.
 */
import { describe, expect, test } from 'vitest';
import {
  filled,
  fillingWith,
  only,
  part,
  says,
  textOf,
} from '../../tests/documents/invented-template.ts';
import type { TemplatePassage } from '#documents/template/template.ts';
import { lawsAsking } from './in-part.ts';

const AD_PART = [part(['xx-sale-or-ads'], 'How to opt out.')];

describe('a condition that is not known', () => {
  test('is a marked choice, with what is open in it', () => {
    expect(textOf(AD_PART)).toContain(
      '> Keep this part only if you sell or trade personal data or you use targeted ads.\n\nHow to opt out.',
    );
    expect(textOf(AD_PART, { facts: { sellsPersonalData: false } })).toContain(
      '> Keep this part only if you use targeted ads.\n\nHow to opt out.',
    );
  });

  test('once it is known, the part stands without a note, or not at all', () => {
    const yes = textOf(AD_PART, { facts: { targetedAdvertising: true } });
    expect(yes).toContain('How to opt out.');
    expect(yes).not.toContain('Keep this part');
    const facts = { sellsPersonalData: false, targetedAdvertising: false };
    expect(textOf(AD_PART, { facts })).not.toContain('How to opt out.');
  });

  test('is asked once where a passage around it asks the same', () => {
    const text = textOf([
      { kind: 'when', fact: 'profiling', is: true, inner: [part(['xx-profiling'], 'We score.')] },
    ]);
    expect(text.match(/only if/g)).toHaveLength(1);
  });

  test('leaves no choice where one of the elements is asked for anyway', () => {
    expect(textOf([part(['xx-owed', 'xx-profiling'], 'Here.')])).not.toContain('Keep this part');
  });

  test('of a figure says the figure', () => {
    expect(textOf([part(['xx-many'], 'Numbers.')], { laws: only('CA') })).toMatch(
      /Keep this part only if .*10,000,000/,
    );
  });
});

describe('each state by what is known there', () => {
  const laws = only('CA', 'DE');
  const facts = { consumers: 20_000_000 };

  test('what is open in one of the states is asked, though it is known in another', () => {
    const reach = {
      DE: { facts: { targetedAdvertising: false } },
      UT: { facts: { sellsPersonalData: false } },
    };
    expect(textOf(AD_PART, { laws: only('DE', 'UT'), reach })).toContain(
      'Keep this part only if you sell or trade personal data or you use targeted ads.',
    );
  });

  test('people of one state are not those of another', () => {
    const reach = { CA: { facts: { consumers: 300_000 } }, DE: { facts } };
    expect(textOf([part(['xx-many'], 'Numbers.')], { laws, facts, reach })).not.toContain(
      'Numbers.',
    );
    const there = { CA: { facts }, DE: { facts: { consumers: 1 } } };
    expect(textOf([part(['xx-many'], 'Numbers.')], { laws, facts, reach: there })).toContain(
      'Numbers.',
    );
  });
});

describe('a business that laws bind in part only', () => {
  const laws = only('DE', 'UT');
  const reach = {
    DE: { facts: {}, onlyOwes: ['§ 8'] },
    UT: { facts: {}, onlyOwes: ['§ 7-502(1)'] },
  };
  const asked = (...passages: TemplatePassage[]) =>
    lawsAsking(fillingWith(passages, { laws, reach })).map(({ state }) => state);

  test('has a paper where a duty of a part asks for something in it, and no other paper', () => {
    expect(asked(part(['xx-part'], 'The sentence.'))).toEqual(['UT']);
    expect(asked(part(['xx-owed', 'xx-advised'], 'The rights.'), says('All of it.'))).toEqual([]);
  });

  test('people of other states learn whose law a right is', () => {
    const right = part(['xx-owed'], '', {
      inner: [says({ variable: 'givenIn.law' }, 'you have a right by law.')],
    });
    expect(textOf([right])).toContain('You have a right by law.');
    expect(textOf([right], { othersRead: true })).toContain(
      'If you live in Delaware, you have a right by law.',
    );
  });

  test('and that paper names the states that ask', () => {
    const states = says('People of ', { variable: 'statesList' }, '.');
    expect(textOf([part(['xx-part'], 'Here.'), states], { laws, reach })).toContain(
      'People of Utah.',
    );
  });
});

describe('a law that applies in part', () => {
  const laws = only('DE', 'UT');
  const reach = { DE: { facts: {} }, UT: { facts: {}, onlyOwes: ['§ 7-502(1)'] } };
  const each = { kind: 'state-each', inner: [says('We answer in 45 days.')] } as const;

  test('brings what its own sections ask for, and no more', () => {
    expect(textOf([part(['xx-part'], 'The sentence.')], { laws, reach })).toContain(
      'The sentence.',
    );
    const { grounds } = filled(AD_PART, { laws, reach, facts: { sellsPersonalData: true } });
    expect(grounds.flatMap(({ cites }) => cites.map(({ state }) => state))).toEqual(['Delaware']);
  });

  test('promises no one the rights of the whole law', () => {
    const rights = [
      part(['xx-none'], 'The rights of {{statesList}}.', { always: true, only: ['UT'] }),
    ];
    expect(textOf(rights, { laws, reach })).not.toContain('The rights of');
    const days = (more: object) =>
      textOf([each], { laws, ...more }).match(/We answer in 45 days/g)?.length;
    expect([days({}), days({ reach })]).toEqual([2, 1]);
    const named = {
      ...each,
      inner: [says('In ', { variable: 'state.name' }, ' 45 days.')],
    };
    expect(textOf([named], { laws })).toContain('Utah');
    expect(textOf([named], { laws, reach })).not.toContain('In Utah');
    expect(
      textOf([says('People of ', { variable: 'statesList' }, '.')], { laws, reach }),
    ).toContain('People of Delaware.');
  });
});
