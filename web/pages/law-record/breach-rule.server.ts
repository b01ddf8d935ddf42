/** What a breach law asks, as one rule of the page. */
import type { StateCode } from '#law/codes.ts';
import { BREACH_NOTICES } from '#law/corpus.server.ts';

export function breachRule(state: StateCode) {
  const notice = BREACH_NOTICES.states.find((each) => each.state === state);
  if (!notice) throw new Error(`no breach law of ${state}`);
  const { people, withheld } = notice;
  const days =
    people.days === null
      ? 'Tell people without delay. We know of no number of days.'
      : `Tell people within ${people.days} ${people.unit} after ${people.after}.`;
  return {
    id: 'breach',
    title: 'After a data breach',
    text: withheld?.why ?? days,
    cite: people.cite,
  };
}
