/**
 * Who said what a document stands on, and when: by the history, else the day on which it was
 * stored.
 */
import { DICTIONARY } from '#documents/source/templates.server.ts';
import type { ProofRecord, ProofWord } from '#documents/source/proof/proof-grounds.ts';
import { mapValues, mappedNames } from '#documents/map/values/values.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { lastEvents } from '#server/base/history/store.ts';
import type { StoredEvent } from '#server/base/history/chain.ts';
import type { Owner } from '#server/base/owner.ts';
import { listAnswers } from '#server/business/stored/answer-store.ts';
import type { Services } from '#server/subjects/services.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';

/** Calendar days are those of the account's time zone. Changes nothing. */
export async function proofRecord(
  owner: Owner,
  { db }: Pick<Services, 'db'>,
  { business, told, map }: DocumentInput,
): Promise<ProofRecord> {
  const on = (at: Date) => dayIn(at, owner.timeZone);
  const answers = new Map<string, ProofWord>();
  for (const { fact, answeredAt } of await listAnswers(owner.userId, db, business.id))
    answers.set(fact, later(answers.get(fact), { by: null, on: on(answeredAt) }));
  const details = new Map<string, ProofWord>(
    [...told].map(([name, { at }]) => [name, { by: null, on: on(at) }]),
  );
  let lastMap: ProofWord | undefined;
  const named = new Set<string>();
  for await (const page of lastEvents(owner.userId, db, business.id))
    for (const event of page) {
      const said = { by: event.by, on: on(event.at) };
      if (event.what.startsWith('Data map ')) lastMap ??= said;
      for (const [all, name] of saidIn(event, { answers, details })) {
        if (named.has(name)) continue;
        named.add(name);
        all.set(name, said);
      }
    }
  return {
    answers,
    details,
    map: lastMap,
    mapped: mappedNames(mapValues(map, DICTIONARY.variables)),
    questionOf: (fact) => QUESTIONS.get(fact) ?? fact,
  };
}

const QUESTIONS: ReadonlyMap<string, string> = new Map(
  FACT_BOOK.facts.map(({ key, question }) => [key, question.replaceAll('{state}', 'each state')]),
);

const later = (one: ProofWord | undefined, other: ProofWord) =>
  one === undefined || other.on > one.on ? other : one;

type Said = Map<string, ProofWord>;

/** The answers and details that still stand and that an event set, each with where it belongs. */
function saidIn(
  { what, changes }: StoredEvent,
  { answers, details }: { readonly answers: Said; readonly details: Said },
): [Said, string][] {
  const all = what === 'Answers saved' ? answers : details;
  if (all === details && what !== 'Details saved') return [];
  // a question that is asked in each state: its name, a dot, the state
  const names = changes.map(({ of }) => (all === answers ? (of.split('.')[0] ?? of) : of));
  return names.filter((name) => all.has(name)).map((name) => [all, name]);
}
