import type { ItemWhole } from '#contract/requests/request-items.ts';
import { IDENTITY_WAYS, type IdentityWay } from '#engine/words/requests.ts';
import { list } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { WAY_WORDS } from '#web/words/requests/identity.ts';
import { useHere } from './here.tsx';

/** Which of these the law lets check now. */
export const checkable = (items: readonly ItemWhole[]): readonly ItemWhole[] =>
  items.filter(({ allowed }) => allowed?.verify.may === true);

interface WaysProps {
  id: string;
  items: readonly ItemWhole[];
  chosen: readonly IdentityWay[];
  error?: string | undefined;
  onChoose: (ways: readonly IdentityWay[]) => void;
  children?: React.ReactNode;
}

/** How many facts have to match, where a law counts them. */
function factsWords(items: readonly ItemWhole[]): string {
  const facts = Math.max(0, ...items.map(({ allowed }) => allowed?.verify.facts ?? 0));
  return facts === 0
    ? 'Tick what fits. Write down no answers.'
    : `The law wants ${plural(facts, 'fact')} that match your records, or their account with you. Write down no answers.`;
}

/** By what the owner sees who asks: only what is there already. */
export function IdentityWays({ id, items, chosen, error, onChoose, children }: WaysProps) {
  const { request } = useHere();
  const ways = IDENTITY_WAYS.filter((way) => way !== 'permission' || request.by !== 'self');
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend>How do you know who they are?</legend>
      <p className="hint">{factsWords(items)}</p>
      {error !== undefined && <p className="error">{error}</p>}
      {ways.map((way) => (
        <label className="pick" key={way}>
          <input
            type="checkbox"
            checked={chosen.includes(way)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, way] : chosen.filter((each) => each !== way))
            }
          />
          <span>{WAY_WORDS[way]}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}

/** What the laws of these forbid to ask. */
export function NeverAsk({ items }: { items: readonly ItemWhole[] }) {
  const all = items.flatMap(({ neverAsk }) => neverAsk);
  const whats = [...new Set(all.map(({ what }) => what))];
  const cites = [...new Set(all.flatMap(({ cite }) => cite ?? []))];
  if (whats.length === 0) return null;
  return (
    <p className="small">
      {`Never ask them ${list(whats, 'or')}.`}{' '}
      {cites.map((cite) => (
        <Citation key={cite} cite={cite} />
      ))}
    </p>
  );
}
