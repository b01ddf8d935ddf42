import { type ReactNode, useState } from 'react';

interface FoldProps {
  /** Of the heading, to which links lead. */
  id: string;
  title: string;
  /** A few words at the end of the line. */
  count?: string | undefined;
  /** Loaded when it is first opened, where that saves a call. */
  children: ReactNode | ((seen: boolean) => ReactNode);
}

/** A part of the page that opens: its heading stays in the outline. */
export function Fold({ id, title, count, children }: FoldProps) {
  const [seen, setSeen] = useState(false);
  return (
    <details className="folded" onToggle={() => setSeen(true)}>
      <summary>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {count !== undefined && <span className="folded__count">{count}</span>}
      </summary>
      <div className="stack">{typeof children === 'function' ? children(seen) : children}</div>
    </details>
  );
}
