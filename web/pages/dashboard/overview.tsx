import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { questionsOf } from '#web/parts/assessment/addresses.ts';
import { StandBox } from '#web/parts/assessment/stand-box.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { GivenNote } from '#web/parts/requests/given-note.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { useMe } from '#web/api/account/me.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { percent, shortDate } from '#web/words/figures.ts';
import stats from './stats.css?url';
import { Acts } from './acts.tsx';
import { BusinessRow } from './business-row.tsx';

const NextDates = lazy(() =>
  import('./next-dates.tsx').then(({ NextDates: loaded }) => ({ default: loaded })),
);
const FromCheck = lazy(() =>
  import('./from-check.tsx').then(({ FromCheck: loaded }) => ({ default: loaded })),
);
const NewsOfAll = lazy(() =>
  import('#web/parts/law-news/law-news.tsx').then(({ NewsOfAll: loaded }) => ({ default: loaded })),
);
const NewEditions = lazy(() =>
  import('#web/parts/documents/new-editions.tsx').then(({ NewEditions: loaded }) => ({
    default: loaded,
  })),
);

interface StatProps {
  label: string;
  /** Absent: "-", read aloud as "None yet". */
  figure?: string | undefined;
  note: string;
}

function Stat({ label, figure, note }: StatProps) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>
        {figure ?? (
          <>
            <span aria-hidden="true">-</span>
            <span className="vh">None yet.</span>
          </>
        )}
        <span className="stat__note">{note}</span>
      </dd>
    </div>
  );
}

interface Assessed extends Business {
  assessment: NonNullable<Business['assessment']>;
}
const wasAssessed = (business: Business): business is Assessed => business.assessment !== null;

/**
 * The lowest score, named (docs/requirements-decisions.md 5). A business that no law surely binds
 * has none, nor one whose questions come first.
 */
function scoreOf(businesses: readonly Assessed[]) {
  const bound = businesses.filter(
    ({ assessment: { stand } }) => stand.laws.binding > 0 && stand.at !== 'settle',
  );
  const [lowest] = bound.toSorted((a, b) => a.assessment.score - b.assessment.score);
  if (lowest) return { figure: percent(lowest.assessment.score), note: lowest.businessName };
  const open = businesses.find(({ assessment }) => assessment.stand.at === 'settle');
  if (open) return { note: `Not known yet: ${open.businessName} has answers to give` };
  return businesses.length > 0 ? { note: 'No law to score' } : undefined;
}

function tasksOf(businesses: readonly Assessed[]) {
  if (businesses.length === 0) return undefined;
  const works = businesses.map(({ assessment }) => assessment.stand.work);
  const sum = (of: (work: (typeof works)[number]) => number) =>
    works.reduce((total, work) => total + of(work), 0);
  const [next] = businesses.flatMap(({ assessment }) => assessment.nextDue ?? []).toSorted();
  const maybe = sum((work) => work.maybe.tasks);
  const due = next ? `Next due ${shortDate(next)}` : 'Nothing is due';
  return {
    figure: String(sum((work) => work.sure.tasks)),
    note: maybe > 0 ? `${due}; ${maybe} more may be owed` : due,
  };
}

function Stats({ businesses }: { businesses: readonly Business[] }) {
  const assessed = businesses.filter(wasAssessed);
  return (
    <>
      <link rel="stylesheet" href={stats} precedence="default" />
      <dl className="stats">
        <Stat
          label="Active Businesses"
          figure={String(businesses.length)}
          note="Profiles configured"
        />
        <Stat label="States Covered" figure="8" note="2025 privacy laws" />
        <Stat label="Compliance Score" {...(scoreOf(assessed) ?? { note: 'Run assessment' })} />
        <Stat label="Pending Tasks" {...(tasksOf(assessed) ?? { note: 'Complete setup' })} />
      </dl>
    </>
  );
}

const URGENCY = ['settle', 'work', 'unclear', 'keep', 'done', 'nothing owed'];

/** The one with the most to do: questions that decide, then work; last what was not assessed. */
function mostUrgent(businesses: readonly Business[]): Business | undefined {
  const rank = (business: Business) =>
    wasAssessed(business) ? URGENCY.indexOf(business.assessment.stand.at) : URGENCY.length;
  return businesses.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Before the first assessment there is one thing to do. */
function FirstQuestions({ business }: { business: Business }) {
  return (
    <section className="card today stack-sm" aria-labelledby="stand">
      <h2 className="overline" id="stand">
        Where you stand
      </h2>
      <h3>{`Find out which laws bind ${business.businessName}`}</h3>
      <Changing
        businessId={business.id}
        instead={<p>Its owner has not answered the questions yet.</p>}
      >
        <p>A few plain questions, one a page. “I don’t know” is always an answer.</p>
        <p>
          <PageLink className="btn" to={questionsOf(business.id)}>
            Answer the questions
          </PageLink>
        </p>
      </Changing>
    </section>
  );
}

/** Who is signed in (docs/requirements.md 2). */
function SignedInAs() {
  const { data: me } = useMe();
  return (
    me && (
      <p className="small acct">
        {me.firstName} {me.lastName} <span className="soft">{me.email}</span>
      </p>
    )
  );
}

/** Where the business stands that the address names, else the one with the most to do. */
function Now({ businesses }: { businesses: readonly Business[] }) {
  const named = useSearchParams()[0].get('business');
  const now = businesses.find(({ id }) => id === named) ?? mostUrgent(businesses);
  if (!now) return null;
  if (!wasAssessed(now)) return <FirstQuestions business={now} />;
  return (
    <>
      <StandBox
        stand={now.assessment.stand}
        businessId={now.id}
        businessName={businesses.length > 1 ? now.businessName : undefined}
      />
      <Suspense fallback={null}>
        <NewEditions businessId={now.id} />
      </Suspense>
    </>
  );
}

/** Where the owner stands, figures, businesses and dates, in this order. */
export function Overview({ businesses }: { businesses: readonly Business[] }) {
  return (
    <>
      <PageTitle>2025 Compliance Dashboard</PageTitle>
      <div className="wrap head">
        <h1>2025 Compliance Dashboard</h1>
        <SignedInAs />
      </div>
      <div className="wrap stack-lg asmt">
        <Suspense fallback={null}>
          <FromCheck businesses={businesses} />
        </Suspense>
        <GivenNote />
        <Now businesses={businesses} />
        <Suspense fallback={null}>
          <NewsOfAll businesses={businesses} />
        </Suspense>
        <Stats businesses={businesses} />
        <div className="split rail">
          <section aria-labelledby="businesses" className="stack-sm">
            <h2 id="businesses">Your Businesses</h2>
            <ul className="biz hairs boxed">
              {businesses.map((business) => (
                <BusinessRow
                  key={business.id}
                  business={business}
                  alone={businesses.length === 1}
                />
              ))}
            </ul>
          </section>
          <section aria-labelledby="dates" className="stack-sm">
            <h2 id="dates">Next dates</h2>
            <Suspense fallback={<Waiting>Looking up the coming dates...</Waiting>}>
              <NextDates businesses={businesses} />
            </Suspense>
          </section>
        </div>
        <Acts first={businesses[0]} />
      </div>
    </>
  );
}
