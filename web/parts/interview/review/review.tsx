import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { STEPS } from '#engine/interview/steps.ts';
import type { StepId } from '#engine/interview/steps.ts';
import type { Bounds, Known } from '#engine/rules/truth.ts';
import { nameOf, type Sheet } from '#web/parts/interview/answers/sheet.ts';
import { Heading } from '#web/parts/interview/question/heading.tsx';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { answeredSteps, stepFor } from '#web/parts/interview/answers/steps.ts';
import { valueWords } from './value-words.ts';

interface ReviewProps {
  sheet: Sheet;
  say: Say;
  onChange: (step: StepId) => void;
  onSee: () => void;
  /** Whether each state's people are listed, without the total that they came from. */
  byState?: boolean;
}

interface Row {
  readonly key: string;
  readonly what: string;
  readonly answer: string;
  readonly note?: string;
  readonly step: StepId;
}

function rowsOf(sheet: Sheet, say: Say, byState: boolean): Row[] {
  const { words } = say;
  const states = sheet.states.map(say.state);
  return [
    {
      key: 'states',
      what: words.review.states,
      answer: sheet.nowhere ? words.noState : say.list(states),
      step: 'states',
    },
    ...(sheet.total === undefined || byState
      ? []
      : [
          {
            key: 'total',
            what: words.review.total,
            answer: sheet.total === null ? words.unknown : say.figure('consumers', sheet.total),
            step: 'total' as const,
          },
        ]),
    ...answeredSteps(sheet).flatMap((step): Row[] => {
      const given = sheet.answers.filter(({ fact }) => stepFor(fact, sheet) === step);
      if (given.length === 0) return [];
      if (byState && given[0]?.fact === 'consumers')
        return [
          {
            key: 'people',
            what: words.steps.total.question,
            answer: peopleWords(given, say),
            step: step === 'reach' ? 'total' : step,
          },
        ];
      const by = given.map((answer) => sheet.inferred[nameOf(answer)]).find(Boolean);
      return [
        {
          key: step,
          what: words.steps[step].question,
          answer: answerWords(given, say),
          ...(by ? { note: words.aids.inferred[by] } : {}),
          step,
        },
      ];
    }),
  ];
}

const isBounds = (value: Known | null): value is Bounds =>
  typeof value === 'object' && value !== null;

/** "Less than 8,000 (Delaware and Iowa)": each number or range with its states. */
function peopleWords(given: Sheet['answers'], say: Say): string {
  const groups = Map.groupBy(given, ({ fact, value }) => valueWords(fact, value, say));
  return [...groups]
    .map(([words, own]) => `${words} (${say.names(own.flatMap(({ state }) => state ?? []))})`)
    .join('; ');
}

/** All answers to one question: ticked boxes, figures with their states, and unknowns. */
function answerWords(given: Sheet['answers'], say: Say): string {
  const { words } = say;
  const [first] = given;
  if (first && given.length === 1) {
    const kind = STEPS.find(({ id }) => id === stepFor(first.fact, { states: [] }))?.kind;
    if (kind === 'bands' || kind === 'yes or no') return valueWords(first.fact, first.value, say);
  }
  const label = ({ fact, state }: Sheet['answers'][number]) =>
    say.row(fact).label(state === null ? '' : say.state(state));
  const yes = given.filter(({ value }) => value === true).map(label);
  const unknown = given.filter(({ value }) => value === null).map(label);
  // A figure that is not reached is an unticked box.
  const figures = given
    .filter(({ value }) => typeof value === 'number' || (isBounds(value) && value.least > 0))
    .map((answer) => `${label(answer)}: ${valueWords(answer.fact, answer.value, say)}`);
  const parts = [
    ...yes,
    ...figures,
    ...(unknown.length > 0 ? [`${words.unknown}: ${say.list(unknown)}`] : []),
  ];
  return parts.length === 0 ? words.none : parts.join('; ');
}

/** The way to the result, and every answer with a button to change it. */
export function Review({ sheet, say, onChange, onSee, byState = false }: ReviewProps) {
  const { words } = say;
  return (
    <section className="stack-lg">
      <PageTitle>{words.review.title}</PageTitle>
      <Heading>{words.review.title}</Heading>
      <div className="row">
        <button className="btn" type="button" onClick={onSee}>
          {words.review.see}
        </button>
      </div>
      <p className="soft">{words.review.lede}</p>
      <dl className="checked hairs">
        {rowsOf(sheet, say, byState).map(({ key, what, answer, note, step }) => (
          <div key={key}>
            <dt>{what}</dt>
            <dd>
              <strong>{answer}</strong>
              {note && <span className="hint"> {note}</span>}
            </dd>
            <dd>
              <button className="linkbtn" type="button" onClick={() => onChange(step)}>
                <span aria-hidden="true">{words.review.changeShort}</span>
                <span className="vh">{words.review.change(what)}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{words.review.skipped}</p>
    </section>
  );
}
