import { CONTRACTS, type DataMap, type MapRecipient } from '#contract/documents/data-map.ts';
import type { VendorChoice } from '#contract/documents/vendor-choice.ts';
import { longDate } from '#text/english.ts';
import { Field } from '#web/ui/field.tsx';
import { today } from '#web/words/time/clock.ts';
import { ACCEPTED_WORDS, howReadWords } from '#web/words/vendors/vendor-terms.ts';

interface VendorProps {
  company: MapRecipient;
  vendors: DataMap['vendors'];
  onType: (company: MapRecipient) => void;
}

const [SIGNED, OWN_TERMS, , NOT_KNOWN] = CONTRACTS;

/** The companies that may be behind the tool of an entry. */
const vendorsOf = ({ tool }: MapRecipient, vendors: DataMap['vendors']) =>
  (tool === null ? undefined : vendors[tool]) ?? [];

/** The one that it is, as far as the entry says. */
export const vendorOf = (company: MapRecipient, vendors: DataMap['vendors']) => {
  const all = vendorsOf(company, vendors);
  return all.length === 1
    ? all[0]
    : all.find(({ called, name }) => [called, name].includes(company.company || company.name));
};

/** An entry that stands for several companies: the owner says which. */
export function WhichVendor({ company, vendors, onType }: VendorProps) {
  const choices = vendorsOf(company, vendors);
  if (choices.length < 2 || vendorOf(company, vendors)) return null;
  return (
    <fieldset className="field">
      <legend>Which one is it?</legend>
      <p className="hint">Not here? Write its name below.</p>
      <p className="row">
        {choices.map(({ called, name }) => (
          <button
            key={called}
            className="btn btn--quiet btn--small"
            type="button"
            onClick={() => onType({ ...company, name: called, company: name ?? '' })}
          >
            {called}
          </button>
        ))}
      </p>
    </fieldset>
  );
}

/** What we know of its terms: their address, how they are accepted, and how we know. */
function Known({ vendor }: { vendor: VendorChoice }) {
  const { called, name, nameIsKnown, terms, accepted, read } = vendor;
  return (
    <div className="stack-sm">
      <p>
        {name === null
          ? `We have not read under which name ${called} signs. Look at your contract or an invoice.`
          : `It signs as ${name}.`}
        {nameIsKnown && ' That is general knowledge. Check it on your contract or an invoice.'}
      </p>
      {terms === null || read === null ? (
        <p>We have not read its terms on data. Look for “data processing” on its site.</p>
      ) : (
        <>
          <p className="mapboth">
            Its terms on data: <a href={terms}>{terms}</a>
          </p>
          <p>
            {ACCEPTED_WORDS[accepted ?? 'not read']} {howReadWords(read.how, longDate(read.on))}
          </p>
        </>
      )}
    </div>
  );
}

/** The terms of a company, and the day on which the owner accepted them. */
export function VendorTerms({ company, vendors, onType }: VendorProps) {
  const vendor = vendorOf(company, vendors);
  const isAccepted = company.acceptedOn !== '';
  const day = (id: 'acceptedOn' | 'endsOn', label: string, hint: string) => (
    <Field id={`${company.id}-${id}`} label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          value={company[id]}
          onChange={({ currentTarget }) => onType({ ...company, [id]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {vendor && <Known vendor={vendor} />}
      {vendor?.terms && (
        <label className="pick">
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={({ currentTarget }) =>
              onType(
                currentTarget.checked
                  ? { ...company, contract: OWN_TERMS, acceptedOn: today() }
                  : { ...company, contract: NOT_KNOWN, acceptedOn: '' },
              )
            }
          />
          <span>We have read its terms on data and accepted them</span>
        </label>
      )}
      {(isAccepted || company.contract === SIGNED || company.contract === OWN_TERMS) && (
        <>
          {day('acceptedOn', 'On which day?', 'The day on which you accepted or signed.')}
          {day('endsOn', 'Last day of the contract', 'Only if it ends by itself.')}
        </>
      )}
    </>
  );
}
