import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { type SavedAnswers, useSaveAnswers } from '#web/api/businesses.ts';
import { refreshDocuments } from '#web/api/documents.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { ChoiceGroup } from '#web/ui/field.tsx';
import { Radios } from '#web/ui/radio-group.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { plural } from '#text/figures.ts';

type Ask = Draft['asks'][number];

interface YesNoProps {
  ask: Ask;
  value: boolean | undefined;
  onChoose: (value: boolean) => void;
}

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function YesNo({ ask, value, onChoose }: YesNoProps) {
  const id = `ask-${ask.fact}`;
  return (
    <ChoiceGroup id={id} legend={ask.question}>
      <details className="why">
        <summary>What counts</summary>
        <p className="small soft">{ask.help}</p>
      </details>
      <Radios
        id={id}
        look="choices choices--row"
        choices={CHOICES}
        value={value === undefined ? undefined : value ? 'yes' : 'no'}
        onChange={(choice) => onChoose(choice === 'yes')}
      />
    </ChoiceGroup>
  );
}

const saidOf = (more: number) =>
  `${more > 0 ? `${more} more come next. ` : ''}Your assessment follows these answers too.`;

/** An answer for each state that lacks one, or one for all. */
const answersTo = ({ fact, states }: Ask, value: boolean): SavedAnswers['answers'] =>
  states.length === 0
    ? [{ fact, value }]
    : states.map((state) => ({ fact, state, value }) as SavedAnswers['answers'][number]);

/** So many at a time; the next ones follow once these are saved. */
const MOST = 6;

/** The title of their group. */
export const asksTitle = (asks: number): string =>
  `${plural(asks, 'question decides', 'questions decide')} which parts stay`;

/**
 * Facts about the business that decide which parts stay. The assessment follows the answers too.
 */
export function OpenQuestions({ draft: { asks }, business }: { draft: Draft; business: Business }) {
  const save = useSaveAnswers(business.id);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<Ask['fact'], boolean>>>>({});
  const [missing, setMissing] = useState(false);
  if (asks.length === 0) return null;
  const now = asks.slice(0, MOST);
  const answers = now.flatMap((ask) => {
    const value = chosen[ask.fact];
    return value === undefined ? [] : answersTo(ask, value);
  });
  return (
    <section aria-labelledby="group" className="noprint">
      <form
        className="stack details"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(answers.length === 0);
          if (save.isPending || answers.length === 0) return;
          save.mutate(
            { version: business.version, answers },
            {
              onSuccess: async () => {
                await refreshDocuments(business.id);
                document.getElementById('details')?.focus();
              },
            },
          );
        }}
      >
        {now.map((ask) => (
          <YesNo
            key={ask.fact}
            ask={ask}
            value={chosen[ask.fact]}
            onChoose={(value) => setChosen((before) => ({ ...before, [ask.fact]: value }))}
          />
        ))}
        {missing && answers.length === 0 && (
          <p className="error" role="alert">
            Choose an answer first. You can leave the others open.
          </p>
        )}
        {save.isError && (
          <p className="error" role="alert">
            {wordsFor(
              save.error,
              'This could not be saved. Your choices are still here. Try again.',
            )}
          </p>
        )}
        <p className="row">
          <Submit pending={save.isPending} doing="Saving...">
            Save answers
          </Submit>
          <span className="small soft" role="status">
            {save.isPending ? '' : saidOf(asks.length - now.length)}
          </span>
        </p>
      </form>
    </section>
  );
}
