import type { ItemWhole } from '#contract/requests/request-items.ts';
import type { RequestAction } from '#web/api/requests.ts';
import { longDate } from '#text/english.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { ActionTyping } from './action-typing.ts';
import { ACTION_WORDS } from './action-words.ts';
import { GroundChoice, MustSay } from '#web/pages/requests/one/ground-choice.tsx';
import { StaysForGood } from '#web/pages/requests/one/stays-for-good.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';

interface AboutProps {
  what: RequestAction['what'];
  form: ActionTyping;
}

const itemsFor = (items: readonly ItemWhole[], type: string) =>
  type === '' ? items : items.filter((item) => item.type === type);

function Ground({ form }: { form: ActionTyping }) {
  const { request } = useHere();
  const items = itemsFor(request.items, form.typed.item);
  return (
    <>
      <GroundChoice
        id="action-ground"
        items={items}
        chosen={form.typed.ground}
        error={form.errorOf('ground')}
        none="No one ground fits all. Choose one thing above."
        onChoose={(ground) => form.set({ ground })}
      />
      <MustSay items={items} />
    </>
  );
}

function Reason({ form }: { form: ActionTyping }) {
  const { request } = useHere();
  const items = itemsFor(request.items, form.typed.item);
  const later = items
    .flatMap(({ allowed }) => allowed?.extendAppeal?.newLastDay ?? allowed?.extend.newLastDay ?? [])
    .toSorted()[0];
  return (
    <Field
      id="action-reason"
      label="The reason that you gave"
      hint={
        <>
          {later !== undefined && `The new last day is ${longDate(later)}.`} <StaysForGood />
        </>
      }
      error={form.errorOf('reason')}
    >
      {(control) => (
        <textarea
          className="input desktext"
          rows={2}
          maxLength={500}
          value={form.typed.reason}
          onChange={({ target }) => form.set({ reason: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

const Granted = ({ form }: { form: ActionTyping }) => (
  <RadioGroup
    id="action-granted"
    legend="What was the answer?"
    error={form.errorOf('granted')}
    look="choices choices--row"
    choices={[
      { value: 'yes', label: 'Granted' },
      { value: 'no', label: 'Refused' },
    ]}
    value={form.typed.granted}
    onChange={(granted) => form.set({ granted })}
  />
);

/** The day, and what this action needs. */
export function AboutAction({ what, form }: AboutProps) {
  const { request } = useHere();
  const { needs, help } = ACTION_WORDS[what];
  return (
    <>
      {help !== undefined && <p className="small">{help}</p>}
      {needs.includes('ground') && <Ground form={form} />}
      {needs.includes('granted') && <Granted form={form} />}
      {needs.includes('reason') && <Reason form={form} />}
      {needs.includes('part') && (
        <label className="pick">
          <input
            type="checkbox"
            checked={form.typed.partly}
            onChange={({ target }) => form.set({ partly: target.checked })}
          />
          <span>Only a part of it</span>
        </label>
      )}
      <Field id="action-on" label="On which day?" error={form.errorOf('on')}>
        {(control) => (
          <input
            className="input input--short"
            type="date"
            min={request.receivedOn}
            max={request.today}
            value={form.typed.on}
            onChange={({ target }) => form.set({ on: target.value })}
            {...control}
          />
        )}
      </Field>
    </>
  );
}
