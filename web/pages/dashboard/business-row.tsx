import { lazy, Suspense } from 'react';
import { Changing } from '#web/parts/owner-page/may.tsx';
import type { Business } from '#contract/businesses.ts';
import { standWords } from '#engine/assessment/stand-english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { fillOf, VerdictCounts } from '#web/parts/assessment/verdict.tsx';
import { plural } from '#text/figures.ts';
import { moment, percent } from '#web/words/figures.ts';

const DeskLine = lazy(() =>
  import('./desk-line.tsx').then(({ DeskLine: loaded }) => ({ default: loaded })),
);

/** The states as tiles, colored by the last assessment. */
function StateTiles({ business }: { business: Business }) {
  const verdicts = new Map(business.assessment?.verdicts.map((each) => [each.stateId, each]));
  const spoken = business.statesOperating.map((id) => {
    const found = verdicts.get(id);
    return found ? `${id} ${found.verdict}${found.stays ? ', a duty stays' : ''}` : id;
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
  standing: Business['assessment'];
  /** The only one, whose sentence stands above already. */
  alone: boolean;
}

function Standing({ standing, alone }: StandingProps) {
  if (standing === null) return <p className="small soft">Not assessed yet</p>;
  const { stand } = standing;
  return (
    <>
      <p className="row small">
        <VerdictCounts verdicts={standing.verdicts.map(({ verdict }) => verdict)} />
      </p>
      {!alone && <p className="small">{standWords(stand)}</p>}
      <p className="small soft">
        {`${stand.laws.binding > 0 && stand.at !== 'settle' ? `Score ${percent(standing.score)}. ` : ''}Last run ${moment(standing.assessedAt)}`}
      </p>
    </>
  );
}

const TOOLS = [
  ['plan', 'Plan'],
  ['documents', 'Documents'],
  ['requests', 'Requests'],
  ['data-map', 'Data map'],
  ['site-test', 'Site test'],
] as const;

export function BusinessRow({ business, alone }: { business: Business; alone: boolean }) {
  const { id, businessName, industry, employeeCount, assessment } = business;
  return (
    <li>
      <div className="stack-sm">
        <h3>{businessName}</h3>
        <p className="small soft">{`${industry}, ${plural(employeeCount, 'employee')}`}</p>
        <StateTiles business={business} />
        <Standing standing={business.assessment} alone={alone} />
        <Suspense fallback={null}>
          <DeskLine business={business} />
        </Suspense>
        <ul className="plain row small">
          {TOOLS.map(([page, title]) => (
            <li key={page}>
              <PageLink to={`/${page}?business=${id}`}>
                {title}
                <span className="vh"> of {businessName}</span>
              </PageLink>
            </li>
          ))}
        </ul>
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
