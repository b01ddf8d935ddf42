import { isOfOffice } from '#engine/words/letters.ts';
import { US_STATES } from '#text/us-states.ts';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import type { LetterForm } from './letter-draft.ts';
import { PastedText } from './pasted-text.tsx';
import { KINDS, SIGNS } from './words.ts';

interface FactsProps {
  businessId: string;
  form: LetterForm;
}

interface LineProps {
  form: LetterForm;
  name: 'office' | 'reference' | 'sections';
  label: string;
  hint?: string;
}

function Line({ form, name, label, hint }: LineProps) {
  return (
    <Field id={name} label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <input
          className="input"
          autoComplete="off"
          value={form.draft[name]}
          onChange={({ target }) => form.set({ [name]: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

interface DayProps {
  form: LetterForm;
  name: 'dated' | 'receivedOn' | 'lastDay';
  label: string;
  hint?: string;
}

function Day({ form, name, label, hint }: DayProps) {
  return (
    <Field id={name} label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <input
          className="input input--short"
          type="date"
          value={form.draft[name] ?? ''}
          onChange={({ target }) =>
            form.set({ [name]: name === 'lastDay' && target.value === '' ? null : target.value })
          }
          {...control}
        />
      )}
    </Field>
  );
}

function WhichKind({ form }: { form: LetterForm }) {
  return (
    <Field
      id="kind"
      label="What kind of letter is it?"
      hint="What to do first follows from this. Change it if it was read wrongly."
      error={form.errorOf('kind')}
    >
      {(control) => (
        <select
          className="input"
          value={form.draft.kind}
          onChange={({ target }) => form.set({ kind: target.value as LetterForm['draft']['kind'] })}
          {...control}
        >
          {KINDS.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function WhichState({ form }: { form: LetterForm }) {
  return (
    <Field
      id="stateId"
      label={
        isOfOffice(form.draft.kind)
          ? 'Which state’s office wrote?'
          : 'Which state’s law does it name?'
      }
      error={form.errorOf('stateId')}
    >
      {(control) => (
        <select
          className="input"
          value={form.draft.stateId ?? ''}
          onChange={({ target }) =>
            form.set({
              stateId:
                target.value === '' ? null : (target.value as LetterForm['draft']['stateId']),
              requirementIds: [],
            })
          }
          {...control}
        >
          <option value="">
            {isOfOffice(form.draft.kind) ? 'Choose a state' : 'None, or I cannot tell'}
          </option>
          {US_STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function DaysGiven({ form }: { form: LetterForm }) {
  return (
    <Field
      id="days"
      label="How many days does it give you?"
      hint="Leave it empty if it names none."
      error={form.errorOf('days')}
    >
      {(control) => (
        <input
          className="input input--short"
          inputMode="numeric"
          autoComplete="off"
          value={form.draft.days ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '');
            form.set({ days: digits === '' ? null : Number(digits) });
          }}
          {...control}
        />
      )}
    </Field>
  );
}

function Signs({ form }: { form: LetterForm }) {
  const { signs } = form.draft;
  return (
    <ChoiceGroup id="signs" legend="Is one of these true?" hint="Tick all that are.">
      <div className="picks letterpicks">
        {SIGNS.map(([sign, label], at) => (
          <label className="pick" key={sign}>
            <input
              id={at === 0 ? 'signs' : `signs-${at}`}
              type="checkbox"
              checked={signs.includes(sign)}
              onChange={({ target }) =>
                form.set({
                  signs: target.checked
                    ? [...signs, sign]
                    : signs.filter((other) => other !== sign),
                })
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** What the letter says: pasted and read, or typed. */
export function LetterFacts({ businessId, form }: FactsProps) {
  return (
    <div className="stack">
      <Day
        form={form}
        name="receivedOn"
        label="Day you received it"
        hint="Many letters count their days from it. Look at the envelope or the mail."
      />
      <PastedText businessId={businessId} form={form} />
      <WhichKind form={form} />
      <WhichState form={form} />
      <div className="lettergrid">
        <Day form={form} name="dated" label="Date on the letter" />
        <DaysGiven form={form} />
        <Day form={form} name="lastDay" label="Last day it names, if any" />
      </div>
      <Line
        form={form}
        name="sections"
        label="Sections it names"
        hint="Such as 541.102(b), 541.055"
      />
      <Line form={form} name="office" label="Office that wrote, with its address" />
      <Line form={form} name="reference" label="Its file number" />
      <Signs form={form} />
    </div>
  );
}
