import { useBusinesses } from '#web/api/businesses.ts';
import { shownBusiness } from '#web/parts/shell/bar-place.ts';
import { useStored } from '#web/state/store.ts';

/**
 * On the pages of a business that an adviser may only read: one line that says so. The page itself
 * loads the list.
 */
export function ReaderNote() {
  const { data = [] } = useBusinesses(false);
  const shown = useStored(shownBusiness);
  const business = data.find(({ id }) => id === shown);
  if (business?.shared?.role !== 'reader') return null;
  const { businessName, shared } = business;
  return (
    <p className="wrap small soft readernote noprint" role="note">
      {`You can read ${businessName}, but not change it. Ask ${shared.by} if you need to edit.`}
    </p>
  );
}
