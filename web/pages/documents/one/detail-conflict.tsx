import { StoredAndYours } from '#web/parts/account/stored-and-yours.tsx';
import type { Details } from '#contract/documents/details.ts';
import type { DetailDrafts } from './detail-drafts.ts';
import { inLine, labelOf } from './detail-words.ts';

interface DetailConflictProps {
  drafts: DetailDrafts;
  stored: Details;
}

/** Details were saved elsewhere: shows what is stored now next to what was entered here. */
export function DetailConflict({ drafts, stored }: DetailConflictProps) {
  const rows = stored.details.filter(({ name }) => name in drafts.drafts);
  return (
    <StoredAndYours
      of="Asked"
      rows={rows.map((detail) => ({
        key: detail.name,
        name: labelOf(detail),
        stored: detail.told === null ? 'No answer' : inLine(detail.told.value),
        yours: inLine(drafts.drafts[detail.name] ?? '') || 'No answer',
      }))}
      pending={drafts.pending}
      onKeep={() => drafts.send(() => undefined)}
      onLeave={drafts.leave}
      focused
      tableClass="table detail__both"
    />
  );
}
