import type { ReactNode } from 'react';

interface PartProps {
  /** Links to the part lead to this id. */
  readonly id: string;
  readonly title: string;
  readonly count?: string;
  readonly children: ReactNode;
}

/**
 * A part of a long page, folded under its heading, without script; open in print. Its id is inside
 * the fold: a browser opens a fold for a link to something in it, and for words that it finds in
 * it, but not for its summary.
 */
export function Part({ id, title, count, children }: PartProps) {
  return (
    <details className="folded part">
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        {count !== undefined && <span className="folded__count">{count}</span>}
      </summary>
      <div className="stack" id={id}>
        {children}
      </div>
    </details>
  );
}
