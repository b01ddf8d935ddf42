import { useState } from 'react';
import type { Detail } from '#contract/documents/details.ts';
import type { DetailDrafts } from './detail-drafts.ts';
import { shown } from './detail-drafts.ts';
import { DetailField } from './detail-field.tsx';
import type { DetailGroup } from './detail-groups.ts';
import { fieldOf, inLine, labelOf } from './detail-words.ts';

interface DetailsProps {
  businessId: string;
  drafts: DetailDrafts;
}

interface GroupFoldProps extends DetailsProps {
  group: DetailGroup;
  details: readonly Detail[];
}

function Asked({ businessId, detail, drafts }: DetailsProps & { detail: Detail }) {
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

/** An answer, and the way to change it. It is a field while it is being changed. */
function Answer(props: DetailsProps & { detail: Detail }) {
  const { detail, drafts } = props;
  const { name, told, known } = detail;
  const [changing, setChanging] = useState(false);
  if (changing || name in drafts.drafts) return <Asked {...props} />;
  return (
    <div className="field">
      <p className="detail__group">{labelOf(detail)}</p>
      <p className="row detail__mapped">
        <span>{inLine(told?.value ?? known?.value ?? '')}</span>
        {told === null && <span className="small soft">{known?.from}</span>}
        <button
          className="linkbtn"
          type="button"
          onClick={() => {
            setChanging(true);
            requestAnimationFrame(() => document.getElementById(fieldOf(name))?.focus());
          }}
        >
          Change<span className="vh">{`: ${labelOf(detail)}`}</span>
        </button>
      </p>
    </div>
  );
}

/** A group of a document's details: those that are asked are open, answers are folded. */
export function GroupFold({ businessId, group, details, drafts }: GroupFoldProps) {
  const { id, names, optional, title } = group;
  const isTyped = names.some((name) => name in drafts.drafts);
  return (
    <details className="folded" open={isTyped || (!optional && id !== 'tables')}>
      <summary>
        <h3 className="detail__group">{title}</h3>
        <span className="folded__count">{optional ? names.length : `${names.length} left`}</span>
      </summary>
      <div className="stack">
        {id === 'practices' && (
          <p className="small soft">
            A sentence about what you do stands only once you say yes. “Not yet” leaves it out.
          </p>
        )}
        {details
          .filter(({ name }) => names.includes(name))
          .map((detail) =>
            id === 'told' ? (
              <Answer
                // saved anew: it is an answer again
                key={`${detail.name} ${detail.told?.at}`}
                businessId={businessId}
                detail={detail}
                drafts={drafts}
              />
            ) : (
              <Asked key={detail.name} businessId={businessId} detail={detail} drafts={drafts} />
            ),
          )}
      </div>
    </details>
  );
}
