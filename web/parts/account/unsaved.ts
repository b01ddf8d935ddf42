/**
 * Typed and unsaved: kept in this tab through a reload, and the browser asks before it is lost with
 * the tab.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';

/** Lets the browser ask before the page is left, while there is something to lose. */
export function useAskBeforeLeaving(unsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'subscribe' | 'getValues' | 'reset'
>;

/**
 * Keeps what a form holds under a name of its own until it is saved; restores it when the form is
 * opened again.
 */
export function useUnsaved<Values extends FieldValues>(name: string, form: Form<Values>) {
  const { subscribe, getValues, reset } = form;
  const [restored, setRestored] = useState(() => storedTyped(name) !== undefined);
  const dirty = useRef(false);
  useEffect(() => {
    const untouched = JSON.stringify(getValues());
    const kept = storedTyped(name) as Values | undefined;
    const note = (values: Values) => {
      dirty.current = JSON.stringify(values) !== untouched;
      storeTyped(name, dirty.current ? values : undefined);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => note(values),
    });
    if (kept !== undefined) {
      reset(kept, { keepDefaultValues: true });
      dirty.current = true;
    }
    return stop;
  }, [name, subscribe, getValues, reset]);
  useAskBeforeLeaving(useCallback(() => dirty.current, []));
  const forget = useCallback(() => {
    dirty.current = false;
    setRestored(false);
    storeTyped(name, undefined);
  }, [name]);
  const startOver = () => {
    reset();
    forget();
  };
  return { restored, forget, startOver };
}
