/** What an agreement is for, where its copy differs from the document that it is made from. */

const TERMS_OF_ITS_OWN =
  'Where the data terms of the company stand, and what to look for before you accept them.';

/** By the kind of copy. */
export const COPY_DESCRIPTIONS: Readonly<Record<string, string>> = {
  client: 'The contract with each client whose data you handle.',
  'own-terms': TERMS_OF_ITS_OWN,
  'own-terms-third-party': TERMS_OF_ITS_OWN,
};
