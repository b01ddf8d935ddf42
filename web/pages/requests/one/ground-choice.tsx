import type { ItemWhole } from '#contract/request-items.ts';
import { capital } from '#text/case.ts';
import { ChoiceGroup } from '#web/ui/field.tsx';

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
  source: 'record',
};

const LAWFUL =
  'These grounds are in our records of this law. Do you have another one? Ask a lawyer before you use it.';

/** What a refusal has to say. */
function MustSay({ items }: { items: readonly ItemWhole[] }) {
  const says = [...new Set(items.flatMap(({ allowed }) => allowed?.denialMustSay ?? []))];
  if (says.length === 0) return null;
  return <p className="small">{`The letter has to say: ${says.join('; ')}.`}</p>;
}

/** The ground of a refusal: one that the law of all these things names. */
export function GroundChoice({
  id: name,
  items,
  chosen,
  error,
  none,
  onChoose,
}: GroundChoiceProps) {
  const lawful = groundsOf(items);
  const isFree = lawful.length === 0 && items.every(({ owed }) => owed === false);
  const grounds = isFree ? [OWN_CHOICE] : lawful;
  return (
    <>
      <ChoiceGroup
        id={name}
        legend="On which ground do you refuse?"
        hint={isFree ? undefined : lawful.length === 0 ? none : LAWFUL}
        error={error}
      >
        <div className="choices">
          {grounds.map(({ id, text, source }, at) => (
            <label className="choice" key={id}>
              <input
                id={at === 0 ? name : `${name}-${id}`}
                type="radio"
                name={name}
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <span>
                {capital(text)}
                {source === 'memory' && (
                  <small>We have not confirmed this ground in the text of the law.</small>
                )}
              </span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <MustSay items={items} />
    </>
  );
}
