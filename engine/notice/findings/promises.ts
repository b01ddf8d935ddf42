/** Deadlines that the text promises, compared with those of the law. */
import { covers } from '#engine/notice/text/scope.ts';
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import type { DayClaim, NoticeLaw } from '#engine/notice/notice.ts';

const WORDS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  'one hundred twenty': 120,
};
const DAYS = new RegExp(
  `\\b(?:(?<figure>\\d{1,3})|(?<word>${Object.keys(WORDS).join('|')}))\\)?\\s?(?:\\(\\d{1,3}\\)\\s)?(?<kind>business |calendar |working )?(?<unit>days?|weeks?|months?)\\b`,
  'gi',
);
const ANSWER =
  /\b(?:respond\w*|answer\w*|reply|replies|get back|hear (?:back )?from us|fulfil\w*|act on|take care of|response|process your request|get an answer|time)\b/i;
const APPEAL =
  /\b(?:appeal|reconsider|review|second look|look (?:at it )?again|objection|decides?|rule on)/i;
/** Words that show a number of days for something else. */
const OTHER =
  /\b(?:extend|extension|additional|more days|further|another|acknowledg|confirm receipt|receipt|keep|kept|retain|store|delete|deleted|erase|within a reasonable|after (?:the|a) (?:denial|refusal|decision)|of (?:a|the|our) (?:denial|refusal|decision)|opt|consent|stop|free|12 months|twelve months|trip|visit|last)\b/i;

/** Promised deadlines that are later than the law allows. An earlier one is fine. */
export function lateDays(sentences: readonly Sentence[], laws: readonly NoticeLaw[]): DayClaim[] {
  return sentences.flatMap((sentence) => {
    if (!/\b(?:days?|weeks?|months?)\b/i.test(sentence.text)) return [];
    return sentence.text
      .split(/[;]|\.\s|,? and (?!(?:get|give|gives)\b)/)
      .flatMap((part, at, parts) => claimsIn(part, parts.slice(0, at).join(' '), sentence, laws));
  });
}

function claimsIn(
  part: string,
  before: string,
  sentence: Sentence,
  laws: readonly NoticeLaw[],
): DayClaim[] {
  if (OTHER.test(part)) return [];
  const about =
    APPEAL.test(part) || /\bappeal/i.test(before)
      ? 'appeal'
      : ANSWER.test(part)
        ? 'answer'
        : undefined;
  const longest = Math.max(
    0,
    ...[...part.matchAll(DAYS)].map(({ groups }) => calendarDays(groups ?? {})),
  );
  if (about === undefined || longest === 0) return [];
  return laws.flatMap((law): DayClaim[] => {
    const most = about === 'appeal' ? law.appealDays : law.respondDays;
    if (most === null || longest <= most || !covers(sentence.scope, law.state)) return [];
    return [{ state: law.state, about, said: longest, law: most, quote: quoteOf(sentence) }];
  });
}

function calendarDays({
  figure,
  word,
  kind,
  unit = '',
}: Readonly<Record<string, string | undefined>>): number {
  const count = figure === undefined ? (WORDS[(word ?? '').toLowerCase()] ?? 0) : Number(figure);
  if (/^week/i.test(unit)) return count * 7;
  if (/^month/i.test(unit)) return count * 30;
  return /business|working/i.test(kind ?? '') ? Math.floor((count * 7) / 5) : count;
}
