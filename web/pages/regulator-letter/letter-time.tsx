import { say } from '#text/say.ts';
import type { LetterResult } from '#contract/documents/regulator-letter.ts';
import { longDate } from '#text/english.ts';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';

function leftWords(daysLeft: number): string {
  if (daysLeft < 0) return `${plural(-daysLeft, 'day')} ago`;
  return daysLeft === 0 ? say`today` : plural(daysLeft, 'day left', 'days left');
}

/** Until when, why, and whether a lawyer is needed. */
export function LetterTime({ result }: { result: LetterResult }) {
  const { right, sentences, lawyer, doubts } = result;
  return (
    <section className="stack-sm" aria-labelledby="letter-time">
      <h3 id="letter-time">How long you have</h3>
      <p className="letterday">
        {right.workTo === null || right.daysLeft === null ? (
          'No last day is named'
        ) : (
          <>
            Work to <strong>{longDate(right.workTo)}</strong>, {leftWords(right.daysLeft)}
          </>
        )}
      </p>
      {lawyer.length > 0 && (
        <div className="note note--ask" role="note">
          <Icon name="alert" />
          <div className="stack-sm">
            <p>
              <strong>Call a lawyer at once.</strong>
            </p>
            <ul className="plain">
              {lawyer.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {doubts.map((doubt) => (
        <p className="small soft" key={doubt}>
          <strong>Not certain:</strong> {doubt}
        </p>
      ))}
    </section>
  );
}

/** What to do, in order. */
export function LetterSteps({ result }: { result: LetterResult }) {
  return (
    <section className="stack-sm" aria-labelledby="letter-steps">
      <h3 id="letter-steps">What to do, in this order</h3>
      <p className="small soft">
        The days of the steps are our plan. Only the last day above is set.
      </p>
      <ol className="lettersteps hairs boxed">
        {result.steps.map(({ kind, title, text, by }) => (
          <li key={title}>
            <p>
              <strong>{title}</strong>
              {by !== null && (
                <span className="soft">
                  {by === result.asOf ? say` today` : ` by ${longDate(by)} at the latest`}
                </span>
              )}
            </p>
            {kind !== 'fix' && <p className="small">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
