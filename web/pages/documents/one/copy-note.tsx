import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { OF_A_COPY } from '#documents/template/copy-kinds.ts';
import { lowerFirst } from '#text/case.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface CopyNoteProps {
  draft: Draft;
  business: Business;
}

/**
 * A copy has the facts of its vendor or activity from the data map, and is not needed where their
 * terms are signed.
 */
export function CopyNote({ draft: { copyOf, theirTerms, gaps }, business }: CopyNoteProps) {
  if (copyOf === null) return null;
  const open = gaps.filter(({ variable }) => OF_A_COPY.has(variable));
  return (
    <div className="note noprint">
      <Icon name="info" />
      <div className="stack-sm">
        {theirTerms !== null && (
          <>
            <p>
              <strong>They may have terms of their own to sign: </strong>
              {theirTerms}
            </p>
            <p>
              Sign theirs if they say all of this: they follow your orders, keep people and
              subcontractors to secrecy, help with requests and breaches, show proof, and delete or
              return the data.
            </p>
          </>
        )}
        <p>
          {open.length === 0
            ? 'What it says of them comes from your data map. '
            : `Your data map lacks: ${open.map(({ label }) => lowerFirst(label)).join('; ')}. `}
          <PageLink to={`/data-map?business=${business.id}`}>Open your data map</PageLink>
        </p>
      </div>
    </div>
  );
}
