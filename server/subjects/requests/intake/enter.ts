/** Requests that an owner writes down, and examples to try the desk with. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { enterRequest } from '#contract/requests/requests.ts';
import { addDays } from '#calendar/dates.ts';
import { newToken } from '#server/base/directory/secret-tokens.ts';
import type { Owner } from '#server/base/owner.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { assess } from '#engine/assessment/assessment.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { touchDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { openDesk } from '#server/subjects/requests/desk/open-desk.ts';
import type { Incoming } from '#server/subjects/requests/stored/incoming.ts';
import { takeIn } from './intake.ts';
import {
  mailOrThrow,
  mailWrittenDown,
  markWrittenDown,
} from '#server/subjects/requests/arriving/arrived.ts';
import { maskedPerson } from './masks.ts';
import { readWhole } from '#server/subjects/requests/desk/one.ts';
import { NOBODY } from '#server/subjects/requests/stored/person.ts';
import { listExamples } from '#server/subjects/requests/stored/list-store.ts';
import { dropRequests, type StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

type Entered = BodyOf<typeof enterRequest>;
/** A request is written down at most so long after it came in. */
const MOST_DAYS_BACK = 730;

/** Stores a request that came by another way than the form. Throws `not-found`, `invalid-input`. */
export async function enterByHand(
  owner: Owner,
  services: Services,
  businessId: string,
  entered: Entered,
  submissionKey: string | undefined,
) {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const desk = await openDesk(userId, services.db, business);
  const { mail, mailMark, ...asked } = entered;
  const { receivedOn, channel, state, by, types, language = 'en', ...person } = asked;
  const arrived =
    mail === undefined ? undefined : await mailOrThrow(userId, services, businessId, mail);
  checkReceipt(receivedOn, dayOf(desk, services.now()));
  const clean = maskedPerson({ ...NOBODY, ...emptyAsNull(person) });
  const incoming: Omit<Incoming, 'held'> = {
    channel,
    language,
    state,
    by,
    items: [...new Set(types)],
    person: clean.person,
    masked: clean.count,
    receivedOn,
    token: newToken(userId),
    // a mail that is written down twice, or by two people, is one request
    submissionKey: keyOf(entered) ?? submissionKey ?? randomUUID(),
    actor: actorOf(owner),
  };
  const stored = await takeIn(services, { desk, business }, incoming);
  if (isOther(incoming, stored)) throw problem('key-reused');
  if (arrived) await mailWrittenDown(services, arrived, stored.id);
  if (mailMark !== undefined) await markWrittenDown(services, desk, mailMark, stored.id);
  return readWhole(owner, services, { businessId, requestId: stored.id });
}

const keyOf = ({ mail, mailMark }: Entered) => {
  if (mail !== undefined) return `mail ${mail}`;
  return mailMark === undefined ? undefined : `mark ${mailMark}`;
};

/**
 * Whether a key came again with another request; what was done with the first one since does not
 * count.
 */
function isOther(sent: Omit<Incoming, 'held'>, stored: StoredRequest): boolean {
  const { person } = stored;
  const fixed = ['channel', 'by', 'receivedOn'] as const;
  const typed = ['name', 'email', 'post', 'order', 'text', 'onBehalfOf'] as const;
  return (
    fixed.some((name) => sent[name] !== stored[name]) ||
    sent.items.some((type) => !stored.items.includes(type)) ||
    (person !== null && typed.some((name) => sent.person[name] !== person[name]))
  );
}

function checkReceipt(receivedOn: string, today: string): void {
  if (receivedOn > today) throw invalidInput({ receivedOn: 'This day has not come yet' });
  if (receivedOn < addDays(today, -MOST_DAYS_BACK))
    throw invalidInput({ receivedOn: 'This day is more than two years ago' });
}

const emptyAsNull = <T extends Record<string, string | null>>(texts: T) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text || null])) as {
    [K in keyof T]: string | null;
  };

/** A state whose law binds, since a last day is the point of an example; else the first one. */
async function exampleState(owner: string, services: Services, business: StoredBusiness) {
  const { db, corpus } = services;
  const { applicableStates } = assess(
    corpus,
    await loadAssessmentInput(owner, db, services, business),
  );
  const binding = applicableStates.find(({ verdict }) =>
    ['applies', 'applies in part'].includes(verdict),
  );
  return binding?.stateId ?? business.statesOperating[0] ?? null;
}

/** An example, from an address that belongs to nobody (RFC 2606). */
export async function addExample(owner: Owner, services: Services, businessId: string) {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const desk = await openDesk(userId, services.db, business);
  const stored = await takeIn(
    services,
    { desk, business },
    {
      channel: 'form',
      language: 'en',
      state: await exampleState(userId, services, business),
      by: 'self',
      items: ['opt-out-sale', 'access'],
      person: {
        ...NOBODY,
        name: 'Example Person',
        email: 'person@example.com',
        text: 'This is an example. Do with it what you like.',
      },
      masked: 0,
      isTrial: true,
      token: newToken(userId),
      submissionKey: randomUUID(),
      actor: actorOf(owner),
    },
  );
  return { id: stored.id };
}

/** Takes the examples away. */
export async function removeExamples(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<void> {
  const { userId } = owner;
  await findBusinessOrThrow(userId, services.db, businessId);
  await services.db.transaction(async (db) => {
    await dropRequests(userId, db, businessId, await listExamples(userId, db, businessId));
    await touchDesk(userId, db, businessId);
  });
}
