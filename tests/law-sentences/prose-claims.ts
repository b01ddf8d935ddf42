/**
 * What texts beside the FAQ and the guides say of named states: each sentence by a pattern, held
 * against the records.
 */
import { conditionsOf } from '#engine/rules/truth.ts';
import { CONTROL_BOOK, LAWS, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { ENFORCEMENT } from '#reference/data.server.ts';
import type { Claim } from './typed-claims.ts';

type Laws = readonly LawRecord[];

const all = (laws: Laws, test: (law: LawRecord) => boolean) => laws.length > 0 && laws.every(test);
const only = (laws: Laws, test: (law: LawRecord) => boolean) =>
  LAWS.every((law) => test(law) === laws.includes(law));
const full = ({ applicability: { prongs } }: LawRecord) =>
  prongs.filter(({ reach }) => reach === 'full');
const exempts =
  (fact: string) =>
  ({ exemptions, applicability: { prongs } }: LawRecord) =>
    [...exemptions, ...prongs].some(
      ({ if: rule }) => rule !== undefined && conditionsOf(rule).some((each) => each.fact === fact),
    );
const named =
  (...ids: readonly string[]) =>
  ({ state }: LawRecord) =>
    ids.every((id) => REQUIRED_ELEMENTS.find((each) => each.id === id)?.states[state]);
/** From how many people on the yearly figures of requests are asked for. */
const metricsFrom = (people: number) => {
  const { when } = REQUIRED_ELEMENTS.find(({ id }) => id === 'pn-ca-metrics') ?? {};
  return when !== undefined && conditionsOf(when).some(({ value }) => value === people);
};
const said = (law: LawRecord, pattern: RegExp) => pattern.test(JSON.stringify(law));
/** A mere name: of a place, a part of a document, a form. */
const so = () => true;

export const PROSE_CLAIMS: readonly Claim[] = [
  { reads: /^(?:\S+ )?(?:California|Minnesota|Indiana|Kentucky)(?: group| terms|-specific)?$/, so },
  { reads: /^(?:Open the \w+ guide|\w+: who is covered)$/, so },
  { reads: /^Notice at collection \(California\)$|^Group in California’s list$/, so },
  { reads: /^America\/\w+\/\w+$/, so },
  {
    reads:
      /^(?:For people in California|More for California residents|Your Privacy Rights in California|California notice at collection)$/,
    so,
  },
  // written out: the sign-in pages do not load the names of all states
  {
    reads: /^The 8 states are those whose laws took effect in 2025: /,
    so: (laws) => laws.length === 8 && only(laws, ({ effective }) => effective.startsWith('2025-')),
  },
  // the examples of the first page are checked by web/words/figures.test.ts, with their facts
  {
    reads: /^[\d,]+ (?:people|members|users)\b|^\d+ people work there, in |^A nonprofit with /,
    so,
  },
  // our own practice, wider than any law asks
  { reads: /^They include all rights that people in .+ and other states have by law\.$/, so },
  { reads: /^Your California Privacy Rights: we give no personal information/, so },
  {
    reads: /^California sorts data into these\.$/,
    so: (laws) => all(laws, named('pn-categories')),
  },
  {
    reads:
      /^Florida’s main law binds only very large companies\.$|^Florida’s full law looks at these, and only above \$1 billion in revenue\.$|^La ley principal de Florida las considera solo con ingresos de más de \$1,000 millones\.$/,
    so: (laws) =>
      all(laws, (law) =>
        full(law).every(({ if: rule }) =>
          conditionsOf(rule).some(
            ({ fact, value }) => fact === 'annualRevenueUSD' && value === 1_000_000_000,
          ),
        ),
      ),
  },
  {
    reads: /fewer than 10 million people in California\.$/,
    so: (laws) => all(laws, named('pn-ca-metrics')) && metricsFrom(10_000_000),
  },
  {
    reads: /every year: California asks for that\.$/,
    so: (laws) =>
      CONTROL_BOOK.controls
        .find(({ key }) => key === 'privacy-notice')
        ?.lookAgain?.byLaw.some(
          (each) =>
            'months' in each &&
            each.months === 12 &&
            laws.some(({ state }) => each.requirement.startsWith(`${state}-`)),
        ) === true,
  },
  {
    reads: /^In California one link serves for both choices/,
    so: (laws) => all(laws, named('oo-ca-alternative-link')),
  },
  {
    reads: /^California wants these of businesses with the data of ten million people or more\.$/,
    so: (laws) => all(laws, named('pn-ca-metrics')) && metricsFrom(10_000_000),
  },
  {
    reads: /^In California a repair closed no case\.$/,
    so: (laws) =>
      all(laws, ({ state }) =>
        ENFORCEMENT.every((each) => each.state !== state || each.kind !== 'report'),
      ),
  },
  {
    reads:
      /\(California: with\)|California (?:counts them too|los cuenta|los cuenta también|cuenta también contactos de empresas|también los cuenta)\b/,
    so: (laws) => only(laws, (law) => law.applicability.staffCounts === true),
  },
  {
    reads:
      /^(?:Texas, Nebraska and Minnesota leave federal small businesses|Texas, Nebraska y Minnesota no aplican)/,
    so: (laws) => only(laws, exempts('sbaSmallBusiness')),
  },
  {
    reads:
      /^For California add ads based on other sites\.$|^Para California sume los anuncios basados en otros sitios\.$|^California$/,
    so: (laws) => all(laws, (law) => said(law, /shar/)),
  },
  {
    reads:
      /^Alabama leaves out smaller employers that sell no data\.$|^La ley de Alabama no cubre a empleadores pequeños/,
    so: (laws) => all(laws, exempts('employees')),
  },
  {
    reads: /^In Connecticut also ID numbers|^En Connecticut también números de identificación/,
    so: (laws) =>
      all(laws, ({ state }) =>
        /(?:account|government|Social Security)/i.test(
          JSON.stringify(SENSITIVE_BOOK.states[state]),
        ),
      ),
  },
  // the federal table that a law reads stands in the question on the size
  {
    reads: /^Nebraska (?:may keep the old limits|puede conservar los límites viejos)/,
    so: (laws) => all(laws, exempts('sbaSmallBusiness')),
  },
  {
    reads: /Minnesota’s law wants it, and your letter may have promised it/,
    so: (laws) => all(laws, named('lp-keep')),
  },
  {
    reads: /with a firm that California’s law binds|empresa que la ley de California obliga/,
    so: (laws) => only(laws, exempts('sharesBrandAndControl')),
  },
  { reads: /^California’s act asks for more than it holds\.$/, so },
];
