/** The steps of the law data in the words of its page, feed and file. */
import type { ChangedEntry } from '#engine/law-changes/entries.ts';
import type { Witness } from '#engine/law-changes/witnesses.ts';
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { isDeciding, type DecidingChange, type NamedChange } from '#law/change-book.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { entriesOf, type LawStep, lawSteps } from './law-history.server.ts';

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

const MOST = 160;

/** A whole new text is named by its beginning: it stands on the rule's page. */
const briefly = ({ what }: ChangedEntry) =>
  what.startsWith('new: ') && what.length > MOST ? `${what.slice(0, MOST - 1)}…` : what;

/** The smallest business on which a change shows, in one line. */
function shownOn(step: LawStep, entries: readonly ChangedEntry[]): string | null {
  const shows = step.witnesses.find((one) =>
    entries.some(({ id, state }) => one.entry === id && one.state === state),
  );
  return shows ? witnessLine(shows) : null;
}

function lineOf(step: LawStep, change: NamedChange<DecidingChange>) {
  const { name, states, classFrom, what, cite = null, source, firstDay } = change;
  const entries = entriesOf(step, change);
  return {
    name,
    states,
    class: change.class,
    derived: classFrom === 'derived',
    what: what.en,
    cite,
    source,
    firstDay,
    rules: entries.map((entry) => ({ id: entry.id, what: briefly(entry), href: hrefOf(entry) })),
    witness: shownOn(step, entries),
    wrong:
      change.class === 'we were wrong'
        ? { ...change.wrong, concerned: change.wrong.concerned.en }
        : null,
  };
}

/** One step: what decides change by change, the rest counted by entries, with what they are. */
function stepOf(step: LawStep) {
  const { day, hash, before, entries, changes } = step;
  const count = (of: string) => entries.filter((entry) => entry.class === of).length;
  return {
    day,
    hash,
    before,
    deciding: changes.filter(isDeciding).map((change) => lineOf(step, change)),
    sources: count('better source'),
    wording: count('wording'),
    rest: changes.filter((change) => !isDeciding(change)).map(({ what }) => what.en),
  };
}

/** Every step, the newest first. */
export const changeSteps = () => lawSteps().map(stepOf);

type Step = ReturnType<typeof changeSteps>[number];

/** What we had wrong, the newest first. */
export const errataIn = (steps: readonly Step[]) =>
  steps.flatMap(({ deciding }) =>
    deciding.flatMap(({ wrong, name, states, what, cite, rules, witness }) =>
      wrong ? [{ name, states, what, cite, ...wrong, rules, witness }] : [],
    ),
  );
