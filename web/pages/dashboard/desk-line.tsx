import type { Business } from '#contract/businesses.ts';
import type { RequestList } from '#web/api/requests.ts';
import { useRequestList } from '#web/api/requests.ts';
import { deskSettingsOf, requestsOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import { plural } from '#web/words/figures.ts';
import { dayWords } from '#web/words/requests/days.ts';
import { useMay } from '#web/parts/account/may.tsx';

/** "2 requests, next last day Friday, December 4". */
function openWords({ counts, requests, today }: RequestList): string {
  const [first] = requests
    .flatMap(({ items }) => items.flatMap(({ nextLastDay }) => nextLastDay ?? []))
    .toSorted();
  const late = counts.overdue > 0 ? `, ${counts.overdue} overdue` : '';
  const next =
    first === undefined || counts.overdue > 0 ? '' : `, next last day ${dayWords(first, today)}`;
  return `${plural(counts.open, 'request')}${late}${next}`;
}

/** How many privacy requests are open at a business, and the next last day. */
export function DeskLine({ business }: { business: Business }) {
  const list = useRequestList(business.id, 'open', 0);
  const may = useMay('write', business.id);
  if (!list.data) return null;
  const { counts, isOn } = list.data;
  return (
    <p className="small">
      {counts.open > 0 && (
        <PageLink to={requestsOf(business.id)} className={counts.overdue > 0 ? 'error' : undefined}>
          {openWords(list.data)}
        </PageLink>
      )}
      {counts.open === 0 && isOn && 'No privacy request is open'}
      {counts.open === 0 && !isOn && may && (
        <PageLink to={deskSettingsOf(business.id)}>
          Set up your request form<span className="vh"> for {business.businessName}</span>
        </PageLink>
      )}
      {counts.held > 0 && (
        <>
          {'. '}
          <PageLink
            to={`${requestsOf(business.id)}&show=held`}
          >{`${counts.held} held for review`}</PageLink>
        </>
      )}
    </p>
  );
}
