import { lowerFirst } from '#text/case.ts';
import { notReadOf } from '#law/read-tests.ts';
import type { FactKey } from '#law/schema.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { StateFinding } from './findings.ts';
import { resultWords } from './say.ts';

interface NotesProps {
  finding: StateFinding;
  say: Say;
}

/** Joins labels to one sentence, with a capital at the beginning only. */
function assumedWords(facts: readonly FactKey[], place: string, say: Say): string {
  const labels = facts.map((fact) => say.row(fact).label(place));
  return say.list(labels.map((label, at) => (at === 0 ? label : lowerFirst(label))));
}

/** What no answer settled: assumed facts, doubts, and tests whose words we have not read. */
export function Notes({ finding: { reasons, verdict, law }, say }: NotesProps) {
  const doubts = [...new Set(reasons.flatMap((reason) => reason.doubts))];
  const notRead = notReadOf(law.state, reasons);
  const result = resultWords(say.words.language);
  const empty = doubts.length + notRead.length + verdict.assuming.length === 0;
  if (empty && !verdict.caution) return null;
  const summary = verdict.assuming.length > 0 ? result.assumed : result.doubts;
  return (
    <details className="why small">
      <summary>
        {summary}
        <span className="vh"> ({law.name})</span>
      </summary>
      {verdict.assuming.length > 0 && <p>{assumedWords(verdict.assuming, law.name, say)}.</p>}
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      {notRead.length > 0 && (
        <p>
          {result.notRead}{' '}
          {notRead.map(({ id, cite }, at) => (
            <span key={id} lang="en">
              {at > 0 && ', '}
              <a href={`/law/${law.state}#${id}`}>{cite}</a>
            </span>
          ))}
        </p>
      )}
      {verdict.caution && <p>{result.caution}</p>}
    </details>
  );
}
