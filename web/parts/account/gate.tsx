import type { ReactNode } from 'react';
import { WithQueries } from '#web/api/client/queries.tsx';
import { LanguageLink } from './language-link.tsx';

/** The layout of the account pages: the form on the left, what the account offers on the right. */
export function Gate({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <WithQueries>
      <NeedsScript />
      <div className="wrap gate">
        <div className="gate__form stack-lg">
          {children}
          <p>
            <LanguageLink />
          </p>
        </div>
        <aside className="gate__side" aria-label="What is inside">
          {side}
        </aside>
      </div>
    </WithQueries>
  );
}

/** Account and private pages say so if script is off. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="wrap noscript">
        This page needs JavaScript. The state guides work without it; please turn it on to use your
        account.
      </p>
    </noscript>
  );
}
