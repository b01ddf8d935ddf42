/** The steps of the law data in the words of its page, feed and file. */
import type { ChangedEntry } from '#engine/law-changes/entries.ts';
import type { Witness } from '#engine/law-changes/witnesses.ts';
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { type LawStep, lawSteps } from './law-history.server.ts';

const QUIET = new Set(['better source', 'wording']);
const KNOWN = new Set<string>(LAWS.map(({ state }) => state));
/** Parts of a record that have an address on its page. */
const PLACED = new Set(['prongs', 'exemptions', 'requirements', 'rights']);

function hrefOf({ state, id, part }: ChangedEntry): string | null {
  if (state === null || !KNOWN.has(state)) return null;
  return PLACED.has(part) ? `/law/${state}#${id}` : `/law/${state}`;
}

/** What the witness has; a no and a zero go without saying. */
function factsInLine(facts: Witness['facts'], state: string): string {
  const place = LAWS.find((law) => law.state === state)?.name ?? state;
  const said = Object.entries(facts).flatMap(([key, value]) =>
    value === false || value === 0 ? [] : [FACTS_EN[key as FactKey].have(value, place)],
  );
  return said.join(' ') || 'You said no to everything that the law asks.';
}

function witnessLine({ state, facts, day, before, after, duties }: Witness): string {
  const tells =
    before === after
      ? `the verdict stays “${after}”, and these duties change: ${duties.join(', ')}`
      : `“${before}” before, “${after}” now`;
  return `${factsInLine(facts, state)} On ${longDate(day)}: ${tells}.`;
}

function lineOf(entry: ChangedEntry, witnesses: readonly Witness[]) {
  const { state, id, what } = entry;
  const shows = witnesses.find((one) => one.entry === id && one.state === state);
  const witness = shows ? witnessLine(shows) : null;
  return { state, id, class: entry.class, what, href: hrefOf(entry), witness };
}

/** One step: what decides line by line, the rest counted. */
function stepOf({ day, hash, before, entries, witnesses }: LawStep) {
  const count = (of: string) => entries.filter((entry) => entry.class === of).length;
  const deciding = entries.filter((entry) => !QUIET.has(entry.class));
  return {
    day,
    hash,
    before,
    deciding: deciding.map((entry) => lineOf(entry, witnesses)),
    sources: count('better source'),
    wording: count('wording'),
  };
}

/** Every step, the newest first. */
export const changeSteps = () => lawSteps().map(stepOf);
