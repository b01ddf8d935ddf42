/**
 * Proof of the wording that left: its hashes stand in the chained history and outlive the text.
 * Whoever has a copy can be told whether it is the one that left, when, and to which request.
 */
import { createHash } from 'node:crypto';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { proveLetter as call } from '#contract/requests/request-proof.ts';
import { letterParts } from '#contract/requests/letter-texts.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  eventsOfLetters,
  requestEventsOf,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import type { RequestLetter } from '#server/subjects/requests/stored/letter-store.ts';
import { findRequest } from '#server/subjects/requests/stored/store.ts';
import { daysOfLetters } from '#server/subjects/requests/clock/items-on-day.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Line breaks and spaces differ between a mail, a page and paper; the words do not. */
const wordsOnly = (text: string) => text.replaceAll(/\s{1,1000}/gu, ' ').trim();

/**
 * `sha256`: of subject and text as they were stored. `sha256Words`: of the words of each text, the
 * Spanish one and the English one, with one space between two words.
 */
export const lettersProof = ({ subject, text }: Pick<RequestLetter, 'subject' | 'text'>) => ({
  sha256: sha256(`${subject}\n\n${text}`),
  sha256Words: letterParts(text).map((part) => sha256(wordsOnly(part.text))),
});

const MOST_PARAGRAPHS = 80;

/**
 * The hashes that a pasted text may have: of all of it, of each of its two texts, and of each run
 * of paragraphs, since a mail has lines above and below the letter.
 */
function hashesIn(pasted: string): string[] {
  const wholes = [pasted, ...letterParts(pasted).map(({ text }) => text)];
  const paragraphs = pasted
    .trim()
    .split(/\r?\n[ \t]{0,20}\r?\n/)
    .slice(0, MOST_PARAGRAPHS);
  const runs = paragraphs.flatMap((_, from) =>
    paragraphs.slice(from).map((__, more) => paragraphs.slice(from, from + more + 1).join(' ')),
  );
  return [
    ...new Set([sha256(pasted), ...[...wholes, ...runs].map((text) => sha256(wordsOnly(text)))]),
  ];
}

/** The letters of a business that had these words when they left. Throws `not-found`. */
export async function proveLetter(
  owner: Owner,
  { db }: Pick<Services, 'db'>,
  businessId: string,
  text: string,
): Promise<ReplyOf<typeof call>> {
  const { userId } = owner;
  await findBusinessOrThrow(userId, db, businessId);
  const events = await eventsOfLetters(userId, db, businessId, hashesIn(text));
  const letters = [...Map.groupBy(events, letterIdOf).values()];
  const found = [];
  for (const [first, ...others] of letters) {
    if (!first) continue;
    const request = await findRequest(userId, db, businessId, first.requestId);
    const { letter } = first.fields as { readonly letter?: string };
    const all = await requestEventsOf(userId, db, businessId, [first.requestId]);
    const refused = all.find(
      (event) => event.what === 'mail-refused' && letterIdOf(event) === letterIdOf(first),
    );
    found.push({
      requestId: first.requestId,
      reference: request?.reference ?? '',
      kind: letter ?? '',
      items: [first, ...others].flatMap(({ item }) => item ?? []),
      on: daysOfLetters(all).get(letterIdOf(first)) ?? first.on,
      at: first.at.toISOString(),
      event: first.historySeq,
      erasedOn: request?.erasedOn ?? null,
      refusedOn: refused?.on ?? null,
    });
  }
  return { found };
}

const letterIdOf = ({ fields }: RequestEvent) =>
  String((fields as { readonly letterId?: unknown }).letterId);
