import { useState } from 'react';
import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { useSend } from '#web/api/request-letters.ts';
import { MAY_BE_PART, NEEDS_GROUND, NEEDS_REASON } from '#web/words/requests/letters.ts';
import { useHere } from '#web/pages/requests/one/here.tsx';
import type { LetterText } from './letter-text.ts';

/** How a letter leaves, and what it does. */
export interface SendChoice {
  readonly by: 'mail' | 'print';
  readonly on: string;
  readonly reason: string;
  readonly ground: string;
  readonly partly: boolean;
}

export interface SendProps {
  letter: DeskLetter;
  form: LetterText;
  /** How many things are open in the text. */
  open: number;
}

const needsOf = ({ kind }: DeskLetter) => ({
  ground: NEEDS_GROUND.includes(kind),
  reason: NEEDS_REASON.includes(kind),
  part: MAY_BE_PART.includes(kind),
});
type Needs = ReturnType<typeof needsOf>;

const sendingOf = (
  version: number,
  { by, on, ground, reason, partly }: SendChoice,
  needs: Needs,
) => ({
  version,
  by,
  ...(by === 'print' && { on }),
  ...(needs.ground && { ground }),
  ...(needs.reason && { reason: reason.trim() }),
  ...(needs.part && { partly }),
});

const lacksOf = ({ ground, reason }: SendChoice, needs: Needs): Record<string, string> => ({
  ...(needs.ground && ground === '' && { ground: 'Choose the ground' }),
  ...(needs.reason && reason.trim() === '' && { reason: 'Write the reason' }),
});

/** Sends a letter; what was typed last is saved first. */
export function useSending({ letter, form }: SendProps) {
  const { business, request, say, openLetter } = useHere();
  const [choice, setChoice] = useState<SendChoice>({
    by: request.person?.email == null || !request.mails ? 'print' : 'mail',
    on: request.today,
    reason: '',
    ground: '',
    partly: false,
  });
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const send = useSend({ businessId: business.id, requestId: request.id }, letter.id);
  const needs = needsOf(letter);
  const leave = (version: number) =>
    send.mutate(sendingOf(version, choice, needs), {
      onSuccess: () => {
        openLetter(undefined);
        say(choice.by === 'mail' ? 'The letter is on its way.' : 'Noted: the letter is sent.');
      },
    });
  const run = () => {
    const lacks = lacksOf(choice, needs);
    setMissing(lacks);
    const [first] = Object.keys(lacks);
    if (first !== undefined) return document.getElementById(`send-${first}`)?.focus();
    if (send.isPending || form.pending) return undefined;
    return form.changed ? form.save(leave) : leave(letter.version);
  };
  return {
    choice,
    needs,
    run,
    pending: send.isPending || form.pending,
    error: send.error,
    missing,
    set: (change: Partial<SendChoice>) => {
      setChoice((known) => ({ ...known, ...change }));
      setMissing({});
    },
  };
}
