import { useEffect, useRef } from 'react';
import type { RequestAction } from '#web/api/requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { AboutAction } from './action-about.tsx';
import { ACTION_WORDS, actionsFor } from './action-words.ts';
import { useActionForm } from './action-typing.ts';
import { useHere, useMaySay } from '#web/pages/requests/one/here.tsx';
import { ItemChoice } from '#web/pages/requests/one/item-choice.tsx';

/** For what was done without our letters: what, when, and what the law wants told with it. */
export function ActionForm() {
  const { request, action: what, chooseAction } = useHere();
  const form = useActionForm();
  const box = useRef<HTMLElement>(null);
  const choices = actionsFor(request).filter(useMaySay());
  useEffect(() => {
    if (what === undefined) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [what]);
  const chosen = choices.find((each) => each === what);
  return (
    <section className="stack-sm noprint" aria-labelledby="action" ref={box}>
      <h2 id="action">Write down what was done</h2>
      <p className="small soft">For what you did without our letters, or learned another way.</p>
      <form
        className="deskform"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined && !form.pending) form.send(chosen);
        }}
      >
        <Field id="action-what" label="What was done?" error={form.fault}>
          {(control) => (
            <select
              className="input"
              value={chosen ?? ''}
              // the values are those of the options
              onChange={({ target }) =>
                chooseAction(
                  target.value === '' ? undefined : (target.value as RequestAction['what']),
                )
              }
              {...control}
            >
              <option value="">Choose one</option>
              {choices.map((each) => (
                <option key={each} value={each}>
                  {ACTION_WORDS[each].label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {chosen !== undefined && (
          <>
            <ItemChoice
              id="action-item"
              all="All that was asked"
              item={form.typed.item}
              error={form.errorOf('item')}
              onChoose={(item) => form.set({ item, ground: '' })}
            />
            <AboutAction what={chosen} form={form} />
            <p>
              <Submit pending={form.pending} doing="Saving...">
                Write it down
              </Submit>
            </p>
          </>
        )}
      </form>
    </section>
  );
}
