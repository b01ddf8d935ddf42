import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { WaitingTitled } from '#web/parts/shell/waiting-page.tsx';
import { OwnerPage } from './owner-page.tsx';
import { shownOf } from './shown-business.ts';

interface BusinessPageProps {
  title: string;
  /** What is said until the businesses are there, such as "Loading your plan...". */
  loading: string;
  /** The address of the page's own style sheet. */
  styles?: string;
  /** The page, with all businesses and the one that it is about. */
  children: (businesses: readonly Business[], business: Business | undefined) => ReactNode;
}

function Loaded({ title, loading, children }: BusinessPageProps) {
  const businesses = useBusinesses(true);
  const named = useSearchParams()[0].get('business');
  if (businesses.isPending) return <WaitingTitled title={title}>{loading}</WaitingTitled>;
  if (businesses.isError)
    return <PageLoadFailed title={title} what="your businesses" query={businesses} />;
  const all = businesses.data;
  const shown = shownOf(all, named);
  const isAnother = named !== null && shown !== undefined && shown.id !== named;
  return (
    <>
      {isAnother && (
        <div className="wrap noprint">
          <p className="note--ask small" role="note">
            {`The address names a business that is not in your account, or no longer. You see ${shown.businessName}.`}
          </p>
        </div>
      )}
      {children(all, shown)}
    </>
  );
}

/** A page behind sign-in about the owner's businesses: drawn once they are loaded. */
export function BusinessPage(props: BusinessPageProps) {
  const { title, loading, styles } = props;
  return (
    <>
      {styles !== undefined && <link rel="stylesheet" href={styles} precedence="default" />}
      <OwnerPage waiting={<WaitingTitled title={title}>{loading}</WaitingTitled>}>
        <Loaded {...props} />
      </OwnerPage>
    </>
  );
}
