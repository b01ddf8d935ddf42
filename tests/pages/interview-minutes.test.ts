/**
 * "About M minutes" is no less than what reading (200 words a minute) and tapping (2.5 seconds)
 * take.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import type { Given } from '#engine/interview/check-answers.ts';
import { answersTo, openSteps } from '#engine/interview/interview.ts';
import { minutesFor, questionsLeft } from '#engine/interview/length.ts';
import type { Step } from '#engine/interview/steps.ts';
import { boxesOf } from '#web/parts/interview/controls/boxes.ts';
import { sayIn } from '#web/parts/interview/wording/say.ts';
import { FULL } from '../full.ts';

const index = indexFacts(FACT_BOOK);
const say = sayIn('en', index);
const on = '2026-11-22';
const TAP = 2.5;
const reading = (text: string) => ((text.match(/\S+/g) ?? []).length / 200) * 60;

/** The seconds for one question: its words, a tap for each yes or number, and one to go on. */
function secondsFor(step: Step, yes: (fact: FactKey) => boolean): number {
  const { question, hint } = say.words.steps[step.id];
  const head = reading(`${question} ${hint}`);
  if (step.kind === 'numbers') {
    const states = step.asked.flatMap(({ states: of }) => of).length;
    return head + states * (TAP + reading('People in New Hampshire')) + TAP;
  }
  if (step.kind === 'total' || step.kind === 'yes or no') return head + 2 * TAP;
  if (step.kind === 'bands')
    return head + reading('1 to 2 3 to 4 5 or more I don’t know') + 2 * TAP;
  const boxes = boxesOf(step.asked);
  const words = boxes.map(({ fact, states, figure }) =>
    figure
      ? `${say.names(states)}: ${figure.value} or more`
      : say.row(fact).label(say.names(states)),
  );
  const ticks = new Set(boxes.filter(({ fact }) => yes(fact)).map(({ name }) => name)).size;
  return head + reading(words.join(' ')) + (Math.max(1, ticks) + 1) * TAP;
}

function answered(
  given: Given,
  step: Step,
  yes: (fact: FactKey) => boolean,
  people: number,
): Given {
  if (step.id === 'total') return { ...given, total: people };
  if (step.id === 'counts')
    return {
      ...given,
      answers: [
        ...given.answers,
        ...step.asked.flatMap(({ states }) =>
          states.map((state) => ({ fact: 'consumers' as const, state, value: people })),
        ),
      ],
    };
  const answers = step.asked.flatMap((asked) => answersTo(asked, yes(asked.fact)));
  return { ...given, answers: [...given.answers, ...answers] };
}

/** What a yes implies is a yes too. */
function consistent(yes: readonly FactKey[]): Set<FactKey> {
  const all = new Set(yes);
  for (let size = -1; size !== all.size;) {
    size = all.size;
    for (const { if: cause, then: effect } of index.implications)
      if (cause.value === true && effect.value === true && all.has(cause.fact))
        all.add(effect.fact);
  }
  return all;
}

test('for owners of all kinds, with and without an account', () => {
  const usual: FactKey[] = FACT_BOOK.facts.map(({ key }) => key);
  fc.assert(
    fc.property(
      fc.subarray(
        STATES.map(({ code }) => code),
        { minLength: 1 },
      ),
      fc.subarray(usual, { maxLength: 5 }),
      fc.constantFrom(500, 12_000, 40_000, 150_000),
      fc.boolean(),
      (states, yes, people, asksDuties) => {
        const so = consistent(yes);
        const is = (fact: FactKey) => so.has(fact);
        let given: Given = { states, answers: [], asksDuties };
        const promised = 60 * minutesFor(questionsLeft(given, LAWS, on, index));
        let seconds = 0;
        for (let step = openSteps(given, LAWS, on, index)[0]; step;) {
          seconds += secondsFor(step, is);
          given = answered(given, step, is, people);
          step = openSteps(given, LAWS, on, index)[0];
        }
        expect(seconds).toBeLessThanOrEqual(promised);
      },
    ),
    { numRuns: FULL ? 1000 : 60 },
  );
});
