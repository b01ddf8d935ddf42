import type { Business } from '#contract/businesses.ts';
import type { ListedDocument } from '#contract/documents/documents.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural } from '#text/figures.ts';
import { moment } from '#web/words/figures.ts';
import { FileButtons } from './file-buttons.tsx';
import { NEEDS } from './words.ts';

/** The latest version, and whether it is up to date. */
export function DocumentStatus({ latest, changed }: Pick<ListedDocument, 'latest' | 'changed'>) {
  if (latest === null) return <span>Not made yet</span>;
  return (
    <>
      <span>{`Version ${latest.number}, made ${moment(latest.madeAt)}`}</span>
      {changed && <span className="badge badge--ask">Your facts or the law changed since</span>}
    </>
  );
}

function left(gaps: number, choices: number): string {
  const open = [
    ...(gaps > 0 ? [`${plural(gaps, 'thing')} to fill in`] : []),
    ...(choices > 0 ? [`${plural(choices, 'part')} to keep or drop`] : []),
  ];
  return open.length === 0 ? 'Nothing left to fill in' : open.join(', ');
}

interface CopiesProps {
  copies: readonly ListedDocument[];
  business: Business;
}

/** Made once for each company or activity of the data map. */
function Copies({ copies, business }: CopiesProps) {
  if (copies.length === 0) return null;
  return (
    <details className="folded papercopies">
      <summary>
        One for each
        <span className="folded__count">{copies.length}</span>
      </summary>
      <ul className="hairs">
        {copies.map(({ id, title, gaps, choices, latest, theirTerms }) => (
          <li key={id}>
            <PageLink to={`/documents?business=${business.id}&document=${encodeURIComponent(id)}`}>
              {title}
            </PageLink>
            <span className="small soft">
              {[
                gaps === null ? '' : left(gaps, choices),
                latest === null ? 'not made yet' : `version ${latest.number}`,
                theirTerms === null ? '' : 'has terms of its own',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One document of the list, with its copies. */
export function DocumentRow({
  document,
  copies,
  business,
}: CopiesProps & { document: ListedDocument }) {
  const { id, title, reason, need, gaps, choices, mismatches } = document;
  return (
    <li>
      <div className="stack-sm">
        <h2 className="paperlist__title">
          <PageLink to={`/documents?business=${business.id}&document=${id}`}>{title}</PageLink>
        </h2>
        <p className="row small">
          {copies.length === 0 && <span className={NEEDS[need].badge}>{NEEDS[need].label}</span>}
          <span>{reason}</span>
        </p>
        <p className="row small soft">
          {gaps !== null && <span>{left(gaps, choices)}</span>}
          {mismatches > 0 && (
            <span className="badge badge--ask">{`${plural(mismatches, 'thing')} ${mismatches === 1 ? 'does' : 'do'} not fit`}</span>
          )}
          <DocumentStatus latest={document.latest} changed={document.changed} />
        </p>
        <Copies copies={copies} business={business} />
      </div>
      {gaps !== null && (
        <FileButtons business={business} template={id} title={title} formats={document.formats} />
      )}
    </li>
  );
}
