/** How many states a text speaks of, or which it names, against the records. */
import { NUMERALS } from '#text/numerals.ts';
import { conditionsIn, type PlacedRule, rulesOf } from '../placed-rules.ts';
import { requestLawOf } from '../request-rules.ts';
import type { FactKey, LawRecord } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';

type Codes = (corpus: CheckedCorpus) => readonly string[];

interface Claim {
  /** Where the text stands: file and key. */
  readonly where: string;
  /** Catches what the text says of the states: their number in words, or their names. */
  readonly reads: RegExp;
  readonly states: Codes;
}

const of =
  (test: (law: LawRecord) => boolean): Codes =>
  ({ laws }) =>
    laws.filter(test).map(({ state }) => state);

/** The laws with a rule of that part that reads the fact. */
const reading = (part: PlacedRule['part'], fact: FactKey) =>
  of((law) =>
    rulesOf(law).some(
      (placed) =>
        placed.part === part && conditionsIn(placed.rule).some((each) => each.fact === fact),
    ),
  );

/** The laws that exempt nonprofits: all of them, or only under a condition. */
const nonprofitsOut = (all: boolean) =>
  of(({ exemptions }) =>
    exemptions.some(
      ({ if: rule }) =>
        rule !== undefined &&
        'fact' in rule === all &&
        conditionsIn(rule).some(({ fact, value }) => fact === 'nonprofit' && value === true),
    ),
  );

/** The states whose law on requests says so of the check of who opts out. */
const identity =
  (...words: readonly string[]): Codes =>
  ({ requests, requestDefaults }) =>
    requests
      .filter((file) => {
        const rule = requestLawOf(file, requestDefaults, '').rules['opt-out-sale'];
        return rule !== undefined && words.includes(rule.verification.is);
      })
      .map(({ state }) => state);

const registers: Codes = ({ brokers }) => brokers.registers.map(({ state }) => state);

const CLAIMS: readonly Claim[] = [
  {
    where: 'facts.json sbaSmallBusiness',
    reads: /([\w ,]{1,200}) exempt a federal small business/,
    states: reading('exemptions', 'sbaSmallBusiness'),
  },
  {
    where: 'facts.json sellsForMoney',
    reads: /([\w-]{1,20}) states call it a sale only when money is paid/,
    states: reading('prongs', 'sellsForMoney'),
  },
  {
    where: 'facts.json dataBroker',
    reads: /([\w-]{1,20}) states make such businesses register/,
    states: registers,
  },
  {
    where: 'facts.json dataBroker',
    reads: /register: ([\w ,]{1,300})\./,
    states: registers,
  },
  {
    where: 'facts.json usesDeidentifiedData',
    reads: /([\w-]{1,20}) states set terms for calling data de-identified/,
    states: reading('requirements', 'usesDeidentifiedData'),
  },
  {
    where: 'facts.json nonprofit',
    reads: /([\w-]{1,20}) states exempt nonprofits/,
    states: nonprofitsOut(true),
  },
  {
    where: 'facts.json nonprofit',
    reads: /and ([\w ,]{1,200}) the small ones/,
    states: nonprofitsOut(false),
  },
  {
    where: 'facts.json bank',
    reads: /([\w ,]{1,300}) exempt banks but not every financial firm/,
    states: reading('exemptions', 'bank'),
  },
  {
    where: 'facts.json airCarrier',
    reads: /([\w ,]{1,200}) exempt airlines/,
    states: reading('exemptions', 'airCarrier'),
  },
  {
    where: 'facts.json electricUtility',
    reads: /([\w ,]{1,200}) exempt them/,
    states: reading('exemptions', 'electricUtility'),
  },
  {
    where: 'facts.json securitiesAssociation',
    reads: /([\w-]{1,20}) states exempt these bodies/,
    states: reading('exemptions', 'securitiesAssociation'),
  },
  {
    where: 'facts.json carMaker',
    reads: /([\w ,]{1,200}) cover car makers at any size/,
    states: reading('prongs', 'carMaker'),
  },
  {
    where: 'controls.json request-verification',
    reads: /([\w ,]{1,200}) ban such a check/,
    states: identity('forbidden'),
  },
  {
    where: 'controls.json request-verification',
    reads: /([\w-]{1,20}) states ask for none/,
    states: identity('not required'),
  },
  {
    where: 'controls.json request-verification',
    reads: /The other ([\w-]{1,20}) let you check/,
    states: identity('allowed', 'commercially reasonable', 'required'),
  },
];

/** The texts that owners read, by the place where they stand. */
function textsOf({ facts, controls }: CheckedCorpus): Map<string, readonly string[]> {
  return new Map<string, readonly string[]>([
    ...facts.facts.map(
      ({ key, question, help, why, typical }) =>
        [`facts.json ${key}`, [question, help, why, typical?.why ?? '']] as const,
    ),
    ...controls.controls.map(
      ({ key, title, achieves, steps, evidence, lookAgain }) =>
        [
          `controls.json ${key}`,
          [title, achieves, ...steps, evidence, lookAgain?.why ?? ''],
        ] as const,
    ),
  ]);
}

/** What a text says of the states of a claim, in its own words. */
const toldBy = ({ reads }: Claim, texts: readonly string[]) =>
  texts.map((text) => reads.exec(text)?.[1]).find((words) => words !== undefined);

function wrongIn(claim: Claim, corpus: CheckedCorpus, texts: readonly string[]): DataFault[] {
  const { where } = claim;
  const told = toldBy(claim, texts);
  const tip = 'The records say so: write it into the text.';
  if (told === undefined) {
    const expected = `a text that ${claim.reads} reads`;
    return [{ where, expected, actual: 'none', tip: 'The rule stands in checks/counts-hold.ts.' }];
  }
  const codes = claim.states(corpus);
  const wanted = corpus.laws.filter(({ state }) => codes.includes(state)).map(({ name }) => name);
  const named = corpus.laws.filter(({ name }) => told.includes(name)).map(({ name }) => name);
  const number = NUMERALS[wanted.length] ?? String(wanted.length);
  const right = named.length > 0 ? named.join() === wanted.join() : told.toLowerCase() === number;
  return right
    ? []
    : [{ where, expected: `${number}: ${wanted.join(', ')}`, actual: told.trim(), tip }];
}

/** Numbers of states or laws that no claim catches. */
function unreadIn(where: string, texts: readonly string[]): DataFault[] {
  const read = new Set(
    CLAIMS.filter((claim) => claim.where === where).map((claim) =>
      toldBy(claim, texts)?.toLowerCase(),
    ),
  );
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^a-z-]/))
    .filter((_, at, words) => /^(?:states|laws)$/.test(words[at + 1] ?? ''))
    .filter((word) => NUMERALS.indexOf(word) > 1 && !read.has(word))
    .map((word) => ({
      where,
      expected: 'a number of states that is checked',
      actual: `${word} states`,
      tip: 'Add a rule for it to CLAIMS in law/checks/counts-hold.ts, or say it without a number.',
    }));
}

export const check: Check = {
  name: 'counts-hold',
  description:
    'Where a text of a question, a task or a pointer counts states or names those of a rule, the records say the same.',
  run: (corpus) => {
    const texts = textsOf(corpus);
    return [
      ...CLAIMS.flatMap((claim) => wrongIn(claim, corpus, texts.get(claim.where) ?? [])),
      ...[...texts].flatMap(([where, own]) => unreadIn(where, own)),
    ];
  },
};
