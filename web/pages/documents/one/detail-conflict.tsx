import { useEffect, useRef } from 'react';
import type { Details } from '#contract/details.ts';
import type { DetailDrafts } from './detail-drafts.ts';
import { inLine, labelOf } from './detail-words.ts';

interface DetailConflictProps {
  drafts: DetailDrafts;
  stored: Details;
}

/** Details were saved elsewhere: shows what is stored now next to what was entered here. */
export function DetailConflict({ drafts, stored }: DetailConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = stored.details.filter(({ name }) => name in drafts.drafts);
  return (
    <section className="card stack" aria-labelledby="conflict">
      <h3 id="conflict" tabIndex={-1} ref={heading}>
        This was changed elsewhere in the meantime
      </h3>
      <p>Nothing is lost. Compare, then keep yours or leave what is stored.</p>
      <table className="table detail__both">
        <thead>
          <tr>
            <th scope="col">Asked</th>
            <th scope="col">Stored now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((detail) => (
            <tr key={detail.name}>
              <th scope="row">{labelOf(detail)}</th>
              <td>{detail.told === null ? 'No answer' : inLine(detail.told.value)}</td>
              <td>{inLine(drafts.drafts[detail.name] ?? '') || 'No answer'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button className="btn" type="button" disabled={drafts.pending} onClick={drafts.send}>
          Keep mine
        </button>
        <button className="btn btn--quiet" type="button" onClick={drafts.leave}>
          Leave what is stored
        </button>
      </div>
    </section>
  );
}
