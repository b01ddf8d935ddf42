import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Share } from '#web/parts/shell/share.tsx';
import { type Sheet, writeSheet } from '#web/parts/interview/answers/sheet.ts';
import { NEXT } from '#web/parts/interview/answers/place.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { resultWords } from './say.ts';

/** What else can be done with the result: copy, print, tell us. */
export function Actions({ sheet, say }: { sheet: Sheet; say: Say }) {
  const result = resultWords(say.words.language);
  const spanish = say.words.language === 'es';
  const named = sheet.states.length > 0;
  return (
    <section className="stack-sm" aria-labelledby="next">
      <h2 id="next">{result.next}</h2>
      {named && !spanish && (
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
