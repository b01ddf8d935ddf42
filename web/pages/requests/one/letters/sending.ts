import { useState } from 'react';
import type { DeskLetter, RequestWhole } from '#contract/requests/request-shapes.ts';
import { useSend } from '#web/api/request-letters.ts';
import {
  MAY_BE_PART,
  NEEDS_GROUND,
  NEEDS_IDENTITY,
  NEEDS_REASON,
} from '#web/words/requests/letters.ts';
import type { ItemWhole } from '#contract/requests/request-items.ts';
import type { IdentityWay } from '#engine/words/requests.ts';
import { checkable } from '#web/pages/requests/one/identity-ways.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';
import type { LetterText } from './letter-text.ts';

/** How a letter leaves, and what it does. */
export interface SendChoice {
  readonly by: 'mail' | 'print';
  readonly on: string;
  readonly reason: string;
  readonly ground: string;
  readonly partly: boolean;
  readonly identity: readonly IdentityWay[];
  readonly unchecked: boolean;
}

export interface SendProps {
  letter: DeskLetter;
  form: LetterText;
  /** How many things are open in the text. */
  open: number;
}

/** What the text says already is not asked again. */
const needsOf = ({ kind, ground, partly, reason }: DeskLetter, items: readonly ItemWhole[]) => ({
  ground: NEEDS_GROUND.includes(kind) && ground === null,
  reason: NEEDS_REASON.includes(kind) && reason === null,
  part: MAY_BE_PART.includes(kind) && partly === null,
  identity: NEEDS_IDENTITY.includes(kind) && checkable(items).length > 0,
});
type Needs = ReturnType<typeof needsOf>;

const sendingOf = (
  version: number,
  { by, on, ground, reason, partly, identity }: SendChoice,
  needs: Needs,
) => ({
  version,
  by,
  ...(by === 'print' && { on }),
  ...(needs.ground && { ground }),
  ...(needs.reason && { reason: reason.trim() }),
  ...(needs.part && { partly }),
  ...(needs.identity && { identity: [...identity] }),
});

const lacksOf = (
  { ground, reason, identity, unchecked }: SendChoice,
  needs: Needs,
): Record<string, string> => ({
  ...(needs.identity &&
    identity.length === 0 &&
    !unchecked && { identity: 'Tick how you know it, or that you did not check' }),
  ...(needs.ground && ground === '' && { ground: 'Choose the ground' }),
  ...(needs.reason && reason.trim() === '' && { reason: 'Write the reason' }),
});

const firstChoice = (
  { person, mails, today }: RequestWhole,
  ground: string | undefined,
): SendChoice => ({
  by: person?.email == null || !mails ? 'print' : 'mail',
  on: today,
  reason: '',
  ground: ground ?? '',
  partly: false,
  identity: [],
  unchecked: false,
});

/** Sends a letter; what was typed last is saved first. */
export function useSending({ letter, form }: SendProps) {
  const { business, request, say, openLetter, ground } = useHere();
  const [choice, setChoice] = useState<SendChoice>(() => firstChoice(request, ground));
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const send = useSend({ businessId: business.id, requestId: request.id }, letter.id);
  const items = request.items.filter(({ type }) => letter.item === null || letter.item === type);
  const needs = needsOf(letter, items);
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
