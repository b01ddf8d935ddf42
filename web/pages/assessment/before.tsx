import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { PageLink } from '#web/parts/page-link.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Tile } from '#web/parts/tile.tsx';

const TITLE = 'Compliance Assessment';

/** Without a business there is nothing to assess: the way to the profile. */
export function SetUpFirst({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">
          Which state privacy laws bind your business, what to do, by when and why.
        </p>
      </div>
      <div className="wrap narrowpage asmt">
        <div className="empty">
          <p className="tilelist" aria-hidden="true">
            <Tile code="" fill="none" />
            <Tile code="" fill="none" />
            <Tile code="" fill="none" />
          </p>
          <h2>Set up your business profile first</h2>
          <p className="soft">
            Six short questions: name, industry, head count, revenue, states and the data you
            collect. Then you see each law that applies, with its section.
          </p>
          <p>
            <PageLink className="btn" to="/dashboard">
              Set up a business profile
            </PageLink>
          </p>
          {!signedIn && (
            <p className="small">
              You need an account, so that your answers stay yours.{' '}
              <PageLink to="/register">Create an account</PageLink> or{' '}
              <PageLink to="/login">sign in</PageLink>.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface PickerProps {
  businesses: readonly Business[];
  chosen?: string;
}

/** The list of businesses; choosing one shows its result and leaves the focus where it is. */
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
