import type { AnswerMismatch, Assessment } from '#contract/assessments.ts';
import { stateName } from '#law/codes.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { capital } from '#text/case.ts';
import { list } from '#text/english.ts';
import { keyOf } from './answers/question-asked.ts';

type Way = AnswerMismatch['ways'][number];

/** Where one of the two is changed: the answer, the task, or the data map. */
function placeOf({ fact, task }: Way, { businessId, facts }: Assessment): string {
  if (task !== null) return `#task-${task}`;
  if (fact === null) return `/data-map?business=${encodeURIComponent(businessId)}`;
  const answered = facts.find((each) => each.fact === fact);
  return answered ? `#change-${keyOf(answered)}` : '#told';
}

function Mending({ way, assessment }: { way: Way; assessment: Assessment }) {
  const to = placeOf(way, assessment);
  const words = capital(way.text);
  return (
    <li>{to.startsWith('#') ? <a href={to}>{words}</a> : <PageLink to={to}>{words}</PageLink>}</li>
  );
}

/** What hangs on the pair: a verdict, or tasks. */
function hangsOnIt({ verdictIn, tasksIn }: AnswerMismatch): string {
  if (verdictIn.length > 0)
    return `Whether the law of ${list(verdictIn.map(stateName))} binds you hangs on it.`;
  return tasksIn.length > 0 ? `Tasks for ${list(tasksIn.map(stateName))} hang on it.` : '';
}

function Pair({ pair, assessment }: { pair: AnswerMismatch; assessment: Assessment }) {
  return (
    <li className="stack-xs">
      <p>
        {pair.text} <strong>{hangsOnIt(pair)}</strong>
      </p>
      <Changing businessId={assessment.businessId}>
        <p className="small">One of the two has to change:</p>
        <ul className="small">
          {pair.ways.map((way) => (
            <Mending key={way.text} way={way} assessment={assessment} />
          ))}
        </ul>
      </Changing>
      <p className="cites">
        {pair.cites.map(({ stateId, cite, url }) => (
          <Citation key={`${stateId} ${cite}`} cite={cite} url={url} />
        ))}
      </p>
    </li>
  );
}

/**
 * Things that the owner said and that do not fit together, with both ways to mend each; nothing is
 * blocked.
 */
export function Misfits({ assessment }: { assessment: Assessment }) {
  const { mismatches } = assessment;
  if (mismatches.length === 0) return null;
  return (
    <section className="note--ask misfits stack-sm noprint" aria-labelledby="misfits">
      <h2 className="h4" id="misfits" tabIndex={-1}>
        {mismatches.length === 1
          ? 'These two do not fit together'
          : `${mismatches.length} pairs do not fit together`}
      </h2>
      <ul className="plain hairs stack-sm">
        {mismatches.map((pair) => (
          <Pair key={pair.id} pair={pair} assessment={assessment} />
        ))}
      </ul>
    </section>
  );
}
