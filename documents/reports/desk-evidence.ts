/** What the request desk proves, in words: the same on the page of tasks and in the binder. */
import { list, longDate } from '#text/english.ts';

/** How the requests of a desk stand. */
export interface DeskFigures {
  readonly received: number;
  readonly inTime: number;
  readonly late: number;
  /** Ended without an answer: withdrawn, the same as another one, or no request. */
  readonly ended: number;
  readonly open: number;
  readonly overdue: number;
  readonly nextLastDay: string | null;
  readonly isOn: boolean;
  /** How they came in, the most frequent way first. */
  readonly ways: readonly { readonly way: string; readonly count: number }[];
}

const some = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** "12 requests, 11 answered in time, 1 open, last day December 3, 2026." */
export function answeredWords(figures: DeskFigures): string {
  const { received, inTime, late, ended, open, overdue, nextLastDay } = figures;
  if (received === 0) return 'No request came in yet.';
  const parts = [
    requests(received),
    ...some(inTime, 'answered in time'),
    ...some(late, 'answered late'),
    ...some(ended, 'ended without an answer'),
    ...some(open, 'open'),
    ...some(overdue, 'of them overdue'),
    ...(nextLastDay === null ? [] : [`last day ${longDate(nextLastDay)}`]),
  ];
  return `${parts.join(', ')}.`;
}

const WAYS: Readonly<Record<string, string>> = {
  form: 'by the form',
  email: 'by email',
  phone: 'by phone',
  post: 'by post',
  counter: 'at the counter',
  vendor: 'through a vendor',
};

/** "The request form is on. Of 12 requests, 9 came by the form and 3 by phone." */
export function waysWords({ isOn, received, ways }: DeskFigures): string {
  const form = `The request form is ${isOn ? 'on' : 'off'}.`;
  if (received === 0) return `${form} No request came in yet.`;
  const came = ways.map(({ way, count }) => `${count} came ${WAYS[way] ?? `by ${way}`}`);
  return `${form} Of ${requests(received)}, ${list(came)}.`;
}
