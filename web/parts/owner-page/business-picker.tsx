import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';

interface PickerProps {
  businesses: readonly Business[];
  chosen?: string;
  /** The path of the page that shows one business. */
  page: string;
}

/** The list of businesses; choosing one shows it and does not move the focus. */
export function BusinessPicker({ businesses, chosen = '', page }: PickerProps) {
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate(`${page}?business=${id}`, { state: { keepFocus: true } });
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
            {business.shared
              ? `${business.businessName} (${business.shared.by})`
              : business.businessName}
          </option>
        ))}
      </select>
    </div>
  );
}
