import type { Detail } from '#contract/details.ts';
import type { DetailDrafts } from './detail-drafts.ts';
import { shown } from './detail-drafts.ts';
import { DetailField } from './detail-field.tsx';
import { type DetailGroup, filledOf } from './detail-groups.ts';

interface GroupFoldProps {
  businessId: string;
  group: DetailGroup;
  details: readonly Detail[];
  drafts: DetailDrafts;
  left: readonly string[];
  /** Whether it is initially open. */
  open: boolean;
}

/** A group of a document's details, with the number of given ones. */
export function GroupFold({ businessId, group, details, drafts, left, open }: GroupFoldProps) {
  const { names, optional, title } = group;
  const { done, of } = filledOf(names, left);
  return (
    <details className="folded" open={open}>
      <summary>
        <h3 className="detail__group">{title}</h3>
        <span className="folded__count">{optional ? `${of}` : `${done} of ${of} filled in`}</span>
      </summary>
      <div className="stack">
        {group.id === 'practices' && (
          <p className="small soft">
            Each sentence about what you do stands only once you say yes. “Not yet” leaves it out:
            come back when it is done.
          </p>
        )}
        {details
          .filter(({ name }) => names.includes(name))
          .map((detail) => (
            <DetailField
              key={detail.name}
              businessId={businessId}
              detail={detail}
              value={shown(detail, drafts.drafts[detail.name])}
              error={drafts.failure?.fields[detail.name]}
              onType={(value) => drafts.type(detail.name, value)}
            />
          ))}
      </div>
    </details>
  );
}
