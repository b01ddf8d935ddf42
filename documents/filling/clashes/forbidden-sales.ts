/** What the law of a state forbids to sell, with or without consent. */

/**
 * States whose law forbids the sale of sensitive data, with or without consent: who sells it has to
 * stop there.
 */
export const NO_SENSITIVE_SALE: ReadonlySet<string> = new Set(['MD', 'NJ']);

/** States whose law forbids the sale of precise location, with or without consent. */
export const NO_LOCATION_SALE: ReadonlySet<string> = new Set(['CT', 'OR', 'VA']);

/** States whose law keeps minors out of sale and targeted ads, consent or not: below which age. */
export const NO_MINOR_SALE: Readonly<Record<string, string>> = { CT: '18', MD: '18', OR: '16' };

/**
 * States whose law waits for the own yes of people of 13 and more before a sale or targeted ads: up
 * to which age. Held against reference/contents-business.json by a test.
 */
export const TEEN_YES: Readonly<Record<string, string>> = {
  AL: '15',
  CA: '15',
  CO: '17',
  DE: '17',
  FL: '17',
  MN: '16',
  MT: '15',
  NH: '15',
  NJ: '16',
};

/** Where that is so only in online services. */
export const TEEN_YES_ONLINE: ReadonlySet<string> = new Set(['CO']);

/** States whose law forbids the sale of face scans, fingerprints and the like, with the section. */
export const NO_BIOMETRIC_SALE: Readonly<Record<string, string>> = {
  CO: 'C.R.S. § 6-1-1314',
  TX: 'Tex. Bus. & Com. Code § 503.001(c)',
};
