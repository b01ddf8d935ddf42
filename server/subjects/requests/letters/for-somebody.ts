/**
 * To whom a letter speaks. A parent or an agent reads whom it is about, that it is checked whether
 * they may act, and where the law lets nobody else ask. Who opts out need not give a name.
 */
import { choiceMark, gapMark } from '#contract/requests/letter-gaps.ts';
import type { LetterKind } from '#contract/requests/request-items.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { inLetter } from './typed-by-person.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

interface Of {
  readonly request: Pick<StoredRequest, 'by' | 'person'>;
  readonly items: readonly WorkedOut[];
  readonly today: string;
}

interface In {
  readonly kind: LetterKind;
  readonly language: LetterLanguage;
}

const ALONE = choiceMark('Keep this paragraph only if you answer the person alone');

/** Whoever asks for somebody else is told whom the letter is about. */
export function withPerson(text: string, { request, items, today }: Of, of: In): string {
  const { by } = request;
  const person = request.person && inLetter(request.person);
  if (by === 'self') return text;
  const { greeting, onBehalf, confirms, alsoMayAct, asksAlone } = LETTER_WORDS[of.language];
  const who = person?.onBehalfOf ?? gapMark('the person they asked for');
  const agents = items.flatMap(({ state, item }) => allowedOf(state, item, today).agent ?? []);
  const isBarred = agents.length > 0 && agents.every(({ may }) => !may);
  return text
    .split('\n\n')
    .flatMap((each) => {
      if (each.startsWith(greeting)) return [each, onBehalf(who)];
      if (of.kind !== 'receipt' || !each.includes(confirms)) return [each];
      return isBarred ? [each, `${ALONE} ${asksAlone(who)}`] : [each + alsoMayAct(who)];
    })
    .join('\n\n');
}

const NAME = gapMark('name of the person');
const HELLO: Readonly<Record<LetterLanguage, string>> = { en: 'Hello', es: 'Hola' };

/** A use is stopped without a name, so the letter about it asks for none. */
export function withoutName(
  text: string,
  { request, items }: Of,
  language: LetterLanguage,
): string {
  const { person } = request;
  const isStop = items.every(({ state }) => state.rule?.family === 'stop');
  if (!isStop || person === null || person.name !== null || person.email === null) return text;
  return text
    .replace(`${NAME}, `, '')
    .replace(`${LETTER_WORDS[language].greeting}${NAME}`, HELLO[language]);
}
