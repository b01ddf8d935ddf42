import { type FormEvent, useId, useState } from 'react';
import { wordsFor } from '#web/api/request.ts';
import { useRate } from '#web/api/templates.ts';
import { Submit } from '#web/ui/submit.tsx';

const STARS = [
  'Of no use',
  'Of little use',
  'Useful',
  'Very useful',
  'Just what I needed',
] as const;
const FAILED = 'The rating could not be saved. Try again in a moment.';

interface StarsProps {
  name: string;
  chosen: number | null;
  onChoose: (stars: number) => void;
}

/** Five choices: stars for the eye, words to read and hear. */
const Stars = ({ name, chosen, onChoose }: StarsProps) =>
  STARS.map((words, place) => (
    <label className="pick" key={words}>
      <input
        type="radio"
        name={name}
        value={place + 1}
        checked={chosen === place + 1}
        onChange={() => onChoose(place + 1)}
        required
      />
      <span>
        <span aria-hidden="true">{`${'★'.repeat(place + 1)} `}</span>
        {words}
      </span>
    </label>
  ));

interface RateTemplateProps {
  template: string;
  title: string;
  /** The owner's previous rating; undefined: none. */
  stars: number | undefined;
}

/**
 * A form to rate a template or withdraw the rating. Nothing is sent before the button is pressed.
 */
export function RateTemplate({ template, title, stars }: RateTemplateProps) {
  const name = useId();
  const rate = useRate(template);
  const [chosen, choose] = useState(stars ?? null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) rate.mutate(chosen);
  };
  const takeBack = () => rate.mutate(null, { onSuccess: () => choose(null) });
  const said = rate.isSuccess && (rate.variables === null ? 'Rating taken back.' : 'Rating saved.');
  return (
    <form className="stack-sm" onSubmit={save}>
      <fieldset className="field">
        <legend>{`How useful is this to you: ${title}?`}</legend>
        <div className="lines">
          <Stars name={name} chosen={chosen} onChoose={choose} />
        </div>
      </fieldset>
      <p className="row">
        <Submit pending={rate.isPending} doing="Saving..." size="small">
          Save rating
        </Submit>
        {stars !== undefined && (
          <button
            className="btn btn--sm btn--quiet"
            type="button"
            disabled={rate.isPending}
            onClick={takeBack}
          >
            Take it back
          </button>
        )}
      </p>
      <p className="small" role="status">
        {said}
      </p>
      {rate.isError && (
        <p className="small" role="alert">
          {wordsFor(rate.error, FAILED)}
        </p>
      )}
    </form>
  );
}
