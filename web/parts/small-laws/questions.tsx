import { useEffect, useRef, useState } from 'react';
import type { SmallAnswer } from '#engine/small-laws/shelf.ts';
import type { SmallLawWords } from '#web/words/small-laws/words.ts';
import type { FactBook } from '#law/schema.ts';
import { formAnswers, type AskedFact, type AskedGroup } from './asked.ts';

interface QuestionsProps extends Pick<FactBook, 'implications'> {
  groups: readonly AskedGroup[];
  numbers: readonly AskedFact[];
  answers: readonly SmallAnswer[];
  words: SmallLawWords;
  /** Whether states were named before. */
  named: boolean;
  /** Whether it follows on a form before it: then it takes the focus. */
  goesOn: boolean;
  onTell: (answers: SmallAnswer[]) => void;
}

/** Who makes something for children under 13 makes it for people under 18. */
const BRINGS: Readonly<Record<string, string>> = { madeForChildren: 'madeForMinors' };

/** Boxes for what is so, sent at once; a box left empty is a no. */
export function SmallLawQuestions(props: QuestionsProps) {
  const { groups, numbers, answers, words, named, goesOn, implications, onTell } = props;
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (goesOn) first.current?.focus();
  }, [goesOn]);
  const before = answers.filter(({ value }) => value === true).map(({ fact }) => fact);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(before));
  const [figures, setFigures] = useState<Readonly<Record<string, string>>>({});
  const tick = (key: string, on: boolean) => {
    const next = new Set(ticked);
    for (const each of [key, ...(on && BRINGS[key] ? [BRINGS[key]] : [])])
      if (on) next.add(each);
      else next.delete(each);
    setTicked(next);
  };
  const send = () =>
    onTell([
      ...formAnswers(groups, ticked, { implications }),
      ...numbers.flatMap(({ key }) => {
        const digits = (figures[key] ?? '').replaceAll(/[\s,$%]/g, '');
        return /^\d{1,12}$/.test(digits) ? [{ fact: key, state: null, value: Number(digits) }] : [];
      }),
    ]);
  return (
    <form
      className="stack smallask"
      ref={first}
      tabIndex={-1}
      aria-label={words.ask}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>
        <strong>{words.ask}</strong> <span className="small soft">{words.hint}</span>
      </p>
      {groups.map(({ id, question, boxes }) => (
        <fieldset key={id} className="stack-sm">
          <legend>{question}</legend>
          {id === 'places' && named && <p className="small soft">{words.places}</p>}
          <div className={id === 'places' ? 'choices choices--places' : 'choices'}>
            {boxes.map(({ key, label }) => (
              <label key={key} className="choice">
                <input
                  type="checkbox"
                  name={key}
                  checked={ticked.has(key)}
                  onChange={(event) => tick(key, event.currentTarget.checked)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {numbers.map(({ key, label }) => (
        <label key={key} className="field">
          <span>{label}</span>
          <input
            className="input"
            inputMode="numeric"
            name={key}
            value={figures[key] ?? ''}
            onChange={(event) => setFigures({ ...figures, [key]: event.currentTarget.value })}
          />
        </label>
      ))}
      <p>
        <button className="btn btn--sm" type="submit">
          {groups[0]?.id === 'places' && groups.length < 2 ? words.next : words.save}
        </button>
      </p>
    </form>
  );
}
