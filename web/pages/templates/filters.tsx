import { SearchField } from '#web/ui/search-field.tsx';
import type { ReactNode } from 'react';
import { STATES } from '#law/codes.ts';
import { Field } from '#web/ui/field.tsx';
import { INDUSTRIES } from '#contract/choices.ts';
import { TEMPLATE_FORMATS, TEMPLATE_LIST } from '#law/templates.ts';
import type { Filter } from './search.ts';

interface FiltersProps {
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
}

interface ChoiceProps extends FiltersProps {
  name: Exclude<keyof Filter, 'typed'>;
  label: string;
  any: string;
  children: ReactNode;
}

function Choice({ filter, onChange, name, label, any, children }: ChoiceProps) {
  return (
    <Field id={`filter-${name}`} label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={filter[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        >
          <option value="">{any}</option>
          {children}
        </select>
      )}
    </Field>
  );
}

const options = (values: readonly string[]) =>
  values.map((value) => <option key={value}>{value}</option>);

const CATEGORIES = [...new Set(TEMPLATE_LIST.map(({ category }) => category))];

export function Filters(props: FiltersProps) {
  const { filter, onChange } = props;
  return (
    <search className="noprint scripted">
      <form className="filters filters--7" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          id="q"
          label="Search"
          typed={filter.typed}
          onType={(typed) => onChange({ typed })}
        />
        <Choice {...props} name="category" label="Category" any="All categories">
          {options(CATEGORIES)}
        </Choice>
        <Choice {...props} name="state" label="State" any="All states">
          {STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice {...props} name="size" label="Business size" any="Any size">
          <option value="alone">Only me</option>
          <option value="team">With employees</option>
        </Choice>
        <Choice {...props} name="industry" label="Industry" any="Any industry">
          {options(INDUSTRIES)}
        </Choice>
        <Choice {...props} name="format" label="Format" any="Any format">
          {options(TEMPLATE_FORMATS)}
        </Choice>
        <Choice {...props} name="price" label="Free or premium" any="Both">
          <option value="free">Free</option>
          <option value="premium">Premium</option>
        </Choice>
      </form>
    </search>
  );
}
