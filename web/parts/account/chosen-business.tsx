import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { PageLink } from '#web/parts/shell/page-link.tsx';

/** The business that `?business=` names, else the oldest; undefined where the owner has none. */
export function useChosenBusiness(
  businesses: readonly Business[] | undefined,
): Business | undefined {
  const [search] = useSearchParams();
  return businesses?.find(({ id }) => id === search.get('business')) ?? businesses?.[0];
}

/** The way on for an owner without a business. */
export const SetUpBusiness = () => (
  <p className="row">
    <PageLink className="btn" to="/dashboard?setup=new">
      Set up your business
    </PageLink>
  </p>
);
