/** A good call of each tool for assistants, for tests and measures. */
import { LAWS } from '#law/corpus.server.ts';

export const NOTICE = `# Privacy notice

We collect your name, your e-mail address and what you bought. You may ask us to delete your data.
We answer within 45 days. Write to privacy@example.org.
`;

/** A call of each tool that has an answer, in the order in which they are listed. */
export const GOOD: readonly (readonly [string, Record<string, unknown>])[] = [
  ['check_laws', { states: LAWS.map(({ state }) => state), facts: { consumers: 36_000 } }],
  ['next_question', { states: ['CT', 'de'] }],
  ['list_duties', { states: ['CT', 'NY'], by_state: { ct: { consumers: { least: 36_000 } } } }],
  ['upcoming_changes', { states: LAWS.map(({ state }) => state), facts: { consumers: 12_000 } }],
  ['law_changes', {}],
  ['get_law', { what: 'CT' }],
  ['compare_laws', { states: ['CT', 'DE', 'UT', 'CA'] }],
  ['request_clock', { state: 'CT', type: 'access', received: '2026-11-01' }],
  ['breach_clock', { people: { CT: 600, ny: 9, DE: 3 }, found: '2026-11-01' }],
  ['what_is_sensitive', { states: LAWS.map(({ state }) => state) }],
  ['tool_facts', { tool: 'connect.facebook.net' }],
  ['check_notice', { text: NOTICE, states: ['CT', 'CA'] }],
  ['check_claims', { claims: ['CTDPA applies to 35,000 consumers.', 'CT/prong/volume'] }],
  ['about', {}],
];
