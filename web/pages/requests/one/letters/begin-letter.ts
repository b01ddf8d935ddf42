import { useEffect, useRef, useState } from 'react';
import type { LetterKind } from '#contract/requests/request-items.ts';
import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { TELLS_ITSELF } from '#engine/requests/steps/refusal.ts';
import { useLetterDraft } from '#web/api/request-letters.ts';
import { NEEDS_GROUND, NEEDS_REASON } from '#web/words/requests/letters.ts';
import { type BegunLetter, useHere } from '#web/pages/requests/one/here.tsx';

interface First {
  readonly ground: string;
  readonly reason: string;
  readonly partly: boolean;
}
const NOTHING: First = { ground: '', reason: '', partly: false };

function lacksOf(kind: LetterKind, { ground, reason }: First): Readonly<Record<string, string>> {
  const needsGround = NEEDS_GROUND.includes(kind);
  const needsReason = needsGround ? !TELLS_ITSELF.has(ground) : NEEDS_REASON.includes(kind);
  return {
    ...(needsGround && ground === '' && { ground: 'Choose the ground' }),
    ...(needsReason && reason.trim() === '' && { reason: 'Write it in a few words' }),
  };
}

/** Begun by the next step: its first field gets the focus. Chosen in the form: it stays. */
function useReady(begun: BegunLetter | undefined) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = box;
    if (begun === undefined || !current || current.contains(document.activeElement)) return;
    current.scrollIntoView({ block: 'center' });
    current.querySelector('input')?.focus({ preventScroll: true });
  }, [begun]);
  return box;
}

const sentOf = ({ ground, reason, partly }: First) => ({
  ...(ground !== '' && { ground, partly }),
  ...(reason.trim() !== '' && { reason: reason.trim() }),
});

/** Writes the letter, and opens it; undefined where something is missing, which is shown. */
function useWriting(first: First, language: 'en' | 'es', onWritten: () => void) {
  const { business, request, openLetter, begun, begin } = useHere();
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const draft = useLetterDraft({ businessId: business.id, requestId: request.id });
  const write = () => {
    if (begun === undefined || draft.isPending) return;
    const lacks = lacksOf(begun.kind, first);
    setMissing(lacks);
    const [lack] = Object.keys(lacks);
    if (lack !== undefined) return document.getElementById(`letter-${lack}`)?.focus();
    const onSuccess = ({ id }: DeskLetter) => {
      onWritten();
      begin(undefined);
      openLetter(id, first.ground === '' ? undefined : first.ground);
    };
    return draft.mutate({ ...begun, language, ...sentOf(first) }, { onSuccess });
  };
  return { draft, missing, write, forget: () => setMissing({}) };
}

/** What is chosen for a letter that is to be written. */
export function useNewLetter() {
  const { request, begun, begin } = useHere();
  const [language, setLanguage] = useState(request.language);
  const [first, setFirst] = useState<First>(NOTHING);
  const { forget, ...writing } = useWriting(first, language, () => setFirst(NOTHING));
  return {
    ...writing,
    kind: begun?.kind,
    item: begun?.item ?? ('' as const),
    language,
    first,
    box: useReady(begun),
    setLanguage,
    begin: (letter: BegunLetter | undefined) => {
      begin(letter);
      forget();
    },
    setFirst: (change: Partial<First>) => {
      setFirst((known) => ({ ...known, ...change }));
      forget();
    },
  };
}
export type NewLetterForm = ReturnType<typeof useNewLetter>;
