import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { useDetails } from '#web/api/documents.ts';
import { Note } from '#web/ui/note.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { notYetIn } from '#web/words/practices.ts';

/** What the owner does not do yet: left out of the document, with the task that it belongs to. */
export function NotYet({ draft, business }: { draft: Draft; business: Business }) {
  const details = useDetails(business.id);
  const open = notYetIn(details.data?.details ?? []).filter(({ usedIn }) =>
    usedIn.includes(draft.id),
  );
  if (open.length === 0) return null;
  return (
    <Note>
      <p>You said “Not yet” to these, so the document does not say them:</p>
      <ul>
        {open.map(({ name, label, control }) => (
          <li key={name}>
            {label}{' '}
            {draft.taskIds.some((task) => task === control) && (
              <PageLink to={`/assessment?business=${business.id}#task-${control}`}>
                To its task<span className="vh">: {label}</span>
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}
