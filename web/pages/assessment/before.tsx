import type { Business } from '#contract/businesses.ts';
import { assessmentOf } from '#web/parts/assessment/addresses.ts';
import { Go } from '#web/parts/links/go.tsx';
import { PlaceNav } from '#web/parts/owner-page/place-nav.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';

const TITLE = 'Compliance Assessment';

/** The list of businesses, where the address names none. */
export function ChooseBusiness({ businesses }: { businesses: readonly Business[] }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <PlaceNav />
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">Choose the business you want to look at.</p>
      </div>
      <div className="wrap narrowpage asmt">
        <ul className="plain hairs boxed">
          {businesses.map(({ id, businessName, shared }) => (
            <li key={id}>
              <Go to={assessmentOf(id)}>{businessName}</Go>
              {shared && <span className="small soft">{` ${shared.by}`}</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
