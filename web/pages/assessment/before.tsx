import type { Business } from '#contract/businesses.ts';
import { BusinessPicker } from '#web/parts/owner-page/business-picker.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';

const TITLE = 'Compliance Assessment';

export function ChooseBusiness({ businesses }: { businesses: readonly Business[] }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">Choose the business you want to look at.</p>
      </div>
      <div className="wrap narrowpage asmt stack">
        <BusinessPicker businesses={businesses} page="/assessment" />
      </div>
    </>
  );
}
