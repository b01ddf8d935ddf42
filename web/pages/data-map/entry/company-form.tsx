import { CONTRACTS, type DataMap, type MapRecipient, ROLES } from '#contract/documents/data-map.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { CONTRACT_LABELS, ROLE_LABELS } from '../words.ts';
import { WordsInput } from './inputs.tsx';
import { VendorTerms, WhichVendor } from './vendor-terms.tsx';

interface CompanyFormProps {
  company: MapRecipient;
  onType: (company: MapRecipient) => void;
}

function Contract({ id, company, onType }: CompanyFormProps & { id: string }) {
  return (
    <Field id={id} label="Is there a contract on data?">
      {(control) => (
        <select
          {...control}
          className="input"
          value={company.contract}
          onChange={({ currentTarget }) =>
            onType({
              ...company,
              contract: CONTRACTS.find((each) => each === currentTarget.value) ?? company.contract,
            })
          }
        >
          {CONTRACTS.map((each) => (
            <option key={each} value={each}>
              {CONTRACT_LABELS[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}

const Tick = ({ label, checked, onTick }: TickProps) => (
  <label className="pick">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);

/** How a visitor says no to a tool of the site. */
function OptOut({ company, onType }: CompanyFormProps) {
  const id = (name: string) => `${company.id}-${name}`;
  return (
    <>
      <WordsInput
        id={id('optout')}
        label="Web address where people can say no to it"
        hint="Leave it open if there is none."
        type="url"
        value={company.optOut}
        onType={(optOut) => onType({ ...company, optOut })}
      />
      <WordsInput
        id={id('optoutwords')}
        label="How to say no, in words"
        value={company.optOutWords}
        onType={(optOutWords) => onType({ ...company, optOutWords })}
      />
    </>
  );
}

/** The cells of a company. */
export function CompanyForm({
  company,
  vendors,
  onType,
}: CompanyFormProps & { vendors: DataMap['vendors'] }) {
  const id = (name: string) => `${company.id}-${name}`;
  const words = (name: 'name' | 'company' | 'kind' | 'business' | 'does') => ({
    id: id(name),
    value: company[name],
    onType: (value: string) => onType({ ...company, [name]: value }),
  });
  return (
    <div className="mapform">
      <WhichVendor company={company} vendors={vendors} onType={onType} />
      <WordsInput {...words('kind')} label="Kind of company" hint="Such as “email service”." />
      <WordsInput
        {...words('name')}
        label="Its name"
        hint="The tool or company. Leave it open for a kind of company, such as delivery firms."
      />
      <WordsInput {...words('company')} label="The company that runs it, as it signs contracts" />
      <WordsInput {...words('does')} label="What does it do for you, or with the data?" />
      <RadioGroup
        look="lines"
        id={id('role')}
        legend="What is it to you?"
        choices={ROLES.map((value) => ({ value, ...ROLE_LABELS[value] }))}
        value={company.role}
        onChange={(role) => onType({ ...company, role })}
      />
      {company.role !== 'processor' && (
        <WordsInput
          {...words('business')}
          label="What is its own business?"
          hint="Such as “places ads on many sites”."
        />
      )}
      <Contract id={id('contract')} company={company} onType={onType} />
      <VendorTerms company={company} vendors={vendors} onType={onType} />
      <div className="mappicks">
        <Tick
          label="It is on our site: a script, pixel or cookie"
          checked={company.onSite}
          onTick={(onSite) => onType({ ...company, onSite })}
        />
        <Tick
          label="Name it in our documents"
          checked={company.named}
          onTick={(named) => onType({ ...company, named })}
        />
      </div>
      {company.onSite && <OptOut company={company} onType={onType} />}
    </div>
  );
}
