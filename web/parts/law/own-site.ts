/** Whether people leave contact details on a site of the business: asked once, in one press. */
import { useRef, useState } from 'react';
import { useAnswers, useSaveAnswers } from '#web/api/businesses.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { toast } from '#web/ui/toast-store.ts';

const FACT = 'collectsOnline';
const answerOf = (value: boolean) => ({ fact: FACT, state: null, value }) as const;

/** What was pressed last, until it is stored: shown at once. */
function useWanted() {
  const [wanted, setWanted] = useState<boolean>();
  // read when the reply comes, which may be after another press
  const last = useRef<boolean>(undefined);
  const want = (yes: boolean | undefined) => {
    last.current = yes;
    setWanted(yes);
  };
  return { wanted, last, want };
}

/** All answers of a business, what it told of its site, and the act that tells it. */
export function useOwnSite(businessId: string) {
  const stored = useAnswers(businessId);
  const save = useSaveAnswers(businessId);
  const { wanted, last, want } = useWanted();
  const send = (yes: boolean, version: number) =>
    save.mutate(
      { version, answers: [answerOf(yes)] },
      {
        onSuccess: (reply) => {
          if (last.current !== undefined && last.current !== yes)
            return send(last.current, reply.version);
          return want(undefined);
        },
        onError: (fault) => {
          want(undefined);
          const text = wordsFor(fault, 'Your answer could not be saved.');
          toast({ title: 'Not saved', text }, 'destructive');
        },
      },
    );
  const tell = (yes: boolean) => {
    if (stored.data === undefined) return;
    want(yes);
    // the last press is sent once the first is stored
    if (!save.isPending) send(yes, stored.data.version);
  };
  const { answers } = stored.data ?? {};
  const shown =
    wanted === undefined
      ? answers
      : answers && [...answers.filter(({ fact }) => fact !== FACT), answerOf(wanted)];
  const value = shown?.find(({ fact }) => fact === FACT)?.value;
  return { answers: shown, told: typeof value === 'boolean' ? value : undefined, tell };
}
