import type { ReactNode } from 'react';
import type { CitedItem } from './cited-list.tsx';

/** The law of a rule, and which of its rules rest on what others write. */
export interface RuleLaw {
  readonly state: string;
  readonly notRead: readonly string[];
}

/** The list of the rules of a law that nobody here read. */
export const notReadAt = (state: string) => `/law/${state}#not-read`;

/**
 * From a section to how we read it: the rule's own page, with readings, doubts and cases. A rule
 * that nobody here read says so at once.
 */
export function RuleLink({ law, id, of }: { law: RuleLaw; id: string; of: string }) {
  const words = law.notRead.includes(id) ? 'Not read by us' : 'How we read it';
  return (
    <a className="linkbtn noprint" href={`/law/${law.state}#${id}`} aria-label={`${words}: ${of}`}>
      {words}
    </a>
  );
}

/** The same for the items of a list; one without a place of its own has none. */
export const ruleLinks =
  (law: RuleLaw) =>
  ({ id, text }: CitedItem): ReactNode =>
    id !== undefined && <RuleLink law={law} id={id} of={text} />;
