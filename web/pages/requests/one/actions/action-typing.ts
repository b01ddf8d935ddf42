import { useState } from 'react';
import type { DeskType, ItemWhole } from '#contract/requests/request-items.ts';
import { fieldsIn } from '#web/api/client/request.ts';
import type { Deed } from '#web/api/requests.ts';
import { DEED_WORDS } from './action-words.ts';
import { useDeed, useHere } from '#web/pages/requests/one/here.tsx';

/** What is typed of something that was done. */
export interface TypedDeed {
  readonly on: string;
  readonly item: DeskType | '';
  readonly reason: string;
  readonly ground: string;
  readonly partly: boolean;
  readonly granted: '' | 'yes' | 'no';
}

const empty = (today: string, items: readonly ItemWhole[]): TypedDeed => ({
  on: today,
  item: items.length === 1 ? (items[0]?.type ?? '') : '',
  reason: '',
  ground: '',
  partly: false,
  granted: '',
});

/** What goes to the server: only what this deed has. */
function deedOf(what: Deed['what'], typed: TypedDeed): Deed {
  const { needs } = DEED_WORDS[what];
  const { on, item, reason, ground, partly, granted } = typed;
  return {
    what,
    on,
    ...(item !== '' && { item }),
    ...(needs.includes('reason') && reason !== '' && { reason }),
    ...(needs.includes('ground') && ground !== '' && { ground }),
    ...(needs.includes('part') && { partly }),
    ...(needs.includes('granted') && { granted: granted === 'yes' }),
  };
}

function missingIn(
  what: Deed['what'],
  { reason, ground, granted }: TypedDeed,
): Record<string, string> {
  const { needs } = DEED_WORDS[what];
  return {
    ...(needs.includes('reason') && reason.trim() === '' && { reason: 'Write the reason' }),
    ...(needs.includes('ground') && ground === '' && { ground: 'Choose the ground' }),
    ...(needs.includes('granted') && granted === '' && { granted: 'Choose one' }),
  };
}

/** The form for what was done otherwise; refused input stays. */
export function useDeedForm() {
  const { request, chooseDeed } = useHere();
  const [typed, setTyped] = useState(() => empty(request.today, request.items));
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const deed = useDeed();
  const refused = fieldsIn(deed.error) ?? {};
  const send = (what: Deed['what']) => {
    const lacks = missingIn(what, typed);
    setMissing(lacks);
    const [first] = Object.keys(lacks);
    if (first !== undefined) return document.getElementById(`deed-${first}`)?.focus();
    return deed.run(deedOf(what, typed), `Noted: ${DEED_WORDS[what].label.toLowerCase()}.`, () => {
      setTyped(empty(request.today, request.items));
      chooseDeed(undefined);
    });
  };
  return {
    typed,
    pending: deed.pending,
    fault: Object.keys(refused).length > 0 ? undefined : deed.fault,
    errorOf: (name: string) => missing[name] ?? refused[name],
    set: (change: Partial<TypedDeed>) => {
      setTyped((known) => ({ ...known, ...change }));
      setMissing({});
    },
    send,
  };
}
export type DeedTyping = ReturnType<typeof useDeedForm>;
