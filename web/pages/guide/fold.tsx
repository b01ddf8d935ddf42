import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  /** How much there is: "8 kinds". */
  readonly count: string;
  /** What another part of the page says as well is left out on paper. */
  readonly paper?: boolean;
  readonly children: ReactNode;
}

/** What can wait is folded away, without script; the line says what it is and how much. Paper shows it. */
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
