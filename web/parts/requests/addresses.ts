/** Addresses within one business's request desk. */
const of = (page: string, businessId: string) =>
  `${page}?business=${encodeURIComponent(businessId)}`;

export const requestsOf = (businessId: string) => of('/requests', businessId);
export const requestOf = (businessId: string, requestId: string) =>
  `${requestsOf(businessId)}&request=${encodeURIComponent(requestId)}`;
export const newRequestOf = (businessId: string) => `${requestsOf(businessId)}&write=1`;
export const arrivedMailsOf = (businessId: string) => `${requestsOf(businessId)}&show=mails`;
export const deskSettingsOf = (businessId: string) => of('/requests/settings', businessId);

/** What others gave to whoever is signed in. */
export const GIVEN_REQUESTS = '/requests?given=1';
export const givenRequestOf = (businessId: string, requestId: string) =>
  `/requests?given=${encodeURIComponent(businessId)}&request=${encodeURIComponent(requestId)}`;
