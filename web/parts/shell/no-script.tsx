import type { ReactNode } from 'react';

/** What a page can and cannot do without script. */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="noscript noscript--note">{children}</p>
    </noscript>
  );
}
