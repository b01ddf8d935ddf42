/** Saves each answer when it is given; nothing that was chosen is lost where that fails. */
import { ofRecords } from '#engine/small-laws/small-facts.ts';
import { readAnswers, type Answers } from '#contract/answers.ts';
import type { Answer } from '#engine/facts/known.ts';
import { useSaveOneByOne } from '#web/api/businesses.ts';
import { setReply } from '#web/api/client/queries.tsx';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { nameOf } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { valueWords } from '#web/parts/interview/review/value-words.ts';

const NOT_SAVED = 'Your answer could not be saved. It is still here. Try again.';

/** The stored answers, if others were stored elsewhere meanwhile. */
const storedIn = (fault: unknown): Answers | undefined =>
  fault instanceof RequestFailed && fault.problem?.code === 'stale-version'
    ? (fault.problem.current as Answers | undefined)
    : undefined;

const valueOf = (answer: Pick<Answer, 'fact' | 'state'>, all: readonly Answer[]) =>
  JSON.stringify(all.find((one) => nameOf(one) === nameOf(answer))?.value);

/** Of these questions, what is stored now and differs from what was shown. */
const changedElsewhere = (given: readonly Answer[], shown: Answers, now: Answers) =>
  ofRecords(now.answers).filter(
    (one) =>
      given.some((answer) => nameOf(answer) === nameOf(one)) &&
      valueOf(one, ofRecords(now.answers)) !== valueOf(one, ofRecords(shown.answers)),
  );

/** Stores answers; resolves to what is wrong, in words, or to nothing. */
export function useSaving(businessId: string, shown: Answers, say: Say) {
  const save = useSaveOneByOne(businessId);
  return async function store(given: readonly Answer[]): Promise<string | undefined> {
    const send = (version: number) => save.mutateAsync({ version, answers: [...given] });
    try {
      await send(shown.version);
      return undefined;
    } catch (fault) {
      const now = storedIn(fault);
      if (!now) return wordsFor(fault, NOT_SAVED);
      const changed = changedElsewhere(given, shown, now);
      if (changed.length === 0)
        return send(now.version).then(
          () => undefined,
          (second: unknown) => wordsFor(second, NOT_SAVED),
        );
      setReply(readAnswers, { businessId }, now);
      const stored = changed.map(({ fact, state, value }) => {
        const label = say.row(fact).label(state === null ? '' : say.state(state));
        return `${label}: ${valueWords(fact, value, say)}`;
      });
      return `This was answered in another window meanwhile. Stored now: ${stored.join('; ')}. Press Continue to keep your answer instead.`;
    }
  };
}
