import type { ReactNode } from 'react';
import type { CitedItem } from './cited-list.tsx';

/** From a section to how we read it: the rule's own page, with readings, doubts and cases. */
export function RuleLink({ state, id, of }: { state: string; id: string; of: string }) {
  return (
    <a
      className="linkbtn noprint"
      href={`/law/${state}#${id}`}
      aria-label={`How we read it: ${of}`}
    >
      How we read it
    </a>
  );
}

/** The same for the items of a list; one without a place of its own has none. */
export const ruleLinks =
  (state: string) =>
  ({ id, text }: CitedItem): ReactNode =>
    id !== undefined && <RuleLink state={state} id={id} of={text} />;
