/**
 * What typed sentences of the FAQ and of the guides claim of laws, each read by a pattern and held
 * against the records.
 */
import { conditionsOf } from '#engine/rules/truth.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { ENFORCEMENT } from '#reference/data.server.ts';
import { figuresOf } from './figures.ts';
import {
  type Laws,
  most,
  all,
  only,
  owes,
  leavesOutPayers,
  anyValue,
  asks,
  wantsInNotice,
  hasOwnTerms,
  bySensitiveData,
  ages,
  sureDays,
  answers,
  enforcedBy,
  signals,
} from './of-records.ts';

export interface Claim {
  readonly reads: RegExp;
  /**
   * Whether the records say so of the laws that the sentence names, with the words that the pattern
   * caught.
   */
  readonly so: (laws: Laws, words: readonly string[]) => boolean;
}

export const FAQ_CLAIMS: readonly Claim[] = [
  {
    reads: /; only .+ counts them\.$/,
    so: (laws) => only(laws, (law) => law.applicability.staffCounts === true),
  },
  { reads: /^[A-Z][\w ]+ do\.$/, so: (laws) => all(laws, leavesOutPayers) },
  {
    reads: /^[A-Z][\w ]+ does not, so count them there\.$/,
    so: (laws) => all(laws, (law) => !leavesOutPayers(law)),
  },
  {
    reads: /^.+ and most others use this wide meaning\.$/,
    so: (laws) => all(laws, anyValue) && most(anyValue),
  },
  {
    reads: /^.+ counts? only sales for money\.$/,
    so: (laws) => all(laws, (law) => !anyValue(law)),
  },
  {
    reads: /^In most states (\d+) days from the day the request came in\.$/,
    so: (_, [days]) => most(({ requests }) => requests.respondDays === Number(days)),
  },
  {
    reads: /^You may take (\d+) more .+ the first (\d+)\.$/,
    so: (_, [more, days]) => most(answers(days, more)),
  },
  {
    reads: /^[A-Z][\w ]+ gives (\d+) days, and (\d+) more\.$/,
    so: (laws, [days, more]) => all(laws, answers(days, more)),
  },
  {
    reads: /^In .+ and most others you need a clear yes before you use it\.$/,
    so: (laws) => all(laws, asks('consent')) && most(asks('consent')),
  },
  {
    reads: /^.+ asks? for a notice and a way to refuse\.$/,
    so: (laws) => all(laws, asks('notice-and-opt-out')),
  },
  {
    reads: /^In .+ any sensitive data brings in the whole law since (.+), even with few people\.$/,
    so: (laws, [day = '']) => all(laws, bySensitiveData(figuresOf(day)[0] ?? '')),
  },
  {
    reads: /^.+ wants how long you keep data and the date of the last update\.$/,
    so: (laws) => all(laws, wantsInNotice('pn-retention', 'pn-date-updated')),
  },
  {
    reads: /^.+ wants a fixed sentence if you sell sensitive data\.$/,
    so: (laws) => all(laws, owes('sensitive-sale-notice')),
  },
  {
    reads: /^.+ and the others ask for nearly the same terms, so/,
    so: (laws) => all(laws, owes('processor-contracts')) && all(LAWS, owes('processor-contracts')),
  },
  { reads: /^.+ needs its own list besides\.$/, so: (laws) => all(laws, hasOwnTerms) },
  {
    reads:
      /^.+ covers? (?:ages )?(\d+) to (\d+)(?:: no targeted ads and no sale of their data without their own consent)?\.$/,
    so: (laws, [from, to]) => all(laws, ages(from, to)),
  },
  {
    reads: /^.+ have no such rule in these laws\.$/,
    so: (laws) => all(laws, (law) => !owes('teens')(law)),
  },
  {
    reads: /^In .+ complaints go first to the Division of Consumer Protection\.$/,
    so: (laws) => all(laws, enforcedBy('Division of Consumer Protection')),
  },
  {
    reads: /^In .+ an independent agency \(CalPrivacy\) fines too\.$/,
    so: (laws) => all(laws, enforcedBy('(CalPrivacy) by administrative fines')),
  },
  {
    reads: /^(\w+) gives (\d+) days and (\w+) (\d+), with no end date\.$/,
    so: (laws, [one, days, other, more]) =>
      [
        [one, days],
        [other, more],
      ].every(([name, given]) =>
        laws.some(
          (law) =>
            law.name === name &&
            sureDays(law) === Number(given) &&
            law.enforcement.cure.until === null,
        ),
      ),
  },
  {
    reads: /^In .+ the sure time to fix is over\.$/,
    so: (laws) => all(laws, (law) => sureDays(law) === null),
  },
  {
    reads: /: up to \$([\d,]+) in .+\.$/,
    so: (laws, [dollars = '']) =>
      all(
        laws,
        ({ enforcement: { penalty } }) => penalty.maxUSD === Number(dollars.replaceAll(',', '')),
      ),
  },
  {
    reads: /^Early reports of .+ closed the matter; the sure time for it has ended\.$/,
    so: (laws) => all(laws, (law) => sureDays(law) === null),
  },
  {
    reads:
      /^In California one firm repaired all before it knew of the case, and still paid \$([\d.]+) million\.$/,
    so: (_, [million]) =>
      ENFORCEMENT.some(
        ({ state, amountUSD }) => state === 'CA' && amountUSD === Number(million) * 1e6,
      ),
  },
  // Cal. Penal Code § 637.2 is no part of a record
  {
    reads: /^A law firm may write too: .+, \$5,000 a violation \(Penal Code § 637\.2\)\.$/,
    so: () => true,
  },
];

/** What a guide's own words claim of its law. */
const GUIDE_CLAIMS: readonly Claim[] = [
  {
    reads: /^Privacy policy$|^Publish the notice|\bnotice that leaves/,
    so: (laws) => all(laws, owes('privacy-notice')),
  },
  {
    reads: /\bwithin (\d+) days/,
    so: (laws, [days]) => all(laws, ({ requests }) => requests.respondDays === Number(days)),
  },
  {
    reads: /\bextendable to (\d+)/,
    so: (laws, [sum]) =>
      all(laws, ({ requests }) => requests.respondDays + requests.extensionDays === Number(sum)),
  },
  { reads: /^Reasonable data security$/, so: (laws) => all(laws, owes('security')) },
  {
    reads: /\bAgreements with|\bterms with your vendors|\bvendor terms/,
    so: (laws) => all(laws, owes('processor-contracts')),
  },
  {
    reads: /\bto opt out$|\bopt-out link|\bthe opt-out\b|\bhow people opt out/,
    so: (laws) => all(laws, owes('opt-out-sale-ads')),
  },
  {
    reads: /\b(?:obey|read) (?:browser )?signals|^Browser signals that are ignored$/i,
    so: (laws) => all(laws, signals),
  },
  {
    reads: /^A written assessment|^Write the assessments/,
    so: (laws) => all(laws, ({ assessments }) => assessments.required),
  },
  {
    reads: /\bits law does not ask for them/,
    so: (laws) => all(laws, ({ assessments }) => !assessments.required),
  },
  {
    reads: /^Do them where another of your states does\.$/,
    so: () => most(({ assessments }) => assessments.required),
  },
  {
    reads: /\bConsent for sensitive|\btexts for consent|\bused without consent/,
    so: (laws) => all(laws, asks('consent')),
  },
  { reads: /\bor sold at all$/, so: (laws) => all(laws, owes('sensitive-sale-ban')) },
  { reads: /^No more data than needed$/, so: (laws) => all(laws, owes('data-minimization')) },
  { reads: /\binventory that the law asks for/, so: (laws) => all(laws, owes('data-inventory')) },
  {
    reads: /\bnotice with retention and date/,
    so: (laws) => all(laws, wantsInNotice('pn-retention', 'pn-date-updated')),
  },
  { reads: /\blist of third parties/, so: (laws) => all(laws, owes('third-party-list')) },
  { reads: /\bdescription of your policies/, so: (laws) => all(laws, owes('privacy-program')) },
  {
    reads: /\bSBA size/,
    so: (laws) =>
      all(laws, ({ exemptions }) =>
        exemptions.some(
          ({ if: rule }) =>
            rule !== undefined &&
            conditionsOf(rule).some(({ fact }) => fact === 'sbaSmallBusiness'),
        ),
      ),
  },
];

/** Words with which a sentence of a guide speaks of a duty. */
const OF_DUTY =
  /\bsignal|\bconsent|\bdays\b|\binventory\b|\bassess|\bretention\b|\bthird part|\blaw\b|\bSBA\b|\bopt[- ]?out|\bmust\b|\bban|\bsold\b|\bpolic/i;

/** What is wrong with a sentence: nothing reads it, or a record says otherwise. */
export function wrongIn(sentence: string, laws: Laws, claims: readonly Claim[]): string[] {
  const read = claims.flatMap((claim) => {
    const words = claim.reads.exec(sentence);
    return words ? [{ claim, words: words.slice(1) }] : [];
  });
  if (read.length === 0) return [`no record is read for: ${sentence}`];
  return read.every(({ claim, words }) => claim.so(laws, words)) ? [] : [`not so: ${sentence}`];
}

/** The same for a sentence of a guide; one that speaks of no duty claims nothing. */
export const wrongInGuide = (sentence: string, law: LawRecord): string[] =>
  OF_DUTY.test(sentence) ? wrongIn(sentence, [law], GUIDE_CLAIMS) : [];
