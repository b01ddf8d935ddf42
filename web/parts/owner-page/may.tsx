/**
 * What the signed-in person may do with a business: its owner all, an editor all but what is the
 * owner's, a reader nothing that changes it.
 */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useBusinesses } from '#web/api/businesses.ts';
import { shownOf } from './shown-business.ts';

type Needed = 'write' | 'owner';

/** Of the business, or of the one that the page shows. The page itself loads the list. */
export function useMay(needed: Needed, businessId?: string): boolean {
  const { data = [] } = useBusinesses(false);
  const asked = useSearchParams()[0].get('business');
  const { shared } = shownOf(data, businessId ?? asked) ?? {};
  if (!shared) return true;
  return needed === 'write' && shared.role === 'editor';
}

interface ChangingProps {
  children: ReactNode;
  businessId?: string;
  needs?: Needed;
  /** What stands there for who may not. */
  instead?: ReactNode;
}

/** What changes a business: only there for who may. */
export const Changing = ({ children, businessId, needs = 'write', instead }: ChangingProps) =>
  useMay(needs, businessId) ? children : instead;

/** Controls that show what is stored: who may not change it sees them, and cannot use them. */
export function Locked({ children, businessId }: { children: ReactNode; businessId?: string }) {
  if (useMay('write', businessId)) return children;
  return (
    <fieldset className="locked" disabled>
      {children}
    </fieldset>
  );
}
