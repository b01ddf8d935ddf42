/**
 * What a kit may have broken: checkout, forms, booking, chat, video and maps that others supply,
 * before the kit and with it after a no.
 */
import { fitsHost } from '#engine/site/record/own-name.ts';
import type { SentRequest, SiteRecord, SiteVisit } from '#engine/site/record/visit.ts';
import type { SitePartBook } from '#reference/site-parts.ts';

type Part = SitePartBook['parts'][number];

export interface PartRow {
  readonly kind: Part['kind'];
  readonly name: string;
  /**
   * `loads`: after each no that was tested; `gone`: after one of them the pages asked for it no
   * more; `cannot tell`: no visit after a no came to its end.
   */
  readonly now: 'loads' | 'gone' | 'cannot tell';
}

const isOf = ({ host, path, sent }: SentRequest, { places }: Part): boolean =>
  sent &&
  places.some((place) => {
    const [name = '', ...rest] = place.split('/');
    return fitsHost(host, name) && (rest.length === 0 || path.startsWith(`/${rest.join('/')}`));
  });

const asks = ({ requests }: SiteVisit, part: Part): boolean =>
  requests.some((request) => isOf(request, part));

const isWhole = ({ by, atRest, troubles }: SiteVisit): boolean =>
  by === 'browser' && atRest && troubles.length === 0;

/**
 * The parts that visits without a no showed before the kit, in the order of the book. What stands
 * on pages that no test opened is not among them.
 */
export function partsAfterKit(
  { parts }: SitePartBook,
  before: Pick<SiteRecord, 'visits'>,
  after: Pick<SiteRecord, 'visits'>,
): PartRow[] {
  const plainly = ({ visits }: Pick<SiteRecord, 'visits'>, part: Part) =>
    visits.some((visit) => visit.situation === 'plain' && asks(visit, part));
  const nos = after.visits.filter((visit) => visit.situation !== 'plain' && isWhole(visit));
  return parts
    .filter((part) => plainly(before, part))
    .map((part) => ({ kind: part.kind, name: part.name, now: nowOf(part, nos) }));
}

function nowOf(part: Part, nos: readonly SiteVisit[]): PartRow['now'] {
  if (nos.length === 0) return 'cannot tell';
  return nos.every((visit) => asks(visit, part)) ? 'loads' : 'gone';
}
