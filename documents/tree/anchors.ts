/** Names of parts of a published document: links to them stay right from version to version. */

/** Anchor → what stands there. A name is never taken away or given to another part. */
export const ANCHORS: Readonly<Record<string, string>> = {
  'at-a-glance': 'The short answers',
  'who-we-are': 'Who is responsible',
  'what-we-collect': 'Kinds of data, why, and how long',
  cookies: 'Cookies and similar tools',
  security: 'How data is protected',
  'sensitive-data': 'Sensitive data',
  'client-data': 'Data that is handled for clients',
  recipients: 'Who receives data',
  'opt-out': 'Selling, advertising, and how to opt out',
  'automated-decisions': 'Automated decisions',
  loyalty: 'The loyalty program',
  children: 'Children and teens',
  rights: 'The rights of people',
  'right-know': 'The right to know and see',
  'right-correct': 'The right to correct',
  'right-delete': 'The right to delete',
  'right-copy': 'The right to a copy',
  'right-opt-out': 'The right to opt out',
  'right-recipients': 'The right to know who received data',
  'right-names': 'The right to know the names',
  'right-buyers': 'The right to know the buyers',
  'no-worse-treatment': 'No worse treatment',
  'how-to-ask': 'How to make a request',
  identity: 'How we check who is asking',
  agents: 'Someone who acts for another',
  appeal: 'What to do after a no',
  'your-state': 'Days and offices of each state',
  california: 'More for California residents',
  'limit-sensitive': 'The right to limit the use of sensitive data',
  'shine-the-light': 'Your Privacy Rights in California',
  nevada: 'Nevada: not to sell data',
  'biometric-data': 'Biometric data: how long, and how it ends',
  coppa: 'For parents: data of children under 13',
  'consumer-health-data': 'Consumer health data privacy policy',
  changes: 'Changes to the policy',
  contact: 'How to reach the business',
  accessibility: 'Other ways to read it',
  'notice-at-collection': 'California notice at collection',
};

const MARK = /\{#([a-z][a-z0-9-]*)\}$/;

/** A text that may end with an anchor, such as "Your rights {#rights}". */
export function anchorIn(text: string): { readonly text: string; readonly anchor?: string } {
  const [mark, anchor] = MARK.exec(text) ?? [];
  return mark === undefined || anchor === undefined
    ? { text }
    : { text: text.slice(0, -mark.length).trimEnd(), anchor };
}
