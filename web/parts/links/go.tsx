import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from './page-link.tsx';

/** A link to the next page, with an arrow. */
export function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink className="go" to={to}>
      {children} <Icon name="go" />
    </PageLink>
  );
}
