import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { DeskType, LetterKind } from '#contract/requests/request-items.ts';
import { mayHelperSay } from '#contract/requests/request-giving.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { type RequestAction, useAct } from '#web/api/requests.ts';

interface Here {
  readonly business: { readonly id: string };
  readonly request: RequestWhole;
  /** Whether whoever looks may change something. */
  readonly may: boolean;
  /**
   * Says what was done, in the one line of the page that is read aloud. The focus goes there unless
   * it stays where the work goes on.
   */
  readonly say: (words: string, stays?: boolean) => void;
  /** The letter that is open in the editor. */
  readonly letter: string | undefined;
  /** `ground`: chosen for it just now; the text of some grounds does not tell it. */
  readonly openLetter: (id: string | undefined, ground?: string) => void;
  readonly ground: string | undefined;
  /** A letter for which something is chosen first; the form below asks for it. */
  readonly begun: BegunLetter | undefined;
  readonly begin: (letter: BegunLetter | undefined) => void;
  /** What the form "Write down what was done" starts with. */
  readonly action: RequestAction['what'] | undefined;
  readonly chooseAction: (what: RequestAction['what'] | undefined) => void;
}

export interface BegunLetter {
  readonly kind: LetterKind;
  /** Absent: about all that is open. */
  readonly item?: DeskType;
}

interface Opened {
  readonly letter?: string | undefined;
  readonly ground?: string | undefined;
}

const HereContext = createContext<Here | undefined>(undefined);

/** The request that the page shows, for all of its parts. */
export function useHere(): Here {
  const here = useContext(HereContext);
  if (here === undefined) throw new Error('no request is shown here');
  return here;
}

interface HereProps extends Pick<Here, 'business' | 'request' | 'may' | 'say'> {
  children: ReactNode;
}

export function HereIs({ business, request, may, say, children }: HereProps) {
  const [opened, setOpened] = useState<Opened>({});
  const [action, chooseAction] = useState<RequestAction['what']>();
  const [begun, begin] = useState<BegunLetter>();
  const here = useMemo(
    () => ({
      business,
      request,
      may,
      say,
      action,
      chooseAction,
      begun,
      begin,
      letter: opened.letter,
      ground: opened.ground,
      openLetter: (letter: string | undefined, ground?: string) => setOpened({ letter, ground }),
    }),
    [business, request, may, say, opened, action, begun],
  );
  return <HereContext value={here}>{children}</HereContext>;
}

/** Whether whoever looks may write this down: a helper not all of it. */
export function useMaySay(): (what: RequestAction['what']) => boolean {
  const { helps } = useHere().request;
  return (what) => helps === null || mayHelperSay(what, helps);
}

const CHANGED =
  'This request was changed elsewhere meanwhile. It is shown as it is now. Your last press was not saved.';
const isStale = (error: Error) =>
  error instanceof RequestFailed && error.problem?.code === 'stale-version';
const NOT_STORED = 'This could not be stored. Try again.';

/** Does something about the request, and says so; `stays`: the focus is not moved. */
export function useRequestAction(stays = false) {
  const { business, request, say } = useHere();
  const act = useAct(business.id, request);
  return {
    pending: act.isPending,
    fault: act.isError ? wordsFor(act.error, NOT_STORED) : undefined,
    error: act.error,
    run: (action: RequestAction, words: string, onDone?: () => void) => {
      if (act.isPending) return;
      const onSuccess = () => {
        say(words, stays);
        onDone?.();
      };
      // what was pressed may be gone by then
      const onError = (error: Error) => {
        if (isStale(error)) say(CHANGED);
      };
      act.mutate(action, { onSuccess, onError });
    },
  };
}

interface ActionButtonProps {
  action: RequestAction;
  /** What is said once it is stored. */
  done: string;
  children: ReactNode;
  tone?: 'quiet' | 'plain';
}

/** One press for what needs no more words. */
export function ActionButton({ action, done, children, tone = 'quiet' }: ActionButtonProps) {
  const { pending, fault, run } = useRequestAction();
  const maySay = useMaySay();
  if (!maySay(action.what)) return null;
  return (
    <>
      <button
        className={tone === 'quiet' ? 'btn btn--sm btn--quiet' : 'btn btn--sm'}
        type="button"
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={() => run(action, done)}
      >
        {pending ? 'One moment...' : children}
      </button>
      {fault !== undefined && (
        <span className="error" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
