import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  /** The number of items: "8 kinds". */
  readonly count: string;
  /** Left out of print, because another part of the page says the same. */
  readonly paper?: boolean;
  readonly children: ReactNode;
}

/**
 * Secondary content, folded without script; the summary names it and its size. It is open in print.
 */
export function Fold({ title, count, paper = true, children }: FoldProps) {
  return (
    <details className={paper ? 'folded' : 'folded noprint'}>
      <summary>
        {title} <span className="folded__count">{count}</span>
      </summary>
      {children}
    </details>
  );
}
