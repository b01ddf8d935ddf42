import type { Assessment } from '#contract/assessments.ts';
import { isScoreInSight } from '#engine/assessment/stand-kinds.ts';
import { workWords } from '#engine/assessment/stand-english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Risk } from '#web/parts/assessment/risk.tsx';
import { Strip } from '#web/parts/assessment/strip.tsx';
import { percent } from '#web/words/figures.ts';
import { Fold } from '#web/parts/assessment/fold.tsx';
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
        <p className="small soft">{workWords(assessment.stand.work) || 'No task is open.'}</p>
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

/**
 * Score and risk of the laws that surely apply: closed while questions come first or no task was
 * settled (docs/decisions/0121-no-figure-before-work.md).
 */
export function ScoreCard({ assessment }: { assessment: Assessment }) {
  if (!isScoreInSight(assessment.stand))
    return (
      <Fold id="score" title="Score and risk">
        <Known assessment={assessment} />
      </Fold>
    );
  return (
    <section className="card" aria-labelledby="score">
      <h2 id="score" className="vh">
        Score and risk
      </h2>
      <Known assessment={assessment} />
    </section>
  );
}
