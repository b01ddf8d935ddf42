import { type FormEvent, useId, useState } from 'react';
import { wordsFor } from '#web/api/client/request.ts';
import { useRate } from '#web/api/templates.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Submit } from '#web/ui/submit.tsx';

const STARS = [
  'Of no use',
  'Of little use',
  'Useful',
  'Very useful',
  'Just what I needed',
] as const;
const FAILED = 'The rating could not be saved. Try again in a moment.';

/** Five choices: stars for the eye, words to read and hear. */
const CHOICES = STARS.map((words, place) => ({
  value: place + 1,
  label: (
    <>
      <span aria-hidden="true">{`${'★'.repeat(place + 1)} `}</span>
      {words}
    </>
  ),
}));

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
  const id = useId();
  const rate = useRate(template);
  const [chosen, choose] = useState(stars ?? null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) rate.mutate(chosen);
  };
  const takeBack = () => rate.mutate(null, { onSuccess: () => choose(null) });
  const outcome =
    rate.isSuccess && (rate.variables === null ? 'Rating taken back.' : 'Rating saved.');
  return (
    <form className="stack-sm" onSubmit={save}>
      <RadioGroup
        id={id}
        legend={`How useful is this to you: ${title}?`}
        look="lines"
        choices={CHOICES}
        value={chosen}
        onChange={choose}
        required
      />
      <p className="row">
        <Submit pending={rate.isPending} doing="Saving..." size="small" tone="quiet">
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
        {outcome}
      </p>
      {rate.isError && (
        <p className="small" role="alert">
          {wordsFor(rate.error, FAILED)}
        </p>
      )}
    </form>
  );
}
