import { PAGES, WITH_DATA } from 'virtual:page-modules';
import type { AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router';

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] || '/';

/** The row of a path in the table of pages. */
export const pageAt = (path: string) => PAGES.find((page) => page.path === path);

/** Whether the browser can render this page without loading its HTML. */
function drawnHere(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && page.kind !== 'still' && !WITH_DATA.includes(page.file);
}

export type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * A link to a page of this site: through the router between pages with script, plain everywhere
 * else.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { pathname: here, search } = useLocation();
  const path = pathOf(to);
  const current = to.split('#', 1)[0] === here + search ? { 'aria-current': 'page' as const } : {};
  if (drawnHere(here) && drawnHere(path)) {
    return (
      <Link to={to} {...current} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...current} {...rest}>
      {children}
    </a>
  );
}
