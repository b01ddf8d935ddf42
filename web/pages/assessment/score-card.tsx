import type { Assessment } from '#contract/assessments.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { questionsOf } from '#web/parts/assessment/addresses.ts';
import { Risk } from '#web/parts/assessment/risk.tsx';
import { Strip } from '#web/parts/assessment/strip.tsx';
import { percent, plural } from '#web/words/figures.ts';
import { WhyChanged } from './score-change.tsx';

/** The first sentence summarizes the page, so it is highlighted. */
function Answer({ headline }: { headline: string }) {
  const end = headline.indexOf('. ');
  const [first, rest] =
    end < 0 ? [headline, ''] : [headline.slice(0, end + 1), headline.slice(end + 1)];
  return (
    <p className="answer" role="status">
      <mark>{first}</mark>
      {rest}
    </p>
  );
}

/** Counts the laws that are part of the score. */
function metOf({ applicableStates, provisional }: Assessment) {
  const counted = applicableStates.filter((state) => state.provisional === provisional);
  return {
    met: counted.reduce((sum, state) => sum + state.requirementsMet, 0),
    total: counted.reduce((sum, state) => sum + state.totalRequirements, 0),
  };
}

function OpenWork({ assessment }: { assessment: Assessment }) {
  const open = assessment.tasks.filter((task) => task.status === 'open' && !task.advice);
  const sure = open.filter((task) => task.owed === 'owed');
  const hours = sure.reduce((sum, task) => sum + task.estimatedHours, 0);
  const first =
    sure.length === 0
      ? 'No task is sure to be owed today.'
      : `${plural(sure.length, 'task')} open, about ${plural(Math.round(hours), 'hour')} of work.`;
  const rest = open.length - sure.length;
  const more = sure.length === 0 ? '' : 'more ';
  return (
    <p className="small soft">
      {first}
      {rest > 0 &&
        ` ${plural(rest, `${more}may be owed or comes later`, `${more}may be owed or come later`)}.`}
    </p>
  );
}

/** While no law surely applies: no figure and no level, but what is missing and the way there. */
function NotKnownYet({ assessment }: { assessment: Assessment }) {
  const missing = assessment.today.act === 'answer' ? assessment.today.answers : 0;
  return (
    <div className="scorecard scorecard--open">
      <div className="stack-sm">
        <h3 className="overline">Overall score and risk level</h3>
        <p className="figure">Not known yet</p>
        <p>
          {missing > 0 ? (
            <>
              {`${missing === 1 ? 'One answer' : `At most ${missing} answers`} missing. `}
              <PageLink to={questionsOf(assessment.businessId)}>
                {missing === 1 ? 'Give it now' : 'Give them now'}
              </PageLink>
            </>
          ) : (
            'It depends on a point of law that we cannot settle here. Read the states below.'
          )}
        </p>
        <details className="small why">
          <summary>See the range</summary>
          <p>
            {`Between ${percent(assessment.overallScore)}, if all of these laws apply and nothing more is done, and 100 %, if none does.`}
          </p>
        </details>
      </div>
    </div>
  );
}

function Known({ assessment }: { assessment: Assessment }) {
  const { met, total } = metOf(assessment);
  const words = `${met} of ${total}`;
  return (
    <div className="scorecard">
      <div className="stack-sm">
        <h3 className="overline">Overall score</h3>
        <p className="big">{percent(assessment.overallScore)}</p>
        <p className="small soft">
          Share of the listed duties you marked done. It is no finding of compliance.{' '}
          <PageLink to="/how-we-score">How we score</PageLink>
        </p>
        {assessment.scoreInDoubt && (
          <p className="small">
            In doubt: <a href="#misfits">answers do not fit together</a>.
          </p>
        )}
      </div>
      <div className="stack-sm">
        <h3 className="overline">Requirements met</h3>
        <p className="figure">{words}</p>
        <Strip met={met} total={total} label={`${words} requirements met`} />
        <OpenWork assessment={assessment} />
      </div>
      <div className="stack-sm">
        <h3 className="overline">Risk level</h3>
        <Risk level={assessment.riskLevel} />
        <p className="small soft">{assessment.riskReason}</p>
      </div>
    </div>
  );
}

/** The result in one sentence, and why the score is another one than before. */
export function InOneSentence({ assessment }: { assessment: Assessment }) {
  return (
    <section className="stack-sm" aria-labelledby="result">
      <h2 id="result" className="overline">
        Result
      </h2>
      <Answer headline={assessment.headline} />
      <WhyChanged assessment={assessment} />
    </section>
  );
}

/** Score and risk once a law surely applies; what is missing before. */
export function ScoreCard({ assessment }: { assessment: Assessment }) {
  return (
    <section className="card" aria-labelledby="score">
      <h2 id="score" className="vh">
        Score and risk
      </h2>
      {assessment.provisional ? (
        <NotKnownYet assessment={assessment} />
      ) : (
        <Known assessment={assessment} />
      )}
    </section>
  );
}
