import type { ItemWhole } from '#contract/requests/request-items.ts';
import { IDENTITY_WAYS, type IdentityWay } from '#engine/words/requests.ts';
import { proofShort, showsWho } from '#engine/requests/steps/proof-shown.ts';
import { list } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { shortWords, WAY_WORDS } from '#web/words/requests/identity.ts';
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
  const verifying = items.flatMap(({ allowed }) => allowed?.verify ?? []);
  const onlyWhere = new Map<IdentityWay, boolean>([
    ['permission', request.by === 'agent'],
    ['declaration', verifying.some(({ signed }) => signed)],
  ]);
  const ways = IDENTITY_WAYS.filter((way) => onlyWhere.get(way) ?? true);
  const short = showsWho(chosen) ? proofShort(verifying, chosen) : undefined;
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend>How do you know who they are?</legend>
      <p className="hint">{factsWords(items)}</p>
      {error !== undefined && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
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
      <p className="hint" role="status">
        {short && shortWords(short)}
      </p>
      {children}
    </fieldset>
  );
}

export interface WhoChoice {
  readonly identity: readonly IdentityWay[];
  /** The owner says that nothing was checked. */
  readonly unchecked: boolean;
}

/** What is sent of it: left out while nothing was said. */
export const identityToSend = ({ identity, unchecked }: WhoChoice) =>
  unchecked || identity.length > 0 ? { identity: [...identity] } : {};

interface WhoAsksProps extends Pick<WaysProps, 'id' | 'items' | 'error'> {
  choice: WhoChoice;
  onChoose: (choice: WhoChoice) => void;
}

/** Before data goes out: how it is known who asks, or that nobody checked. */
export function WhoAsks({ id, items, error, choice, onChoose }: WhoAsksProps) {
  const must = items.some(({ allowed }) => allowed?.verify.must === true);
  return (
    <IdentityWays
      id={id}
      items={items}
      chosen={choice.identity}
      error={error}
      onChoose={(identity) => onChoose({ identity, unchecked: false })}
    >
      <label className="pick">
        <input
          type="checkbox"
          checked={choice.unchecked}
          onChange={({ target }) => onChoose({ identity: [], unchecked: target.checked })}
        />
        <span>
          I did not check
          {must && <small>The law wants you to be sure first. The log will say so.</small>}
        </span>
      </label>
    </IdentityWays>
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
