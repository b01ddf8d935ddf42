/** The sentences that are printed for a business; and six invented businesses to print for. */
import { fill } from '#documents/filling/fill.ts';
import type { Filling, StateReach, Value } from '#documents/values/filling.ts';
import { allPassages } from '#documents/template/template.ts';
import type { Template, Variable } from '#documents/template/template.ts';
import { longDate } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import { smallLawsHere } from '#documents/values/small-laws.ts';
import { PRACTISED } from '#documents/values/values.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { BREACH_NOTICES, CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { numbered, numbersIn, withoutNumbers } from './sentences.ts';
import type { TemplateSentence } from './sentences.ts';
import { DICTIONARY } from './templates.server.ts';

export interface PrintedBusiness {
  readonly states: readonly string[];
  readonly facts: Facts;
  readonly values: Readonly<Record<string, Value>>;
  readonly reach?: Readonly<Record<string, StateReach>> | undefined;
  /** Whether every law without a size test binds it; undefined: that is not known. */
  readonly smallLaws?: true | undefined;
}

interface Printed {
  /** Printed as certain; `noted`: in a part that is a marked choice. */
  readonly plain: readonly { readonly sentence: TemplateSentence; readonly noted: boolean }[];
  /** Words that are neither of the template nor of the owner. */
  readonly strange: readonly string[];
  /** What is known of the business: "sellsPersonalData true". */
  readonly known: ReadonlySet<string>;
}

/** What stands in the document of a business, apart from what is only for its owner. */
export function printedFor(template: Template, business: PrintedBusiness): Printed {
  const { template: marked, sentences } = numbered(template);
  const filling = printedFilling(business, marked);
  const { tree, gaps } = fill(filling);
  const texts = textsOf(tree.blocks, false);
  const own = JSON.stringify([
    Object.values(filling.values),
    filling.laws.map(({ name }) => name),
    longDate(filling.asOf),
    gaps.map(({ label }) => capital(label)),
  ]);
  const all = texts.flatMap(({ text, noted }) =>
    numbersIn(certain(text)).flatMap((id) => {
      const sentence = sentences[id];
      return sentence ? [{ sentence, noted }] : [];
    }),
  );
  const strange = texts
    .map(({ text }) => certain(text))
    .filter((text) => numbersIn(text).length === 0 && text.trim() !== '')
    .filter((text) => !own.includes(JSON.stringify(withoutNumbers(text).trim()).slice(1, -1)));
  return {
    plain: all,
    strange,
    known: new Set([
      ...Object.entries(business.facts).map(([fact, is]) => `${fact} ${JSON.stringify(is)}`),
      ...allPassages(template.passages).flatMap((one) =>
        one.kind === 'detail' && one.is.some((is) => business.values[one.name] === is)
          ? [`${one.name} ${one.is.join(' or ')}`]
          : [],
      ),
    ]),
  };
}

/** Without the gaps, which are marked. */
const certain = (text: Text) =>
  plain(text.filter((piece) => typeof piece === 'string' || !('gap' in piece)));

interface Place {
  readonly text: Text;
  readonly noted: boolean;
}

function textsOf(blocks: readonly Block[], noted: boolean): Place[] {
  return blocks.flatMap((block): Place[] => {
    switch (block.kind) {
      case 'passage':
        return textsOf(block.blocks, noted || block.note !== null);
      case 'paragraph':
        return [{ text: block.text, noted }];
      case 'list':
        return block.items.map((text) => ({ text, noted }));
      case 'table':
        // A row with a gap is marked.
        return block.rows
          .filter((row) => !row.flat().some((piece) => typeof piece !== 'string' && 'gap' in piece))
          .flatMap((row) => row.map((text) => ({ text, noted })));
      case 'form':
        return block.lines.map((text) => ({ text, noted }));
      case 'checklist':
        return block.items.map(({ text }) => ({ text, noted }));
      default:
        return [];
    }
  });
}

/** What the document of an invented business is made from. */
export const printedFilling = (
  { states, facts, values, reach, smallLaws }: PrintedBusiness,
  template: Template,
): Filling => ({
  template,
  laws: LAWS.filter(({ state }) => states.includes(state)),
  neutral: false,
  asOf: '2026-11-22',
  facts,
  reach,
  smallLaws: smallLawsHere(() => smallLaws),
  values,
  ...DICTIONARY,
  elements: REQUIRED_ELEMENTS,
  breachNotices: BREACH_NOTICES.states,
  lawDataHash: CORPUS_HASH,
});

const business = (
  about: Partial<PrintedBusiness> & Pick<PrintedBusiness, 'states'>,
): PrintedBusiness => ({
  facts: {},
  values: {},
  ...about,
});

const sample = (name: string, { kind, practice, choices, columns }: Variable): Value => {
  if (practice) return PRACTISED.yes;
  if (choices?.[0] !== undefined) return choices[0];
  if (kind === 'list') return [`owner: ${name}`];
  if (kind === 'table') return [columns ?? ['Head'], (columns ?? ['Head']).map(() => 'owner')];
  if (kind === 'date') return '2026-11-22';
  return kind === 'number' ? '30' : `owner: ${name}`;
};
const everything = (): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(DICTIONARY.variables)
      .filter(([, { derivedFrom }]) => derivedFrom === undefined)
      .map(([name, variable]) => [name, sample(name, variable)]),
  );

const QUIET: Facts = {
  sellsPersonalData: false,
  targetedAdvertising: false,
  profiling: false,
  processesSensitiveData: false,
  knowsChildren: false,
};
const SELLER: Facts = {
  sellsPersonalData: true,
  sellsForMoney: true,
  sellsSensitiveData: true,
  processesSensitiveData: true,
  processesBiometricData: true,
  targetedAdvertising: true,
  profiling: true,
  knowsTeens: true,
  knowsChildren: true,
  loyaltyProgram: true,
  usesProcessors: true,
  usesDeidentifiedData: true,
};

/**
 * Nothing answered; half; all, and quiet; laws that reach it in part; a seller of sensitive data;
 * no law.
 */
export const BUSINESSES = {
  bare: business({ states: ['DE', 'NJ'] }),
  half: business({
    states: ['CA', 'CO', 'MN'],
    facts: { sellsPersonalData: false, usesProcessors: true, knowsTeens: true },
    values: {
      businessName: 'Half',
      legalName: 'Half LLC',
      practiceDeletes: 'Yes',
      practiceSignal: 'Not yet',
    },
  }),
  full: business({ states: ['DE', 'NJ', 'MD', 'OR'], facts: QUIET, values: everything() }),
  limited: business({
    states: ['FL', 'TX'],
    facts: { ...QUIET, sellsSensitiveData: false },
    values: everything(),
    reach: {
      FL: { facts: QUIET, onlyOwes: ['Fla. Stat. § 501.715'] },
      TX: { facts: QUIET, onlyOwes: ['Tex. Bus. & Com. Code § 541.107'] },
    },
  }),
  seller: business({
    states: ['CA', 'CO', 'CT', 'MD', 'NJ', 'TX', 'VA'],
    facts: SELLER,
    values: everything(),
    smallLaws: true,
  }),
  unbound: business({
    states: [],
    facts: QUIET,
    values: { ...everything(), practiceDeletes: 'Not yet' },
    smallLaws: true,
  }),
} as const;
