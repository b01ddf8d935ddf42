import { lazy, Suspense } from 'react';
import type { Answer } from '#engine/facts/known.ts';
import { useSignedIn } from '#web/api/account/signed-in.ts';
import { FROM_CHECK, keepForAccount } from '#web/parts/assessment/check-answers.ts';
import { type Sheet, writeSheet } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { loadAccountForm } from './load-account-form.ts';
import { ACCOUNT_FORM_WORDS } from '#web/words/check/account-form.ts';

const AccountForm = lazy(() =>
  loadAccountForm().then(({ AccountForm: loaded }) => ({ default: loaded })),
);

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

interface SaveProps {
  sheet: Sheet;
  say: Say;
  /** Whether a law binds, may bind or starts. */
  owes: boolean;
}

/** An account under the result; for who is signed in, the way to their businesses. */
export function Save({ sheet, say, owes }: SaveProps) {
  const signedIn = useSignedIn();
  const words = ACCOUNT_FORM_WORDS[say.words.language];
  if (sheet.states.length === 0) return null;
  const keep = () =>
    keepForAccount({
      states: sheet.states,
      answers: answersOf(sheet),
      sheet: writeSheet({ ...sheet, at: { screen: 'result' } }),
    });
  if (signedIn)
    return (
      <p className="noprint">
        <a className="btn" href={FROM_CHECK} onClick={keep}>
          {words.open}
        </a>
      </p>
    );
  return (
    <section className="saveform card stack noprint" aria-labelledby="save">
      <div className="stack-sm">
        <h2 id="save">{words.title}</h2>
        <p>{owes ? words.lede : words.ledeNothing}</p>
      </div>
      <Suspense fallback={null}>
        <AccountForm language={say.words.language} keep={keep} />
      </Suspense>
    </section>
  );
}
