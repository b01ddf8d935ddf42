import type { Detail } from '#contract/documents/details.ts';
import { plural } from '#text/figures.ts';
import { minutesWords } from '../minutes.ts';
import type { DetailDrafts } from './detail-drafts.ts';
import type { DetailGroup } from './detail-groups.ts';
import { groupFragment, showGroup } from './shown-group.ts';

interface GroupListProps {
  groups: readonly DetailGroup[];
  shown: DetailGroup;
  details: readonly Detail[];
  drafts: DetailDrafts;
  /** Questions that decide which parts stay. */
  asks: number;
}

/** The group of these questions, which are no details. */
export const ASKS = 'asks';

type OfGroup = Pick<GroupListProps, 'details' | 'asks'> & { group: DetailGroup };

/** "5 left, about 3 minutes". */
export function stateOf({ group, details, asks }: OfGroup): string {
  const { id, names, optional } = group;
  if (optional) return plural(names.length, 'line');
  if (id === ASKS) return `${asks} left, ${minutesWords([], asks)}`;
  const own = details.filter(({ name }) => names.includes(name));
  return `${names.length} left, ${minutesWords(own)}`;
}

function GroupLink({ group, isShown, ...of }: OfGroup & { isShown: boolean; typed: boolean }) {
  const { id, title } = group;
  return (
    <li>
      <a
        href={`#${groupFragment(id)}`}
        {...(isShown ? { 'aria-current': 'step' as const } : {})}
        onClick={(event) => {
          event.preventDefault();
          showGroup(id, 'step');
        }}
      >
        {title}
      </a>
      <span className="small soft">
        {stateOf({ group, ...of })}
        {of.typed && ', typed and not saved yet'}
      </span>
    </li>
  );
}

/** All groups, each with its state: a way to any of them. */
export function GroupList({ groups, shown, details, drafts, asks }: GroupListProps) {
  return (
    <details className="folded">
      <summary>
        <span>All groups of questions</span>
        <span className="folded__count">{`${groups.indexOf(shown) + 1} of ${groups.length}`}</span>
      </summary>
      <ol className="grouplist">
        {groups.map((group) => (
          <GroupLink
            key={group.id}
            group={group}
            isShown={group === shown}
            details={details}
            asks={asks}
            typed={group.names.some((name) => name in drafts.drafts)}
          />
        ))}
      </ol>
    </details>
  );
}

interface TurnProps {
  groups: readonly DetailGroup[];
  shown: DetailGroup;
}

/** To the group before and after, without saving: what is typed waits. */
export function Turn({ groups, shown }: TurnProps) {
  const at = groups.indexOf(shown);
  const ways = [
    { words: 'Back', group: groups[at - 1] },
    { words: 'Next', group: groups[at + 1] },
  ];
  return (
    <nav aria-label="Groups of questions">
      <ul className="row small jumps">
        {ways.map(
          ({ words, group }) =>
            group && (
              <li key={words}>
                <a
                  href={`#${groupFragment(group.id)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    showGroup(group.id, 'step');
                  }}
                >
                  {words}
                  <span className="vh">: {group.title}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
