import type { ReactNode } from 'react';
import { Citation } from './citation.tsx';

interface CitedItem {
  readonly text: string;
  readonly cite: string;
  readonly note?: string | undefined;
}

/** One claim with its section. */
export function CitedRow({
  children,
  cite,
  url,
}: {
  children: ReactNode;
  cite: string;
  url: string;
}) {
  return (
    <li>
      <div className="stack-xs">{children}</div>
      <p className="cites">
        <Citation cite={cite} url={url} short />
      </p>
    </li>
  );
}

/** Claims on the left, sections on the right; on a phone one below the other. */
export function CitedList({
  items,
  url,
  ordered = false,
}: {
  items: readonly CitedItem[];
  url: string;
  ordered?: boolean;
}) {
  const rows = items.map((item) => (
    <CitedRow key={item.text} cite={item.cite} url={url}>
      <p>{item.text}</p>
      {item.note !== undefined && <p className="small soft">{item.note}</p>}
    </CitedRow>
  ));
  return ordered ? <ol className="cited conds">{rows}</ol> : <ul className="cited">{rows}</ul>;
}
