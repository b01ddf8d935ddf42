/**
 * Makes every small change of every law record and counts how many of them some case detects.
 * `--verbose` lists the undetected ones. Exits with 1 below 95 percent.
 */
import { indexFacts } from '#engine/facts/facts.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';
import type { LawCases, LawRecord } from '#law/schema.ts';
import { differences } from '../tests/law-cases/compare.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { REASONS } from './mutants/equivalent.ts';
import type { Reason } from './mutants/equivalent.ts';
import { mutantsOf } from './mutants/mutations.ts';
import type { Mutant } from './mutants/mutations.ts';

const LEAST = 0.95;

interface Outcome {
  readonly mutant: Mutant;
  readonly caught: boolean;
  /** Why the mutant means the same as the record, if it does. */
  readonly excuse: Reason | undefined;
}

const index = indexFacts(FACT_BOOK);
const verbose = process.argv.includes('--verbose');
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function tryAll(law: LawRecord, { cases }: LawCases): Outcome[] {
  return mutantsOf(law).map((mutant) => ({
    mutant,
    caught: cases.some((one) => differences(mutant.law, one, index).length > 0),
    excuse: REASONS.find((reason) => reason.holds(mutant, law)),
  }));
}

function reportState(state: string, outcomes: Outcome[]): void {
  const caught = outcomes.filter((each) => each.caught).length;
  const missed = outcomes.filter((each) => !each.caught);
  const open = missed.filter((each) => !each.excuse);
  say(`${state}  ${caught} of ${outcomes.length} caught, ${missed.length - open.length} excused`);
  if (!verbose) return;
  for (const { mutant, excuse } of missed) {
    say(`    ${excuse ? 'excused ' : 'SURVIVED'} ${mutant.id}: ${mutant.what}`);
  }
}

/** How many mutants each reason excuses, and those that it should not have. */
function reportExcuses(outcomes: Outcome[]): Outcome[] {
  for (const reason of REASONS) {
    const excused = outcomes.filter((each) => !each.caught && each.excuse === reason);
    say(`  ${excused.length} changed nothing: ${reason.says}`);
  }
  const wrong = outcomes.filter((each) => each.caught && each.excuse);
  for (const { mutant, excuse } of wrong) {
    say(`  WRONGLY EXCUSED ${mutant.state} ${mutant.id}: ${mutant.what} (${excuse?.says})`);
  }
  return wrong;
}

function main(): number {
  const outcomes = LAW_CASES.flatMap((book) => {
    const law = lawOf(book.state);
    if (!law) throw new Error(`no record for the cases of ${book.state}`);
    const own = tryAll(law, book);
    reportState(book.state, own);
    return own;
  });
  const caught = outcomes.filter((each) => each.caught).length;
  const wrong = reportExcuses(outcomes);
  const counted = outcomes.filter((each) => each.caught || !each.excuse).length;
  say(`mutants: ${caught} of ${outcomes.length} caught, ${share(caught, outcomes.length)}`);
  say(`without those that changed nothing: ${caught} of ${counted}, ${share(caught, counted)}`);
  return caught / counted >= LEAST && wrong.length === 0 ? 0 : 1;
}

process.exitCode = main();
