import type { ItemWhole } from '#contract/requests/request-items.ts';
import { capital } from '#text/case.ts';
import { groundLabel } from '#web/words/requests/grounds.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

interface GroundChoiceProps {
  id: string;
  items: readonly ItemWhole[];
  chosen: string;
  error: string | undefined;
  /** Said where no one ground fits all of them. */
  none: string;
  onChoose: (ground: string) => void;
}

/** The grounds that the law allows for all of these. */
function groundsOf(items: readonly ItemWhole[]) {
  const [first, ...others] = items.map(({ allowed }) => allowed?.refuse ?? []);
  return (first ?? []).filter(({ id }) =>
    others.every((grounds) => grounds.some((ground) => ground.id === id)),
  );
}

/** No law binds here, so any reason will do. */
const OWN_CHOICE = {
  id: 'exemption',
  text: 'No law of this kind binds you: your own choice',
  cite: undefined,
  source: 'record',
};

const LAWFUL = 'From our records of this law. Another one? Ask a lawyer first.';

/** What a refusal in the owner's own words has to say; our letter says it by itself. */
export function MustSay({ items }: { items: readonly ItemWhole[] }) {
  const says = [...new Set(items.flatMap(({ allowed }) => allowed?.denialMustSay ?? []))];
  if (says.length === 0) return null;
  return <p className="small">{`The letter has to say: ${says.join('; ')}.`}</p>;
}

/** Of the ground that is chosen: what the law says, and where. */
interface Ground {
  readonly text: string;
  readonly cite?: string | undefined;
  readonly source: string;
}

function Whole({ ground }: { ground: Ground }) {
  const { text, cite, source } = ground;
  return (
    <>
      {`${capital(text)}. `}
      {source === 'memory' ? 'We have not confirmed this ground in the text of the law.' : cite}
    </>
  );
}

/** The ground of a refusal: one that the law of all these things names. */
export function GroundChoice({ id, items, chosen, error, none, onChoose }: GroundChoiceProps) {
  const lawful = groundsOf(items);
  const isFree = lawful.length === 0 && items.every(({ owed }) => owed === false);
  const grounds = isFree ? [OWN_CHOICE] : lawful;
  return (
    <RadioGroup
      id={id}
      legend="On which ground do you refuse?"
      hint={isFree ? undefined : lawful.length === 0 ? none : LAWFUL}
      error={error}
      choices={grounds.map((ground) => ({
        value: ground.id,
        label: (isFree ? undefined : groundLabel(ground.id)) ?? capital(ground.text),
        hint: !isFree && ground.id === chosen ? <Whole ground={ground} /> : undefined,
      }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
