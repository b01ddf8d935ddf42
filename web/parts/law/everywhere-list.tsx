import type { StateCode } from '#law/codes.ts';
import { pointersIn } from '#law/everywhere.ts';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { NearLaws } from './everywhere.tsx';
import { useOwnSite } from './own-site.ts';

const POINTERS = pointersIn(BUILT_IN);

interface EverywhereListProps {
  businessId: string;
  /** Whether answers may be given. */
  mayTell: boolean;
  named: readonly StateCode[];
}

/** These laws for a business, with their texts: private pages load them on demand. */
export function EverywhereList({ businessId, mayTell, named }: EverywhereListProps) {
  const { answers, tell } = useOwnSite(businessId);
  if (answers === undefined) return null;
  return (
    <NearLaws
      laws={POINTERS}
      named={named}
      answers={answers}
      onTold={mayTell ? tell : undefined}
      language={BUILT_IN}
    />
  );
}
