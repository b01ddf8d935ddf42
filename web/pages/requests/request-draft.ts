import { useEffect, useState } from 'react';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { refreshArrived } from '#web/api/arrived-mails.ts';
import { useDesk } from '#web/api/request-desk.ts';
import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { type Entered, useEnterRequest } from '#web/api/requests.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';
import type { Trouble } from '#web/ui/checked-form.ts';
import { today } from '#web/words/time/clock.ts';

/** As it is typed: how it came and who asks may not be chosen yet. */
export type TypedRequest = Omit<Entered, 'channel' | 'state' | 'language'> & {
  readonly language: 'en' | 'es';
  readonly channel: Entered['channel'] | '';
  /** '' nothing chosen; 'none': not known. */
  readonly state: string;
};

const empty = (receivedOn: string): TypedRequest => ({
  channel: '',
  receivedOn,
  state: '',
  by: 'self',
  types: [],
  name: '',
  email: '',
  post: '',
  order: '',
  text: '',
  onBehalfOf: '',
  language: 'en',
});

const NOT_SAVED = 'The request could not be saved. What you typed is still here. Try again.';
const FIELDS = ['channel', 'receivedOn', 'types', 'state'] as const;

/** What is missing, before it is sent. */
function missingIn({ channel, receivedOn, types, state }: TypedRequest): Record<string, string> {
  return {
    ...(channel === '' && { channel: 'Choose how it came in' }),
    ...(receivedOn === '' && { receivedOn: 'Give the day it came' }),
    ...(types.length === 0 && { types: 'Tick what they want' }),
    ...(state === '' && { state: 'Choose the state, or say that you don’t know' }),
  };
}

const asSent = (draft: TypedRequest): Entered => ({
  ...draft,
  channel: draft.channel === '' ? 'email' : draft.channel,
  state: draft.state === 'none' ? null : draft.state,
  email: draft.email || null,
});

/** What was refused, and how often. */
function useRefusal() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  return {
    errors,
    attempt,
    troubles: troublesOf(errors, refusal),
    refuse: (fields: Readonly<Record<string, string>>, message?: string) => {
      setErrors(fields);
      setRefusal(message);
      setAttempt((count) => count + 1);
    },
    /** What is typed anew is no longer told as wrong. */
    clear: (names: object) => {
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in names))),
      );
      setRefusal(undefined);
    },
  };
}

const draftKey = (businessId: string) => `request ${businessId}`;

/** Begins a request in this tab, as the form then shows it. */
export const beginDraft = (businessId: string, typed: Partial<TypedRequest>): void =>
  storeTyped(draftKey(businessId), typed);

/** Without the fields that a mail filled in, also where they were changed since. */
const without = (typed: Partial<TypedRequest> = {}, filled: Partial<TypedRequest> = {}) =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in filled)));

/** What is typed, kept in this tab. A form that a mail filled from a file is kept nowhere. */
function useTyped(key: string, onChange: (changed: object) => void) {
  const [typed, setTyped] = useState(() => storedTyped(key) as Partial<TypedRequest> | undefined);
  const [filled, setFilled] = useState<Partial<TypedRequest>>();
  // what one person's mail says is not left for the next one
  const kept = filled ? undefined : typed;
  useEffect(() => storeTyped(key, kept), [key, kept]);
  return {
    typed,
    set: (change: Partial<TypedRequest>) => {
      setTyped({ ...typed, ...change });
      onChange(change);
    },
    /** What a mail proposes takes the place of all that the last mail filled in. */
    fill: (change: Partial<TypedRequest>) => {
      setTyped({ ...without(typed, filled), ...change });
      setFilled(change);
      onChange(change);
    },
    /** Nothing that was typed, and no mail, is kept. */
    empty: () => {
      setTyped(undefined);
      setFilled(undefined);
      storeTyped(key, undefined);
      onChange(empty(''));
    },
  };
}

/** A request while it is written down: refused input stays. */
export function useRequestDraft(businessId: string) {
  const key = draftKey(businessId);
  // the firm's own day, which may not be that of the clock here
  const zone = useDesk(businessId).data?.timeZone;
  const { errors, attempt, troubles, refuse, clear } = useRefusal();
  const { typed, ...typing } = useTyped(key, clear);
  const enter = useEnterRequest(businessId);
  const draft = { ...empty(today(zone)), ...typed };
  const send = (onStored: (stored: RequestWhole) => void) => {
    if (enter.isPending) return;
    const missing = missingIn(draft);
    if (Object.keys(missing).length > 0) return refuse(missing);
    const onSuccess = (stored: RequestWhole) => {
      storeTyped(key, undefined);
      void refreshArrived(businessId);
      onStored(stored);
    };
    const onError = (fault: Error) => {
      const fields = fieldsIn(fault);
      refuse(fields ?? {}, fields ? undefined : wordsFor(fault, NOT_SAVED));
    };
    enter.mutate(asSent(draft), { onSuccess, onError });
  };
  return {
    draft,
    pending: enter.isPending,
    attempt,
    troubles,
    errorOf: (name: string) => errors[name],
    ...typing,
    send,
  };
}
export type DraftOfRequest = ReturnType<typeof useRequestDraft>;

function troublesOf(errors: Readonly<Record<string, string>>, refusal?: string): Trouble[] {
  const first = FIELDS.flatMap((field) =>
    errors[field] === undefined ? [] : [{ field, message: errors[field] }],
  );
  const rest = Object.entries(errors)
    .filter(([field]) => !FIELDS.some((known) => known === field))
    .map(([field, message]) => ({ field, message }));
  return [...(refusal === undefined ? [] : [{ message: refusal }]), ...first, ...rest];
}
