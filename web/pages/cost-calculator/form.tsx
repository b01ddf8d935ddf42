import type { CostState } from '#engine/cost/cost.ts';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import { CALCULATOR_STATES, COSTS, TARGET_TIMES, VOLUMES } from '#web/words/costs.ts';
import { INDUSTRIES, type Inputs } from './inputs.ts';

interface FormProps {
  inputs: Inputs;
  onChange: (part: Partial<Inputs>) => void;
  calculating: boolean;
  onCalculate: () => void;
}

type PartProps = Pick<FormProps, 'inputs' | 'onChange'>;

function Size({ inputs, onChange }: PartProps) {
  return (
    <>
      <Field id="employees" label="Number of employees">
        {(control) => (
          <input
            {...control}
            className="input input--short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={inputs.employees}
            onChange={(event) => onChange({ employees: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field id="industry" label="Industry">
        {(control) => (
          <select
            {...control}
            className="input"
            value={inputs.industry}
            onChange={({ currentTarget: { value } }) => {
              const industry = INDUSTRIES.find((each) => each === value);
              if (industry) onChange({ industry });
            }}
          >
            {INDUSTRIES.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </select>
        )}
      </Field>
      <Field id="revenue" label="Annual revenue">
        {(control) => (
          <div className="money">
            <span aria-hidden="true">$</span>
            <input
              {...control}
              className="input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={inputs.revenue}
              onChange={(event) => onChange({ revenue: event.currentTarget.value })}
            />
          </div>
        )}
      </Field>
    </>
  );
}

function States({ inputs, onChange }: PartProps) {
  const toggle = (code: CostState, on: boolean) =>
    onChange({
      states: CALCULATOR_STATES.map((state) => state.code).filter((each) =>
        each === code ? on : inputs.states.includes(each),
      ),
    });
  return (
    <ChoiceGroup id="states" legend="States you operate in">
      <div className="picks">
        {CALCULATOR_STATES.map(({ code, name }, place) => (
          <label className="pick" key={code}>
            <input
              type="checkbox"
              id={place === 0 ? 'states' : undefined}
              checked={inputs.states.includes(code)}
              onChange={(event) => toggle(code, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function Planning({ inputs, onChange }: PartProps) {
  return (
    <>
      <Field id="volume" label="Records you handle">
        {(control) => (
          <select
            {...control}
            className="input"
            value={inputs.volume}
            onChange={(event) => onChange({ volume: event.currentTarget.value })}
          >
            {VOLUMES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="time" label="Target completion time" hint={COSTS.notInSum}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={inputs.time}
            onChange={(event) => onChange({ time: event.currentTarget.value })}
          >
            {TARGET_TIMES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function Already({ inputs, onChange }: PartProps) {
  return (
    <ChoiceGroup id="already" legend="What you have already">
      <label className="pick">
        <input
          type="checkbox"
          id="already"
          checked={inputs.officer}
          onChange={(event) => onChange({ officer: event.currentTarget.checked })}
        />
        <span>A privacy officer</span>
      </label>
      <label className="pick">
        <input
          type="checkbox"
          checked={inputs.policies}
          onChange={(event) => onChange({ policies: event.currentTarget.checked })}
        />
        <span>Written privacy policies</span>
      </label>
    </ChoiceGroup>
  );
}

/** The inputs of the calculation. */
export function CostFields({ inputs, onChange, calculating, onCalculate }: FormProps) {
  const none = inputs.states.length === 0;
  return (
    <form
      className="stack-lg costform noprint scripted"
      onSubmit={(event) => {
        event.preventDefault();
        if (!none && !calculating) onCalculate();
      }}
    >
      <h2 className="vh">Your business</h2>
      <Size inputs={inputs} onChange={onChange} />
      <States inputs={inputs} onChange={onChange} />
      <Planning inputs={inputs} onChange={onChange} />
      <Already inputs={inputs} onChange={onChange} />
      <div className="stack-sm">
        <button
          className="btn btn--lg"
          type="submit"
          disabled={none || calculating}
          aria-describedby="cost-status"
        >
          {calculating ? 'Calculating...' : 'Calculate cost'}
        </button>
        <p className="small soft" id="cost-status" role="status">
          {none && COSTS.noState}
        </p>
      </div>
    </form>
  );
}
