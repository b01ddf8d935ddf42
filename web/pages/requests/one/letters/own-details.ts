import { tellDetails } from '#web/api/documents.ts';
import { refreshOne } from '#web/api/requests.ts';
import { useHere } from '#web/pages/requests/one/here.tsx';

interface Told {
  readonly what: string;
  readonly value: string;
}

/** Gaps about the business itself: what is typed into one is kept, so that no letter asks again. */
export function useOwnDetails() {
  const { business, request } = useHere();
  const nameOf = (what: string) => request.untold.find((one) => one.what.includes(what))?.name;
  return {
    isOwn: (what: string) => nameOf(what) !== undefined,
    /** The letter has it in any case; where it cannot be kept, the next one asks again. */
    tellOwn: (told: readonly Told[]) => {
      const named = new Map(
        told.flatMap(({ what, value }) => {
          const name = nameOf(what);
          return name === undefined ? [] : [[name, value] as const];
        }),
      );
      if (named.size === 0) return;
      const details = [...named].map(([name, value]) => ({ name, value }));
      void tellDetails(business.id, details)
        .then(() => refreshOne(business.id, request.id))
        .catch(() => undefined);
    },
  };
}
