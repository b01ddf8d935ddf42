import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { letterParts } from '#contract/requests/letter-texts.ts';
import { checkable, IdentityWays } from '#web/pages/requests/one/identity-ways.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { BY_WORDS } from '#web/words/requests/items.ts';
import type { SendChoice } from './sending.ts';

export interface PartProps {
  letter: DeskLetter;
  choice: SendChoice;
  set: (change: Partial<SendChoice>) => void;
  errorOf: (name: string) => string | undefined;
}

const ENDED = new Set(['close', 'nothing']);

/** What the letter is about and is still open. */
export function useAbout(letter: DeskLetter) {
  const { request } = useHere();
  return request.items.filter(
    ({ type, next }) => (letter.item === null || letter.item === type) && !ENDED.has(next.step),
  );
}

/** Before data goes out: how it is known who asks. */
export function Who({ letter, choice, set, errorOf }: PartProps) {
  const items = checkable(useAbout(letter));
  const must = items.some(({ allowed }) => allowed?.verify.must === true);
  return (
    <IdentityWays
      id="send-identity"
      items={items}
      chosen={choice.identity}
      error={errorOf('identity')}
      onChoose={(identity) => set({ identity, unchecked: false })}
    >
      <label className="pick">
        <input
          type="checkbox"
          checked={choice.unchecked}
          onChange={({ target }) => set({ identity: [], unchecked: target.checked })}
        />
        <span>
          I did not check
          {must && <small>The law wants you to be sure first. The log will say so.</small>}
        </span>
      </label>
    </IdentityWays>
  );
}

/** Who reads it, in which language: seen before it leaves. */
export function Reader({ letter }: { letter: DeskLetter }) {
  const { request } = useHere();
  const { person, by } = request;
  const who = person?.name ?? person?.email ?? person?.post ?? 'nobody is named';
  const role = by === 'self' ? '' : `, ${BY_WORDS[by].toLowerCase()}`;
  const about = person?.onBehalfOf == null ? '' : ` It is about ${person.onBehalfOf}.`;
  const language =
    letterParts(letter.text).length > 1 ? 'in Spanish, with English below' : 'in English';
  return <p className="small desksaid">{`Read by ${who}${role}, ${language}.${about}`}</p>;
}
