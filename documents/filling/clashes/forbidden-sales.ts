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

/** States whose law forbids the sale of face scans, fingerprints and the like, with the section. */
export const NO_BIOMETRIC_SALE: Readonly<Record<string, string>> = {
  CO: 'C.R.S. § 6-1-1314',
  TX: 'Tex. Bus. & Com. Code § 503.001(c)',
};
