import { PageLink } from './page-link.tsx';

/** The way up from a page that no place of the bar leads to, such as one request. */
export const Back = ({ to, children }: { to: string; children: string }) => (
  <p className="back noprint">
    <PageLink to={to}>{children}</PageLink>
  </p>
);
