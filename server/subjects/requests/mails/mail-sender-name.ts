/** Under whose name a mail about a request leaves, and where its answer goes. */
import { listDetails } from '#server/business/stored/detail-store.ts';
import { findBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { isPlainName } from '#server/base/mail/mails.ts';
import type { WaitingMail } from '#server/base/mail/store.ts';
import { deskAddress } from '#server/subjects/requests/arriving/desk-address.ts';
import type { Services } from '#server/subjects/services.ts';
import { aboutRequest, type StoredRequest } from '#server/subjects/requests/stored/store.ts';

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,250}$/;

/**
 * What a mail about a request carries: the request, the name of the business, and the address for
 * answers. That is the address of the desk where mails arrive here, else the one that the owner
 * gave for privacy requests.
 */
export async function carriedBy(
  { config }: Pick<Services, 'config'>,
  db: Database,
  request: StoredRequest,
): Promise<NonNullable<WaitingMail['carries']>> {
  const { ownerId, businessId } = request;
  const business = await findBusiness(ownerId, db, businessId);
  const domain = config.deskMail?.domain;
  const given = (await listDetails(ownerId, db, businessId)).find(
    ({ variable }) => variable === 'contactEmail',
  )?.value;
  const answers = domain === undefined ? given : deskAddress(businessId, domain);
  const name = business?.businessName ?? '';
  return {
    ...aboutRequest(request),
    ...(typeof answers === 'string' && ADDRESS.test(answers) && { answers }),
    ...(isPlainName(name) && name !== '' && { name }),
  };
}
