/** By what an owner sees who asks, in words: all of it is there already. */
import type { ProofShort } from '#engine/requests/steps/proof-shown.ts';
import type { IdentityWay } from '#engine/words/requests.ts';
import { plural } from '#text/figures.ts';

export const WAY_WORDS: Readonly<Record<IdentityWay, string>> = {
  account: 'They sign in to their account with me',
  order: 'They know an order or customer number',
  purchase: 'They know what they bought last, and when',
  contact: 'They write or call from an address or number in my records',
  'known-address': 'Their postal address is the one in my records',
  'in-person': 'I know them in person',
  declaration: 'They signed, under penalty of perjury, that it is them',
  permission: 'I saw the signed permission to ask for them',
};

/** What is missing of what a law names; the owner may know enough all the same. */
export const shortWords = ({ matched, wanted, unsigned }: ProofShort) =>
  [
    `You ticked ${matched} of ${plural(wanted, 'fact')} that the law names.`,
    ...(unsigned ? ['They have not signed that it is them.'] : []),
    'If you go on, the log says so.',
  ].join(' ');
