import { STATES } from '#law/codes.ts';
import { Tile } from '#web/parts/law/tile.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { NOTICE_CHECKER, NOTICE_FACTS } from '#web/words/notice-checker.ts';
import { ASKED, type AskedFact, type Choices } from './choices.ts';
import { type FileChoice, FilePick } from '#web/ui/file-pick.tsx';

interface FormProps extends FileChoice {
  readonly pasted: string;
  readonly choices: Choices;
  readonly troubles: readonly Trouble[];
  readonly attempt: number;
  readonly checking: boolean;
  readonly onPasted: (text: string) => void;
  readonly onChoices: (choices: Choices) => void;
  readonly onCheck: () => void;
}

const errorAt = (troubles: readonly Trouble[], field: string) =>
  troubles.find((trouble) => trouble.field === field)?.message;

function States({ choices, onChoices, troubles }: FormProps) {
  const { states } = choices;
  const set = (code: string, on: boolean) =>
    onChoices({
      ...choices,
      states: STATES.map((each) => each.code).filter((each) =>
        each === code ? on : states.includes(each),
      ),
    });
  return (
    <ChoiceGroup
      id="notice-states"
      legend={<h2 className="h4">Your states</h2>}
      hint={
        <>
          Not sure? <a href="/check">Find out in a few minutes</a>.
        </>
      }
      error={errorAt(troubles, 'notice-states')}
    >
      <div className="picks picks--3 statepicks">
        {STATES.map(({ code, name }, place) => (
          <label className="pick" key={code}>
            <input
              id={place === 0 ? 'notice-states' : undefined}
              type="checkbox"
              checked={states.includes(code)}
              onChange={(event) => set(code, event.currentTarget.checked)}
            />
            <span className="row pickstate">
              <Tile code={code} fill={states.includes(code) ? 'full' : 'out'} small />
              <span>{name}</span>
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

const WORDS = { '': 'I don’t know', yes: 'Yes', no: 'No' } as const;

function Fact({
  fact,
  choices,
  onChoices,
}: { fact: AskedFact } & Pick<FormProps, 'choices' | 'onChoices'>) {
  const value = choices.facts[fact];
  const chosen = value === undefined ? '' : value ? 'yes' : 'no';
  return (
    <p className="noticefact">
      <label htmlFor={`fact-${fact}`}>{NOTICE_FACTS[fact]}</label>
      <select
        className="input pickbiz"
        id={`fact-${fact}`}
        value={chosen}
        onChange={({ currentTarget: { value: next } }) => {
          const { [fact]: _, ...others } = choices.facts;
          onChoices({
            ...choices,
            facts: next === '' ? others : { ...others, [fact]: next === 'yes' },
          });
        }}
      >
        {Object.entries(WORDS).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The notice, the states, and the facts on which elements depend. */
export function NoticeForm(props: FormProps) {
  const { pasted, troubles, attempt, checking, choices, reading, onPasted, onChoices, onCheck } =
    props;
  return (
    <form
      className="stack-lg noprint scripted"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reading && !checking) onCheck();
      }}
    >
      <ErrorSummary troubles={troubles} attempt={attempt} />
      <Field
        id="notice-text"
        label={<strong>Your notice</strong>}
        hint="Paste the whole text. You may also paste the source of the page."
        error={errorAt(troubles, 'notice-text')}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={10}
            spellCheck={false}
            value={pasted}
            onChange={(event) => onPasted(event.currentTarget.value)}
          />
        )}
      </Field>
      <FilePick
        {...props}
        id="notice-file"
        accept=".txt,.md,.html,.htm,.docx,.pdf"
        label="Or pick its file"
        hint="Word, PDF, HTML or text, up to 2 MB. You can drop it here."
        error={errorAt(troubles, 'notice-file')}
      />
      <States {...props} />
      <fieldset className="field">
        <legend>
          <h2 className="h4">What you do</h2>
        </legend>
        <p className="hint">Some parts are needed only if you do these things.</p>
        {ASKED.map((fact) => (
          <Fact key={fact} fact={fact} choices={choices} onChoices={onChoices} />
        ))}
      </fieldset>
      <div className="stack-sm">
        <button className="btn btn--lg" type="submit" aria-disabled={checking}>
          {checking ? 'Reading the notice …' : 'Check the notice'}
        </button>
        <p className="small soft">{NOTICE_CHECKER.private}</p>
      </div>
    </form>
  );
}
