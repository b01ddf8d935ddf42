/** Addresses of the tester of one business. */
export const siteTestsOf = (businessId: string) =>
  `/site-test?business=${encodeURIComponent(businessId)}`;
export const siteTestOf = (businessId: string, testId: string) =>
  `${siteTestsOf(businessId)}&test=${encodeURIComponent(testId)}`;
