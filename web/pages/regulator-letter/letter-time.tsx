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

type Item = LetterResult['steps'][number]['items'][number];

/** The day of an item where it is not that of its step. */
function itemDay({ by, done }: Item, ofStep: string | null): string {
  if (done) return say`Done`;
  return by === null || by === ofStep ? '' : `By ${longDate(by)}`;
}

/** What a person or a lawyer claims, in the letter's words; nothing is said on whether it is so. */
export function LetterClaim({ result }: { result: LetterResult }) {
  const { claim } = result;
  if (claim === null) return null;
  const rows: readonly (readonly [string, string])[] = [
    [say`Who claims`, claim.by ?? say`not named`],
    [say`For what`, claim.about.join('; ') || say`not clear from its words`],
    [say`On which days`, claim.days.map((day) => longDate(day)).join(', ') || say`none named`],
    [say`Sums that it names`, claim.amounts.join(', ') || say`none named`],
  ];
  return (
    <section className="stack-sm" aria-labelledby="letter-claim">
      <h3 id="letter-claim">What it claims, by its words</h3>
      <dl className="claim">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        We do not say whether it is right, and give no odds. That is for your lawyer.
      </p>
    </section>
  );
}

/** What to do, in order. */
export function LetterSteps({ result }: { result: LetterResult }) {
  return (
    <section className="stack-sm" aria-labelledby="letter-steps">
      <h3 id="letter-steps">What to do, in this order</h3>
      <p className="small soft">
        Days beside what the letter asks for are its own. The other days are our plan.
      </p>
      <ol className="lettersteps hairs boxed">
        {result.steps.map(({ kind, title, notes, text, by, items }) => (
          <li key={`${title} ${items[0]?.what ?? ''}`}>
            <p>
              <strong>{title}</strong>
              {by !== null && (
                <span className="soft">
                  {by === result.asOf ? say` today` : ` by ${longDate(by)} at the latest`}
                </span>
              )}
            </p>
            {items.length > 0 && (
              <ul className="stepitems">
                {items.map((item) => (
                  <li key={item.what} className={item.done ? 'soft' : undefined}>
                    {item.what}
                    <small>{itemDay(item, by)}</small>
                  </li>
                ))}
              </ul>
            )}
            {notes.map((note) => (
              <p className="small" key={note}>
                {note}
              </p>
            ))}
            {kind !== 'fix' && <p className="small">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
