import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { LOADING } from '#web/words/check-helpers/loading.ts';
import type { HelperWords } from '#web/words/check-helpers/en.ts';
import { Troubles } from './asks.tsx';
import type { HelperProps } from '#web/parts/check-helpers/loading/found.ts';
import { loadAgain, type Loaded, useLoading } from '#web/parts/check-helpers/loading/loaded.ts';

/** Renders a helper once its data is loaded. */
export function WhenLoaded({
  language,
  onBack,
  children,
}: Pick<HelperProps, 'language' | 'onBack'> & { children: (loaded: Loaded) => ReactNode }) {
  const loading = useLoading();
  const here = loading.is === 'here' ? loading : undefined;
  if (here?.figures.language === language) return children(here);
  const words = LOADING[language];
  if (loading.is !== 'failed') return <Waiting>{words.loading}</Waiting>;
  return (
    <div className="card stack" role="alert">
      <p>{words.notLoaded}</p>
      <div className="row">
        <button className="btn" type="button" onClick={loadAgain}>
          {words.tryAgain}
        </button>
        <button className="btn btn--quiet" type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </div>
  );
}

interface StepProps {
  common: HelperWords['common'];
  /** The heading, and the title of the page. */
  title: string;
  /** The language of the heading, or whether it is a result. */
  marked?: boolean;
  hint?: ReactNode;
  onBack: () => void;
  /** The label of the back button; "Back" if left out. */
  backWords?: string;
  children: ReactNode;
  /** Returns what is missing when the step is submitted; `onNext` is called if nothing is. */
  check?: () => readonly Trouble[];
  onNext?: () => void;
  /** The label of the button; without it there is none. */
  next?: string | undefined;
  /** Shown next to the button. */
  beside?: ReactNode;
}

/** The errors found on submit, while they last; nothing is checked while typing. */
function useChecked(check: StepProps['check'], onNext: StepProps['onNext']) {
  const [sent, setSent] = useState<{ attempt: number; wrong: readonly string[] }>({
    attempt: 0,
    wrong: [],
  });
  const found = check?.() ?? [];
  const troubles = found.filter(({ field }) => sent.wrong.includes(field ?? ''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (found.length === 0) onNext?.();
    else {
      const wrong = found.map(({ field }) => field ?? '');
      setSent(({ attempt }) => ({ attempt: attempt + 1, wrong }));
    }
  };
  return { troubles, attempt: sent.attempt, send };
}

/**
 * One step of a helper: a heading that takes the focus, the questions, and the buttons. Each step
 * needs its own key.
 */
export function Step(props: StepProps) {
  const { common, title, marked, hint, onBack, backWords, children, next, beside } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { troubles, attempt, send } = useChecked(props.check, props.onNext);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form className="stack aid" noValidate onSubmit={send}>
      <PageTitle failed={troubles.length > 0}>{title}</PageTitle>
      <button className="linkbtn" type="button" onClick={onBack}>
        ← {backWords ?? common.back}
      </button>
      <ErrorSummary heading={common.errorTitle} troubles={troubles} attempt={attempt} />
      <div className="stack-sm">
        <h1 ref={heading} tabIndex={-1}>
          {marked ? <mark>{title}</mark> : title}
        </h1>
        {hint && <p className="soft">{hint}</p>}
      </div>
      <Troubles.Provider value={troubles}>{children}</Troubles.Provider>
      {(next ?? beside) && (
        <div className="row">
          {next && (
            <button className="btn btn--lg" type="submit">
              {next}
            </button>
          )}
          {beside}
        </div>
      )}
    </form>
  );
}
