import { INSTALLATION_WORDS as WORDS, type Installation } from '#web/words/contact/installation.ts';
import { WhereToWrite } from './where-to-write.tsx';

interface WhoRunsProps {
  installation: Installation;
  /** Whether the link reports a mistake: the page and the law data are then included. */
  report?: boolean;
}

/** Who runs this installation, and the contact; says so if there is neither. */
export function WhoRuns({ installation: { operator, contact }, report = false }: WhoRunsProps) {
  return (
    <p>
      {operator !== undefined && `${WORDS.runs(operator)} `}
      {operator === undefined && contact === undefined && `${WORDS.nobody} `}
      {contact === undefined && WORDS.noContact}
      {contact !== undefined && report && <WhereToWrite />}
      {contact !== undefined && !report && (
        <>
          {WORDS.write} <a href={contact.href}>{contact.text}</a>.
        </>
      )}
    </p>
  );
}
