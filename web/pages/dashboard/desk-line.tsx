import type { Business } from '#contract/businesses.ts';
import { type DeskStanding, useDeskStandings } from '#web/api/request-desk.ts';
import { deskSettingsOf, requestOf, requestsOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { lowerFirst } from '#text/case.ts';
import { REQUEST_STEPS } from '#web/words/requests/items.ts';
import { plural } from '#text/figures.ts';
import { dayWords } from '#web/words/requests/days.ts';
import { useMay } from '#web/parts/owner-page/may.tsx';

/** "2 requests, next last day Friday, December 4". */
function openWords({ open, overdue, nextLastDay, today }: DeskStanding): string {
  const late = overdue > 0 ? `, ${overdue} overdue` : '';
  const next =
    nextLastDay === null || overdue > 0 ? '' : `, next last day ${dayWords(nextLastDay, today)}`;
  return `${plural(open, 'request')}${late}${next}`;
}

/** How many privacy requests are open at a business, and the next last day. */
export function DeskLine({ business }: { business: Business }) {
  const { data } = useDeskStandings();
  const may = useMay('write', business.id);
  const desk = data?.find(({ businessId }) => businessId === business.id);
  if (!desk) return null;
  const { open, overdue, held, isOn, first } = desk;
  return (
    <p className="small">
      {open > 0 && (
        <PageLink to={requestsOf(business.id)} className={overdue > 0 ? 'error' : undefined}>
          {openWords(desk)}
        </PageLink>
      )}
      {first !== null && (
        <>
          {'. Next: '}
          <PageLink to={requestOf(business.id, first.requestId)}>
            {lowerFirst(REQUEST_STEPS[first.step])}
            <span className="vh">{`, ${first.reference}`}</span>
          </PageLink>
        </>
      )}
      {open === 0 && isOn && 'No privacy request is open'}
      {open === 0 && !isOn && may && (
        <PageLink to={deskSettingsOf(business.id)}>
          Set up your request form<span className="vh"> for {business.businessName}</span>
        </PageLink>
      )}
      {held > 0 && (
        <>
          {'. '}
          <PageLink
            to={`${requestsOf(business.id)}&show=held`}
          >{`${held} held for review`}</PageLink>
        </>
      )}
    </p>
  );
}
