import { describe, expect, test } from 'vitest';
import { findFromTools, ratingToday, toolMeans } from './tools-in-use.ts';
import type {
  BesidesTools,
  Decision,
  LimitScope,
  Rating,
  ToolInUse,
  ToolRole,
} from './tools-in-use.ts';

const RATINGS: readonly Rating[] = ['unlikely', 'possible', 'likely'];
const DECISIONS: readonly (Decision | undefined)[] = ['yes', 'no', 'unknown', undefined];
const ROLES: readonly ToolRole[] = ['processor', 'third party', 'depends'];

const tool = (part: Partial<ToolInUse> = {}): ToolInUse => ({
  id: 'a',
  role: 'third party',
  mayBeSale: 'unlikely',
  mayBeTargetedAdvertising: 'unlikely',
  limitedFor: [],
  ...part,
});
const NOTHING_ELSE: BesidesTools = { complete: 'yes', otherSale: 'no', otherAds: 'no' };
const sale = (tools: readonly ToolInUse[], besides: BesidesTools = NOTHING_ELSE) =>
  findFromTools(tools, besides).sellsPersonalData;
const ads = (tools: readonly ToolInUse[], besides: BesidesTools = NOTHING_ELSE) =>
  findFromTools(tools, besides).targetedAdvertising;

describe('one tool: every rating and every decision', () => {
  test.each(RATINGS.flatMap((rating) => DECISIONS.map((decision) => [rating, decision] as const)))(
    '%s, %s',
    (rating, decision) => {
      const means = toolMeans(rating, decision);
      if (decision === 'yes') expect(means).toBe(true);
      else if (decision === 'no') expect(means).toBe(false);
      else if (decision === 'unknown') expect(means).toBe(null);
      else expect(means).toBe(rating === 'unlikely' ? false : null);
    },
  );
});

describe('two tools and all that the owner may say besides', () => {
  const pairs = RATINGS.flatMap((one) => RATINGS.map((other) => [one, other] as const));
  test.each(pairs)('%s and %s', (one, other) => {
    for (const first of DECISIONS)
      for (const second of DECISIONS)
        for (const complete of DECISIONS)
          for (const otherWay of DECISIONS) {
            const tools = [
              tool({
                id: 'a',
                mayBeSale: one,
                mayBeTargetedAdvertising: one,
                sale: first,
                ads: first,
              }),
              tool({
                id: 'b',
                mayBeSale: other,
                mayBeTargetedAdvertising: other,
                sale: second,
                ads: second,
              }),
            ];
            const besides = { complete, otherSale: otherWay, otherAds: otherWay };
            const yes = [first, second, otherWay].includes('yes');
            const no =
              toolMeans(one, first) === false &&
              toolMeans(other, second) === false &&
              complete === 'yes' &&
              otherWay === 'no';
            const expected = yes ? true : no ? false : null;
            expect(sale(tools, besides).value).toBe(expected);
            expect(ads(tools, besides).value).toBe(expected);
          }
  });

  test('a likely sale counts only once the owner confirms it', () => {
    expect(sale([tool({ mayBeSale: 'likely' })])).toEqual({
      value: null,
      reason: 'open tools',
      tools: ['a'],
    });
  });

  test('a decision on ads says nothing about a sale', () => {
    const likely = tool({ mayBeSale: 'likely', mayBeTargetedAdvertising: 'likely', ads: 'yes' });
    expect([sale([likely]).value, ads([likely]).value]).toEqual([null, true]);
  });

  test('an empty list alone proves nothing', () => {
    expect(sale([], {}).value).toBe(null);
    expect(sale([], { otherSale: 'no' }).reason).toBe('incomplete');
    expect(sale([], NOTHING_ELSE).value).toBe(false);
  });
});

describe('a limit for everyone, and one for those who opt out', () => {
  const limited = tool({
    role: 'third party',
    mayBeSale: 'likely',
    mayBeTargetedAdvertising: 'likely',
    forEveryone: { role: 'processor', mayBeSale: 'unlikely', mayBeTargetedAdvertising: 'unlikely' },
  });
  const SCOPES: readonly (readonly LimitScope[])[] = [
    [],
    ['those who opt out'],
    ['everyone'],
    ['everyone', 'those who opt out'],
  ];

  test.each(SCOPES.map((limitedFor) => [limitedFor] as const))('limited for %j', (limitedFor) => {
    const ended = limitedFor.includes('everyone');
    const one = { ...limited, limitedFor };
    expect(ratingToday(one).mayBeSale).toBe(ended ? 'unlikely' : 'likely');
    expect([sale([one]).value, ads([one]).value]).toEqual(ended ? [false, false] : [null, null]);
    expect(findFromTools([one], {}).usesProcessors.value).toBe(ended ? true : null);
  });

  test.each(RATINGS.flatMap((rating) => ROLES.map((role) => [rating, role] as const)))(
    'honoring opt-outs alone leaves %s, %s as it is',
    (rating, role) => {
      const bare = { ...limited, role, mayBeSale: rating, mayBeTargetedAdvertising: rating };
      const honored = { ...bare, limitedFor: ['those who opt out'] as const };
      expect(findFromTools([honored], NOTHING_ELSE)).toEqual(findFromTools([bare], NOTHING_ELSE));
    },
  );

  test('what cannot be limited for all stays as it is, whatever is ticked', () => {
    for (const limitedFor of SCOPES)
      expect(sale([tool({ mayBeSale: 'possible', limitedFor })]).value).toBe(null);
  });

  test('a limit does not take back what the owner decided', () => {
    expect(sale([{ ...limited, limitedFor: ['everyone'], sale: 'yes' }]).value).toBe(true);
  });
});

describe('processors', () => {
  test.each(ROLES.flatMap((role) => DECISIONS.map((outsiders) => [role, outsiders] as const)))(
    '%s, outsiders %s',
    (role, outsiders) => {
      const { value } = findFromTools([tool({ role })], { outsiders }).usesProcessors;
      if (role === 'processor' || outsiders === 'yes') expect(value).toBe(true);
      else expect(value).toBe(outsiders === 'no' ? false : null);
    },
  );
  test('never no from an empty list', () =>
    expect(findFromTools([], NOTHING_ELSE).usesProcessors.value).toBe(null));
});
