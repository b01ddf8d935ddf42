import type { ReactNode } from 'react';
import { Citation } from './citation.tsx';

export interface CitedItem {
  readonly text: string;
  readonly cite: string;
  readonly note?: string | undefined;
  /** Its place on the page of the record. */
  readonly id?: string | undefined;
}

/** One claim with its section. */
export function CitedRow({
  children,
  cite,
  url,
  rule,
}: {
  children: ReactNode;
  cite: string;
  url: string;
  /** The way to the rule's own page. */
  rule?: ReactNode;
}) {
  return (
    <li>
      <div className="stack-xs">{children}</div>
      <p className="cites">
        <Citation cite={cite} url={url} short />
        {rule}
      </p>
    </li>
  );
}

/** Claims on the left, sections on the right; on a phone one below the other. */
export function CitedList({
  items,
  url,
  ruleOf,
  ordered = false,
}: {
  items: readonly CitedItem[];
  url: string;
  /** The way to the rule's own page. */
  ruleOf?: (item: CitedItem) => ReactNode;
  ordered?: boolean;
}) {
  const rows = items.map((item) => (
    <CitedRow key={item.text} cite={item.cite} url={url} rule={ruleOf?.(item)}>
      <p>{item.text}</p>
      {item.note !== undefined && <p className="small soft">{item.note}</p>}
    </CitedRow>
  ));
  return ordered ? <ol className="cited conds">{rows}</ol> : <ul className="cited">{rows}</ul>;
}
