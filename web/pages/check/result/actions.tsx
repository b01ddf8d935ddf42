import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Share } from '#web/parts/shell/share.tsx';
import { keepForAccount } from '#web/parts/assessment/check-answers.ts';
import type { Answer } from '#engine/facts/known.ts';
import { type Sheet, writeSheet } from '#web/parts/interview/answers/sheet.ts';
import { NEXT } from '#web/parts/interview/answers/place.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { resultWords } from './say.ts';

/** The answers; a state that was not counted itself has at most as many people as all together. */
function answersOf({ states, total, answers }: Sheet): Answer[] {
  if (total === undefined) return [...answers];
  const counted = new Set(
    answers.flatMap(({ fact, state }) => (fact === 'consumers' && state ? [state] : [])),
  );
  const bounded = states
    .filter((state) => !counted.has(state))
    .map((state): Answer => ({
      fact: 'consumers',
      state,
      value: total === null ? null : { least: 0, most: total },
    }));
  return [...answers, ...bounded];
}

/** What an owner can do with the result: save, copy, print, tell us. */
export function Actions({ sheet, say }: { sheet: Sheet; say: Say }) {
  const result = resultWords(say.words.language);
  const spanish = say.words.language === 'es';
  const save = () => keepForAccount({ states: sheet.states, answers: answersOf(sheet) });
  return (
    <section className="stack-sm" aria-labelledby="next">
      <h2 id="next">{result.next}</h2>
      {sheet.states.length > 0 && (
        <div className="noprint stack-sm">
          <p>
            <a className="btn" href="/dashboard#from-check" onClick={save}>
              {result.save}
            </a>
          </p>
          <p className="small soft">{result.saveHint}</p>
        </div>
      )}
      {sheet.states.length > 0 && !spanish && (
        <p className="noprint">
          <a href={`/notice-checker#${writeSheet({ ...sheet, at: NEXT })}`}>
            Check your privacy notice
          </a>
        </p>
      )}
      <Share
        words={{
          copy: result.copy,
          copied: result.copied,
          failed: result.copyFailed,
          print: result.print,
        }}
      />
      <p className="small soft">
        {result.private} {result.notAdvice}
      </p>
      <ReportLine
        states={sheet.states.map((state) => say.state(state))}
        language={say.words.language}
      />
    </section>
  );
}
