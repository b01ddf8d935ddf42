import type { RequestRow } from '#contract/requests/request-shapes.ts';
import { HELD_SHORT } from '#web/words/requests/held.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

interface Chip {
  readonly words: string;
  readonly icon: IconName;
  readonly tone: string;
}

function chipsOf({
  items,
  held,
  setAside,
  isTrial,
  refusedMail,
  letterWaits,
  closedOn,
}: RequestRow): Chip[] {
  const isOpen = closedOn === null;
  const mostly = items.filter(({ noVerify }) => noVerify).length;
  return [
    ...(isTrial ? [{ words: 'example', icon: 'info', tone: 'coming' } as const] : []),
    ...(held === null
      ? []
      : [{ words: `held: ${HELD_SHORT[held]}`, icon: 'ask', tone: 'ask' } as const]),
    ...(setAside ? [{ words: 'set aside', icon: 'info', tone: 'not' } as const] : []),
    ...(refusedMail ? [{ words: 'mail refused', icon: 'alert', tone: 'late' } as const] : []),
    ...(letterWaits
      ? [{ words: 'a letter waits for the mail', icon: 'alert', tone: 'ask' } as const]
      : []),
    ...(isOpen && mostly > 0
      ? [
          {
            words:
              mostly === items.length ? 'do not check identity' : 'do not check identity for some',
            icon: 'alert',
            tone: 'differs',
          } as const,
        ]
      : []),
    ...(isOpen && items.some(({ free }) => free === false)
      ? [{ words: 'a fee is possible', icon: 'info', tone: 'plain' } as const]
      : []),
  ];
}

/** What to know before doing anything. */
export function Chips({ row }: { row: RequestRow }) {
  const chips = chipsOf(row);
  if (chips.length === 0) return null;
  return (
    <ul className="deskchips" aria-label="Good to know">
      {chips.map(({ words, icon, tone }) => (
        <li key={words} className={`badge badge--${tone}`}>
          <Icon name={icon} />
          {words}
        </li>
      ))}
    </ul>
  );
}
