import { useState } from 'react';
import type { Detail } from '#contract/documents/details.ts';
import type { DetailDrafts } from './detail-drafts.ts';
import { shown } from './detail-drafts.ts';
import { DetailField } from './detail-field.tsx';
import type { DetailGroup } from './detail-groups.ts';
import { fieldOf, inLine, labelOf } from './detail-words.ts';

interface AskedProps {
  businessId: string;
  detail: Detail;
  drafts: DetailDrafts;
}

function Asked({ businessId, detail, drafts }: AskedProps) {
  return (
    <DetailField
      businessId={businessId}
      detail={detail}
      value={shown(detail, drafts.drafts[detail.name])}
      error={drafts.failure?.fields[detail.name]}
      onType={(value) => drafts.type(detail.name, value)}
    />
  );
}

/**
 * An answer, and the way to change it. It is a field while it is being changed; what the data map
 * says is changed there.
 */
function Answer(props: AskedProps) {
  const { detail, drafts } = props;
  const { name, told, known } = detail;
  const [changing, setChanging] = useState(false);
  if (changing || detail.mapped || name in drafts.drafts) return <Asked {...props} />;
  const value = inLine(told?.value ?? known?.value ?? '');
  return (
    <div className="field">
      <p className="detail__group">{labelOf(detail)}</p>
      <p className="row detail__mapped">
        {value === '' ? <span className="soft">Not needed so far</span> : <span>{value}</span>}
        {told === null && <span className="small soft">{known?.from}</span>}
        <button
          className="linkbtn"
          type="button"
          onClick={() => {
            setChanging(true);
            requestAnimationFrame(() => document.getElementById(fieldOf(name))?.focus());
          }}
        >
          {value === '' ? 'Fill in' : 'Change'}
          <span className="vh">: {labelOf(detail)}</span>
        </button>
      </p>
    </div>
  );
}

interface OneGroupProps {
  businessId: string;
  drafts: DetailDrafts;
  group: DetailGroup;
  details: readonly Detail[];
}

/** The questions of one group; answers that are given stand as lines. */
export function OneGroup({ businessId, group, details, drafts }: OneGroupProps) {
  const own = details.filter(({ name }) => group.names.includes(name));
  return (
    <div className="stack">
      {own.some(({ practice }) => practice) && !group.optional && (
        <p className="small soft">
          A sentence about what you do stands only once you say yes. “Not yet” leaves it out.
        </p>
      )}
      {own.map((detail) => {
        // saved anew: it is an answer again
        const key = `${detail.name} ${detail.told?.at}`;
        const props = { businessId, detail, drafts };
        return group.optional ? <Answer key={key} {...props} /> : <Asked key={key} {...props} />;
      })}
    </div>
  );
}
