import type { Business } from '#contract/businesses.ts';
import { longDate } from '#text/english.ts';
import { usePlan } from '#web/api/plan.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';

/** The contracts of the data map that end by themselves, the nearest first. */
export function ContractEnds({ business }: { business: Business }) {
  const ends = usePlan(business.id).data?.contractEnds ?? [];
  if (ends.length === 0) return null;
  return (
    <ol className="line">
      {ends.map(({ id, company, endsOn, isOver }) => (
        <li className="next" key={id}>
          <time dateTime={endsOn}>{longDate(endsOn)}</time>
          <p className="small">
            <strong>
              {isOver
                ? `The contract with ${company} is over.`
                : `The contract with ${company} ends.`}
            </strong>
          </p>
          <p className="small soft">
            Renew it, or stop sending data there by then. The date is from{' '}
            <PageLink to={`/data-map?business=${business.id}`}>your data map</PageLink>.
          </p>
        </li>
      ))}
    </ol>
  );
}
