/** What is chosen, not typed, when a request is written down. */
import { US_STATES } from '#text/us-states.ts';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { ASKED, ASKED_GROUPS, BY_WORDS } from '#web/words/requests/items.ts';
import type { DraftOfRequest } from './request-draft.ts';

const WAYS = [
  { value: 'email', label: 'By email' },
  { value: 'phone', label: 'By phone' },
  { value: 'post', label: 'By post' },
  { value: 'counter', label: 'At the counter' },
  { value: 'vendor', label: 'Another company passed it on' },
] as const;

interface FormProps {
  form: DraftOfRequest;
}

export const HowItCame = ({ form }: FormProps) => (
  <RadioGroup
    id="channel"
    legend="How did it come in?"
    error={form.errorOf('channel')}
    look="choices deskways"
    choices={WAYS}
    value={form.draft.channel}
    onChange={(channel) => form.set({ channel })}
  />
);

export function Day({ form }: FormProps) {
  return (
    <Field
      id="receivedOn"
      label="On which day?"
      hint="The day it reached you, also if that was a while ago."
      error={form.errorOf('receivedOn')}
    >
      {(control) => (
        <input
          className="input input--short"
          type="date"
          value={form.draft.receivedOn}
          onChange={({ target }) => form.set({ receivedOn: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

export function WhatIsAsked({ form }: FormProps) {
  const { types } = form.draft;
  const first = ASKED_GROUPS[0]?.[1][0];
  return (
    <ChoiceGroup
      id="types"
      legend="What do they want?"
      hint="Tick all. Each gets its own last day."
      error={form.errorOf('types')}
    >
      {ASKED_GROUPS.map(([group, each]) => (
        <div className="deskgroup" key={group} role="group" aria-label={group}>
          <p className="overline">{group}</p>
          <div className="picks">
            {each.map((type) => (
              <label className="pick" key={type}>
                <input
                  id={type === first ? 'types' : `type-${type}`}
                  type="checkbox"
                  checked={types.includes(type)}
                  onChange={({ target }) =>
                    form.set({
                      types: target.checked
                        ? [...types, type]
                        : types.filter((other) => other !== type),
                    })
                  }
                />
                <span>{ASKED[type]}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </ChoiceGroup>
  );
}

export function StateField({ form }: FormProps) {
  return (
    <Field
      id="state"
      label="In which state do they live?"
      hint="If you don’t know, the shortest time of your laws counts. You can correct it later."
      error={form.errorOf('state')}
    >
      {(control) => (
        <select
          className="input"
          value={form.draft.state}
          onChange={({ target }) => form.set({ state: target.value })}
          {...control}
        >
          <option value="">Choose a state</option>
          <option value="none">I don’t know</option>
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

const WHO = (['self', 'parent', 'agent'] as const).map((by) => ({
  value: by,
  label: BY_WORDS[by],
}));

export const WhoAsks = ({ form }: FormProps) => (
  <RadioGroup
    id="by"
    legend="Who asks?"
    look="choices choices--row"
    choices={WHO}
    value={form.draft.by}
    onChange={(by) => form.set({ by })}
  />
);

export const InSpanish = ({ form }: FormProps) => (
  <label className="choice">
    <input
      type="checkbox"
      checked={form.draft.language === 'es'}
      onChange={({ target }) => form.set({ language: target.checked ? 'es' : 'en' })}
    />
    <span>
      They write in Spanish
      <span className="hint">Letters are drafted in Spanish, with the English below.</span>
    </span>
  </label>
);
