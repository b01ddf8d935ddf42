/**
 * The mailed link by which a person says that a request is theirs. It opens a page with a button,
 * because programs that look into mails open links. It proves that somebody reads the mail, not who
 * it is.
 */
import { findBusiness } from '#server/business/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { runAction } from '#server/subjects/requests/settling/run-action.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { requestOf } from './request-of-token.ts';
import { confirmedPage, confirmPage } from './status-page.ts';
import type { Language } from '#server/subjects/requests/words/words.ts';

async function stillOpen(services: Services, token: string): Promise<StoredRequest | undefined> {
  const request = await requestOf(services.db, token, 'confirm');
  const until = request?.confirmUntil ?? null;
  return until !== null && until > services.now() ? request : undefined;
}

async function nameOf({ db }: Services, request: StoredRequest | undefined): Promise<string> {
  const business = request && (await findBusiness(request.ownerId, db, request.businessId));
  return business?.businessName ?? '';
}

/** The page with the button, or the one that says that the link is over. Changes nothing. */
export async function showLink(
  services: Services,
  token: string,
  language: Language,
): Promise<string> {
  const request = await stillOpen(services, token);
  const businessName = await nameOf(services, request);
  return request
    ? confirmPage({ language, businessName, token, reference: request.reference })
    : confirmedPage({ language, businessName }, false);
}

/** The button was pressed: the link is used up. */
export async function answerLink(
  services: Services,
  token: string,
  language: Language,
): Promise<string> {
  const request = await stillOpen(services, token);
  const businessName = await nameOf(services, request);
  if (!request) return confirmedPage({ language, businessName }, false);
  const { ownerId: owner, businessId, id: requestId } = request;
  let done = false;
  await runAction(services, { owner, businessId, requestId }, CONSUMER, (seen) => {
    // of two presses at once, the second finds the link used
    done = seen.request.confirmHash === request.confirmHash;
    if (!done) return { events: [] };
    return {
      events: [{ what: 'identity-given', on: seen.today, fields: { how: 'mailed link' } }],
      change: { confirmHash: null, confirmUntil: null },
    };
  });
  services.news.note(request);
  return confirmedPage({ language, businessName }, done);
}
