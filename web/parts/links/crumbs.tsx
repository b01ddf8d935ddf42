import { PageLink } from './page-link.tsx';

interface CrumbsProps {
  here: string;
  /** The page between the dashboard and this one. */
  over?: { label: string; to: string };
}

export function Crumbs({ here, over }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        <li>
          <PageLink to="/dashboard">Dashboard</PageLink>
        </li>
        {over && (
          <li>
            <PageLink to={over.to}>{over.label}</PageLink>
          </li>
        )}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
