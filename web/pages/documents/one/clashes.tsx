import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Note } from '#web/ui/note.tsx';

/** What the document says against itself, each with both ways to settle it. */
export function Clashes({ draft: { clashes, formats }, business }: ClashesProps) {
  if (clashes.length === 0) return null;
  return (
    <section aria-labelledby="clashes" className="noprint">
      <Note icon="alert">
        <h2 className="h4" id="clashes" tabIndex={-1}>
          {clashes.length === 1
            ? 'Two things do not fit together'
            : `${clashes.length} pairs do not fit together`}
        </h2>
        <ul className="stack-sm">
          {clashes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="row">
          {formats.includes('Online') && <span>Publishing waits until each is settled.</span>}
          <PageLink to={`/assessment?business=${business.id}#told`}>Your answers</PageLink>
          <PageLink to={`/data-map?business=${business.id}`}>Your data map</PageLink>
        </p>
      </Note>
    </section>
  );
}

interface ClashesProps {
  draft: Draft;
  business: Business;
}
