import type { ReactNode } from 'react';

/** What a page can and cannot do while scripts are off. */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="noscript noscript--note">{children}</p>
    </noscript>
  );
}
