import { useEffect, useRef } from 'react';

interface StoredAndYoursProps {
  /** What the rows are, such as "Question". */
  of: string;
  rows: readonly { key: string; name: string; stored: string; yours: string }[];
  pending: boolean;
  onKeep: () => void;
  onLeave: () => void;
  /** Moves the focus to the heading when it appears. */
  focused?: boolean;
  tableClass?: string;
}

/**
 * A change made elsewhere: shows what is stored now next to what was entered here, and lets the
 * owner choose.
 */
export function StoredAndYours({
  of,
  rows,
  pending,
  onKeep,
  onLeave,
  focused = false,
  tableClass = 'table',
}: StoredAndYoursProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className="card stack" aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} {...(focused ? { tabIndex: -1 } : {})}>
        This was changed elsewhere in the meantime
      </h3>
      <p>Nothing is lost. Compare, then keep yours or leave what is stored.</p>
      <table className={tableClass}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Stored now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, stored, yours }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{stored}</td>
              <td>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button className="btn" type="button" disabled={pending} onClick={onKeep}>
          Keep mine
        </button>
        <button className="btn btn--quiet" type="button" onClick={onLeave}>
          Leave what is stored
        </button>
      </div>
    </section>
  );
}
