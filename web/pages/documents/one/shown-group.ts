/** Which group of questions is shown: the one that the address names, else the first. */
import { goToFragment, useFragment } from '#web/parts/links/fragment.ts';
import { fieldOf } from './detail-words.ts';

/** Also of the heading of the group that is shown. */
const GROUP = 'group';

interface Grouped {
  readonly id: string;
  readonly names: readonly string[];
}

/** The part of the address that opens a group. */
export const groupFragment = (id: string): string => `${GROUP}-${id}`;

/** `#group-NAME` and `#detail-NAME` open the group that has this detail. */
export function useShownGroup<Group extends Grouped>(groups: readonly Group[]): Group | undefined {
  const fragment = useFragment();
  return (
    groups.find(({ id }) => groupFragment(id) === fragment) ??
    groups.find(({ names }) =>
      names.some((name) => fragment === groupFragment(name) || fragment === fieldOf(name)),
    ) ??
    groups[0]
  );
}

/** Shows a group, or the first one, and moves the focus once it is there. */
export function showGroup(id: string | undefined, how: 'step' | 'in place', focus = GROUP): void {
  goToFragment(id === undefined ? '' : groupFragment(id), how);
  requestAnimationFrame(() => {
    const target = document.getElementById(focus);
    target?.scrollIntoView({ block: focus === GROUP ? 'start' : 'center' });
    target?.focus({ preventScroll: true });
  });
}
