import { PageLink } from '#web/parts/links/page-link.tsx';

const PAGE = 50;

interface ListPagesProps {
  /** The address of the first page. */
  first: string;
  from: number;
  next: number | null;
}

/** To the page before and the next one. */
export function ListPages({ first, from, next }: ListPagesProps) {
  if (from === 0 && next === null) return null;
  const at = (start: number) => `${first}&from=${start}`;
  return (
    <nav aria-label="Pages" className="row">
      {from > 0 && (
        <PageLink className="btn btn--sm btn--quiet" to={at(Math.max(0, from - PAGE))}>
          Previous page
        </PageLink>
      )}
      {next !== null && (
        <PageLink className="btn btn--sm btn--quiet" to={at(next)}>
          Next page
        </PageLink>
      )}
    </nav>
  );
}
