import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';

const TITLE = 'Compliance Assessment';

interface PickerProps {
  businesses: readonly Business[];
  chosen?: string;
}

/** The list of businesses; choosing one shows its result and does not move the focus. */
export function BusinessPicker({ businesses, chosen = '' }: PickerProps) {
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate(`/assessment?business=${id}`, { state: { keepFocus: true } });
  return (
    <div className="row noprint">
      <label className="small" htmlFor="business">
        Business
      </label>
      <select
        className="input pickbiz"
        id="business"
        value={chosen}
        onChange={(event) => event.target.value && choose(event.target.value)}
      >
        {chosen === '' && <option value="">Choose one</option>}
        {businesses.map((business) => (
          <option key={business.id} value={business.id}>
            {business.businessName}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ChooseBusiness({ businesses }: { businesses: readonly Business[] }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">Choose the business you want to look at.</p>
      </div>
      <div className="wrap narrowpage asmt stack">
        <BusinessPicker businesses={businesses} />
      </div>
    </>
  );
}
