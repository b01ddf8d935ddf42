/** What hinders each of the entries that are not whole, by their ids. */
export const faultsOf = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  faultOf: (entry: Entry) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const fault = faultOf(entry);
      return fault === undefined ? [] : [[entry.id, fault]];
    }),
  );

export const NEXT_STEP = 'next-step';
/** Where nothing is left to confirm, the button is gone: the focus goes on. */
export const toNextStep = () => document.getElementById(NEXT_STEP)?.focus();

interface AllRightProps {
  /** How many proposals wait. */
  waiting: number;
  pending: boolean;
  onConfirm: () => void;
}

/** Confirms all that wait at once: each says above what is confirmed with it. */
export function AllRight({ waiting, pending, onConfirm }: AllRightProps) {
  if (waiting < 2) return null;
  return (
    <button
      className="btn btn--quiet"
      type="button"
      {...(pending ? { 'aria-disabled': true as const } : {})}
      onClick={() => {
        if (!pending) onConfirm();
      }}
    >
      {`All ${waiting} are right`}
    </button>
  );
}
