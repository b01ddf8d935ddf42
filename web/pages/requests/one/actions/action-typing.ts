import { useState } from 'react';
import type { DeskType, ItemWhole } from '#contract/requests/request-items.ts';
import { fieldsIn } from '#web/api/client/request.ts';
import type { RequestAction } from '#web/api/requests.ts';
import { ACTION_WORDS } from './action-words.ts';
import { useRequestAction, useHere } from '#web/pages/requests/one/here.tsx';

/** What is typed of something that was done. */
export interface TypedAction {
  readonly on: string;
  readonly item: DeskType | '';
  readonly reason: string;
  readonly ground: string;
  readonly partly: boolean;
  readonly granted: '' | 'yes' | 'no';
}

const empty = (today: string, items: readonly ItemWhole[]): TypedAction => ({
  on: today,
  item: items.length === 1 ? (items[0]?.type ?? '') : '',
  reason: '',
  ground: '',
  partly: false,
  granted: '',
});

/** What goes to the server: only what this action has. */
function actionOf(what: RequestAction['what'], typed: TypedAction): RequestAction {
  const { needs } = ACTION_WORDS[what];
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
  what: RequestAction['what'],
  { reason, ground, granted }: TypedAction,
): Record<string, string> {
  const { needs } = ACTION_WORDS[what];
  return {
    ...(needs.includes('reason') && reason.trim() === '' && { reason: 'Write the reason' }),
    ...(needs.includes('ground') && ground === '' && { ground: 'Choose the ground' }),
    ...(needs.includes('granted') && granted === '' && { granted: 'Choose one' }),
  };
}

/** The form for what was done otherwise; refused input stays. */
export function useActionForm() {
  const { request, chooseAction } = useHere();
  const [typed, setTyped] = useState(() => empty(request.today, request.items));
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const action = useRequestAction();
  const refused = fieldsIn(action.error) ?? {};
  const send = (what: RequestAction['what']) => {
    const lacks = missingIn(what, typed);
    setMissing(lacks);
    const [first] = Object.keys(lacks);
    if (first !== undefined) return document.getElementById(`action-${first}`)?.focus();
    return action.run(
      actionOf(what, typed),
      `Noted: ${ACTION_WORDS[what].label.toLowerCase()}.`,
      () => {
        setTyped(empty(request.today, request.items));
        chooseAction(undefined);
      },
    );
  };
  return {
    typed,
    pending: action.pending,
    fault: Object.keys(refused).length > 0 ? undefined : action.fault,
    errorOf: (name: string) => missing[name] ?? refused[name],
    set: (change: Partial<TypedAction>) => {
      setTyped((known) => ({ ...known, ...change }));
      setMissing({});
    },
    send,
  };
}
export type ActionTyping = ReturnType<typeof useActionForm>;
