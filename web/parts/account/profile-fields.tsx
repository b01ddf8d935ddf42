import type { UseFormRegister } from 'react-hook-form';
import type { Profile } from '#contract/businesses.ts';
import { DATA_TYPES, INDUSTRIES } from '#contract/choices.ts';
import { STATES_AS_SHOWN } from '#law/codes.ts';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import { asShown } from '#web/words/language/as-shown.ts';
import { readNumber, shortDate } from '#web/words/figures.ts';

interface ProfileFieldsProps {
  register: UseFormRegister<Profile>;
  messageOf: (name: keyof Profile) => string | undefined;
  /** Ticks exactly these states. */
  setStates: (states: Profile['statesOperating']) => void;
  /** Today's date, to show which laws start later. */
  today: string;
}

/** A blank head count becomes 0, a blank revenue becomes null (docs/requirements.md 5). */
const toNumber = (blank: number | undefined) => (typed: unknown) =>
  typeof typed === 'string' ? (readNumber(typed) ?? blank) : (typed ?? blank);

type FieldsProps = Pick<ProfileFieldsProps, 'register' | 'messageOf'>;

function Staff({ register, messageOf, hint }: FieldsProps & { hint: string }) {
  return (
    <Field
      id="employeeCount"
      label="Number of employees"
      hint={hint}
      error={messageOf('employeeCount')}
    >
      {(control) => (
        <input
          className="input input--short"
          inputMode="numeric"
          autoComplete="off"
          {...control}
          {...register('employeeCount', { setValueAs: toNumber(0) })}
        />
      )}
    </Field>
  );
}

function Revenue({ register, messageOf }: FieldsProps) {
  return (
    <Field
      id="annualRevenue"
      label={
        <>
          Annual revenue <span className="soft">(optional)</span>
        </>
      }
      hint="Last full year, before costs. A few laws set a figure, and the size test may use it too."
      error={messageOf('annualRevenue')}
    >
      {(control) => (
        <div className="money">
          <span aria-hidden="true">$</span>
          <input
            className="input"
            inputMode="decimal"
            autoComplete="off"
            {...control}
            {...register('annualRevenue', { setValueAs: toNumber(undefined) })}
          />
        </div>
      )}
    </Field>
  );
}

function AllOrNone({ onChoose }: { onChoose: (states: Profile['statesOperating']) => void }) {
  return (
    <p className="row small noprint">
      <button
        className="linkbtn"
        type="button"
        onClick={() => onChoose(STATES_AS_SHOWN.map(({ code }) => code))}
      >
        All states
      </button>
      <button className="linkbtn" type="button" onClick={() => onChoose([])}>
        None
      </button>
    </p>
  );
}

function StatePicks({ register, messageOf, today, setStates }: ProfileFieldsProps) {
  return (
    <ChoiceGroup
      id="statesOperating"
      legend="States where you have customers"
      hint="Where they live, not where you are. Only states with a law are listed."
      error={messageOf('statesOperating')}
    >
      <AllOrNone onChoose={setStates} />
      <div className="picks picks--3">
        {STATES_AS_SHOWN.map((state, index) => (
          <label className="pick" key={state.code}>
            <input
              type="checkbox"
              value={state.code}
              id={index === 0 ? 'statesOperating' : `state-${state.code}`}
              {...register('statesOperating')}
            />
            <span>
              {asShown(state.name)}
              {state.effective > today && <small>from {shortDate(state.effective)}</small>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function DataPicks({ register, messageOf, hint }: FieldsProps & { hint?: string }) {
  return (
    <ChoiceGroup
      id="dataTypesCollected"
      legend="Data you collect"
      hint={hint}
      error={messageOf('dataTypesCollected')}
    >
      <div className="picks">
        {DATA_TYPES.map((type, index) => (
          <label className="pick" key={type}>
            <input
              type="checkbox"
              value={type}
              id={index === 0 ? 'dataTypesCollected' : `data-${index}`}
              {...register('dataTypesCollected')}
            />
            <span>{asShown(type)}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function NameField({ register, messageOf }: FieldsProps) {
  return (
    <Field id="businessName" label="Business name" error={messageOf('businessName')}>
      {(control) => (
        <input
          className="input"
          autoComplete="organization"
          {...control}
          {...register('businessName')}
        />
      )}
    </Field>
  );
}

function IndustryField({ register, messageOf, hint }: FieldsProps & { hint?: string }) {
  return (
    <Field id="industry" label="Industry" hint={hint} error={messageOf('industry')}>
      {(control) => (
        <select className="input" {...control} {...register('industry')}>
          <option value="">Choose one</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry} value={industry}>
              {asShown(industry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The fields of a business profile, for new and existing businesses. */
export function ProfileFields({ setStates, today, ...fields }: ProfileFieldsProps) {
  return (
    <>
      <NameField {...fields} />
      <IndustryField {...fields} hint="Pick the one most of your revenue comes from." />
      <Staff
        {...fields}
        hint="Count everyone on the payroll. Some laws ask for it, and it counts in the federal (SBA) size test."
      />
      <Revenue {...fields} />
      <StatePicks {...fields} setStates={setStates} today={today} />
      <DataPicks
        {...fields}
        hint="Include what your website, shop and email tools collect for you."
      />
    </>
  );
}

/** What a profile must have and the check does not ask for, in few words. */
export function MissingFields(fields: FieldsProps) {
  return (
    <>
      <NameField {...fields} />
      <IndustryField {...fields} />
      <Staff {...fields} hint="Everyone on the payroll." />
      <DataPicks {...fields} />
    </>
  );
}
