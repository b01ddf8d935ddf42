import { useState } from 'react';
import { capital } from '#text/case.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { askedIn, optionsIn } from './text/gap-options.ts';

interface GapFieldProps {
  id: string;
  /** The gap as the letter has it, and in the words of the page. */
  what: string;
  words: string;
  /** The language of what is put in. */
  lang: 'en' | 'es';
  typed: string;
  onType: (text: string) => void;
}

const OTHER = 'other';

/** One of what the gap names, or words of one's own. What is put in has the letter's language. */
function Choose({ id, what, words, lang, typed, onType }: GapFieldProps) {
  const options = optionsIn(what);
  const [isOther, setOther] = useState(false);
  const label = capital(askedIn(words));
  const chosen = isOther ? OTHER : String(options.indexOf(typed));
  return (
    <div className="stack-xs">
      <RadioGroup
        id={id}
        legend={label}
        choices={[
          ...options.map((option, at) => ({ value: String(at), label: option, lang })),
          { value: OTHER, label: 'Something else' },
        ]}
        look="plain"
        value={chosen}
        onChange={(value) => {
          setOther(value === OTHER);
          onType(value === OTHER ? '' : (options[Number(value)] ?? ''));
        }}
      />
      {isOther && (
        <input
          className="input"
          aria-label={label}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </div>
  );
}

/** What is typed or chosen for one gap. */
export function GapField(props: GapFieldProps) {
  const { id, what, words, typed, onType } = props;
  if (optionsIn(what).length > 0) return <Choose {...props} />;
  return (
    <div className="field">
      <label htmlFor={id}>{capital(words)}</label>
      <input
        className="input"
        id={id}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
