/** The one or two sentences that settle whether a law binds, from the shape of its tests. */
import { inWords } from '#engine/explain/english.ts';
import { conditionsOf } from '#engine/truth.ts';
import type { LawRecord, Prong } from '#law/schema.ts';

const whole = new Intl.NumberFormat('en-US');

/** Words between asterisks are marked on the page. */
export function shortAnswer(law: LawRecord, prongs: readonly Prong[], asOf: string): string {
  const full = prongs.filter((prong) => prong.reach === 'full');
  const limited = prongs.some((prong) => prong.reach === 'limited');
  const starts = law.effective > asOf ? `The law starts on ${inWords(law.effective)}. ` : '';
  const part = limited ? ' A part of it can bind a business of any size.' : '';
  return `${starts}${testText(law, full)}${part}`;
}

function testText(law: LawRecord, full: readonly Prong[]): string {
  const conditions = full.flatMap((prong) => conditionsOf(prong.if));
  if (conditions.some((condition) => condition.fact === 'sbaSmallBusiness')) {
    return 'It applies to you *unless you are small under SBA rules.* How many people you have on file does not matter.';
  }
  const money = conditions.find((condition) => condition.fact === 'annualRevenueUSD');
  const everyAsksMoney = full.every((prong) =>
    conditionsOf(prong.if).some((condition) => condition.fact === 'annualRevenueUSD'),
  );
  if (money && everyAsksMoney && Number(money.value) >= 1_000_000_000) {
    return 'The main law binds *only companies with over $1 billion in revenue.*';
  }
  const people = countOf(full);
  if (money && everyAsksMoney) {
    return `It takes both: *$${whole.format(Number(money.value))} in revenue and ${people} people* in ${law.name}.`;
  }
  const others = full.length > 1 ? ' Other tests can reach you with fewer.' : '';
  return `It starts at *${people} people* in ${law.name}.${others}`;
}

function countOf(full: readonly Prong[]): string {
  const count = full
    .flatMap((prong) => conditionsOf(prong.if))
    .find((condition) => condition.fact === 'consumers');
  if (!count) return 'no fixed number of';
  const number = whole.format(Number(count.value));
  return count.op === '>' ? `more than ${number}` : number;
}
