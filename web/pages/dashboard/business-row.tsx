import { lazy, Suspense } from 'react';
import { Changing } from '#web/parts/owner-page/may.tsx';
import type { Business } from '#contract/businesses.ts';
import { standWords } from '#engine/assessment/stand-english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { fillOf, VerdictCounts } from '#web/parts/assessment/verdict.tsx';
import { plural } from '#text/figures.ts';
import { asShown } from '#web/words/language/as-shown.ts';
import { moment, percent } from '#web/words/figures.ts';

const DeskLine = lazy(() =>
  import('./desk-line.tsx').then(({ DeskLine: loaded }) => ({ default: loaded })),
);

/** The states as tiles, colored by the last assessment. */
function StateTiles({ business }: { business: Business }) {
  const verdicts = new Map(business.assessment?.verdicts.map((each) => [each.stateId, each]));
  const spoken = business.statesOperating.map((id) => {
    const found = verdicts.get(id);
    return found ? `${id} ${asShown(found.verdict)}${found.stays ? ', a duty stays' : ''}` : id;
  });
  return (
    <p className="tilelist" role="img" aria-label={`States: ${spoken.join(', ')}`}>
      {business.statesOperating.map((id) => (
        <Tile
          key={id}
          code={id}
          small
          fill={fillOf(verdicts.get(id)?.verdict ?? '', verdicts.get(id)?.stays)}
        />
      ))}
    </p>
  );
}

interface StandingProps {
  business: Business;
  /** The only one, whose sentence stands above already. */
  alone: boolean;
}

function Standing({ business, alone }: StandingProps) {
  const { assessment: standing } = business;
  if (standing === null)
    return (
      <div className="row small soft">
        <StateTiles business={business} />
        <span>Not assessed yet</span>
      </div>
    );
  const { stand } = standing;
  return (
    <>
      <div className="row small">
        <StateTiles business={business} />
        <VerdictCounts verdicts={standing.verdicts.map(({ verdict }) => verdict)} />
      </div>
      {!alone && <p className="small">{standWords(stand)}</p>}
      <p className="small soft">
        {`${stand.laws.binding > 0 && stand.at !== 'settle' ? `Score ${percent(standing.score)}. ` : ''}Last run ${moment(standing.assessedAt)}`}
      </p>
    </>
  );
}

export function BusinessRow({ business, alone }: { business: Business; alone: boolean }) {
  const { id, businessName, industry, employeeCount, assessment } = business;
  return (
    <li>
      <div className="stack-sm">
        <h3>{businessName}</h3>
        <p className="small soft">{`${asShown(industry)}, ${plural(employeeCount, 'employee')}`}</p>
        <Standing business={business} alone={alone} />
        <Suspense fallback={null}>
          <DeskLine business={business} />
        </Suspense>
      </div>
      <div className="row">
        <PageLink className="btn btn--quiet" to={`/assessment?business=${id}`}>
          {assessment === null ? 'Start Assessment' : 'Open assessment'}
          <span className="vh"> for {businessName}</span>
        </PageLink>
        <Changing businessId={id}>
          <PageLink className="btn btn--quiet" to={`/dashboard?configure=${id}`}>
            Configure<span className="vh"> {businessName}</span>
          </PageLink>
        </Changing>
      </div>
    </li>
  );
}
