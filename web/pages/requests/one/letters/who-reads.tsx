import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { letterParts } from '#contract/requests/letter-texts.ts';
import { checkable, WhoAsks } from '#web/pages/requests/one/identity-ways.tsx';
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
  return (
    <WhoAsks
      id="send-identity"
      items={checkable(useAbout(letter))}
      error={errorOf('identity')}
      choice={choice}
      onChoose={set}
    />
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
