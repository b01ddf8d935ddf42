import { useEffect, useRef } from 'react';
import { SITE_WORDS } from '#web/words/small-laws/site-question.ts';

interface SiteQuestionProps {
  language?: 'en' | 'es';
  /** What was answered; undefined: not asked yet. */
  told: boolean | undefined;
  /** Absent for who may not answer. */
  onTold?: ((yes: boolean) => void) | undefined;
}

/** The buttons go with an answer; the focus then stands on the way to change it. */
function useFocusOnChange(told: boolean | undefined) {
  const change = useRef<HTMLButtonElement>(null);
  const before = useRef(told);
  useEffect(() => {
    if (before.current === undefined && told !== undefined) change.current?.focus();
    before.current = told;
  }, [told]);
  return change;
}

/** The one question before laws that bind every site: answered in one press, changed in one. */
export function SiteQuestion({ language = 'en', told, onTold }: SiteQuestionProps) {
  const { question, hint, yes, no, told: toldWords, change } = SITE_WORDS[language];
  const changing = useFocusOnChange(told);
  if (told !== undefined)
    return (
      <p className="small">
        {toldWords(told)}{' '}
        {onTold && (
          <button
            ref={changing}
            className="linkbtn noprint"
            type="button"
            onClick={() => onTold(!told)}
          >
            {change}
          </button>
        )}
      </p>
    );
  return (
    <div className="sitequestion stack-sm" role="group" aria-label={question}>
      <p>
        <strong>{question}</strong>
      </p>
      <p className="small soft">{hint}</p>
      {onTold && (
        <p className="row noprint">
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => onTold(true)}>
            {yes}
          </button>
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => onTold(false)}>
            {no}
          </button>
        </p>
      )}
    </div>
  );
}
