import { useEffect, useRef } from 'react';
import type { Deed } from '#web/api/requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { AboutDeed } from './action-about.tsx';
import { DEED_WORDS, deedsFor } from './action-words.ts';
import { useDeedForm } from './action-typing.ts';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { ItemChoice } from '#web/pages/requests/one/item-choice.tsx';

/** For what was done without our letters: what, when, and what the law wants told with it. */
export function DeedForm() {
  const { request, deed: what, chooseDeed } = useHere();
  const form = useDeedForm();
  const box = useRef<HTMLElement>(null);
  const choices = deedsFor(request);
  useEffect(() => {
    if (what === undefined) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [what]);
  const chosen = choices.find((each) => each === what);
  return (
    <section className="stack-sm noprint" aria-labelledby="deed" ref={box}>
      <h2 id="deed">Write down what was done</h2>
      <p className="small soft">For what you did without our letters, or learned another way.</p>
      <form
        className="deskform"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined && !form.pending) form.send(chosen);
        }}
      >
        <Field id="deed-what" label="What was done?" error={form.fault}>
          {(control) => (
            <select
              className="input"
              value={chosen ?? ''}
              // the values are those of the options
              onChange={({ target }) =>
                chooseDeed(target.value === '' ? undefined : (target.value as Deed['what']))
              }
              {...control}
            >
              <option value="">Choose one</option>
              {choices.map((each) => (
                <option key={each} value={each}>
                  {DEED_WORDS[each].label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {chosen !== undefined && (
          <>
            <ItemChoice
              id="deed-item"
              all="All that was asked"
              item={form.typed.item}
              error={form.errorOf('item')}
              onChoose={(item) => form.set({ item, ground: '' })}
            />
            <AboutDeed what={chosen} form={form} />
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
