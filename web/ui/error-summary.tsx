import { type MouseEvent, useEffect, useRef } from 'react';
import type { Trouble } from './checked-form.ts';

/** Focuses the field by script, because following the link would count as a change of page. */
function goTo(event: MouseEvent, field: string) {
  event.preventDefault();
  const control = document.getElementById(field);
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}

/** The errors, above the form; takes the focus at each failed submit (`attempt` counts them). */
export function ErrorSummary({
  troubles,
  attempt,
  heading = 'There is a problem',
  onGo,
}: {
  troubles: readonly Trouble[];
  attempt: number;
  heading?: string;
  /** Brings a field on the page that is not there yet. */
  onGo?: (field: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  // The count may increase before the errors are rendered.
  const shown = troubles.length > 0;
  useEffect(() => {
    if (!shown || attempt === focusedFor.current) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [attempt, shown]);
  if (troubles.length === 0) return null;
  return (
    <div className="summary" ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary">
      <h2 id="error-summary">{heading}</h2>
      <ul className="plain">
        {troubles.map(({ field, message }) => (
          <li key={field ?? message}>
            {field === undefined ? (
              message
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  onGo?.(field);
                  goTo(event, field);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
