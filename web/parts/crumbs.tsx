import { PageLink } from '#web/parts/page-link.tsx';

export function Crumbs({ here }: { here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        <li>
          <PageLink to="/dashboard">Dashboard</PageLink>
        </li>
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
