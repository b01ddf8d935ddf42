import { useSearchParams } from 'react-router';
import { useBusinesses } from '#web/api/businesses.ts';

/**
 * On the pages of a business that an adviser may only read: one line that says so. The page itself
 * loads the list.
 */
export function ReaderNote() {
  const { data = [] } = useBusinesses(false);
  const asked = useSearchParams()[0].get('business');
  const business = data.length === 1 ? data[0] : data.find(({ id }) => id === asked);
  if (business?.shared?.role !== 'reader') return null;
  const { businessName, shared } = business;
  return (
    <p className="wrap small soft noprint" role="note">
      {`You can read ${businessName}, but not change it. Ask ${shared.by} if you need to edit.`}
    </p>
  );
}
