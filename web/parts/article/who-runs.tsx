import { INSTALLATION_WORDS as WORDS, type Installation } from '#web/words/installation.ts';

/** Who runs this installation, and where to write; said plainly where it names neither. */
export function WhoRuns({ installation: { operator, contact } }: { installation: Installation }) {
  return (
    <p>
      {operator !== undefined && `${WORDS.runs(operator)} `}
      {operator === undefined && contact === undefined && `${WORDS.nobody} `}
      {contact === undefined ? (
        WORDS.noContact
      ) : (
        <>
          {WORDS.write} <a href={contact.href}>{contact.text}</a>.
        </>
      )}
    </p>
  );
}
