import type { Business } from '#contract/businesses.ts';
import { useDesk } from '#web/api/request-desk.ts';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { DaysAndPeople } from './days-and-people.tsx';
import { DeskCalendar } from './desk-calendar.tsx';
import { FormSwitch } from './form-switch.tsx';
import { PutOnSite } from './put-on-site.tsx';
import { TakeOut } from './take-out.tsx';
import { useMay } from '#web/parts/owner-page/may.tsx';

/** The form, its link, who is reminded, and what leaves the desk. */
export function DeskSettings({ business }: { business: Business }) {
  const desk = useDesk(business.id);
  const may = useMay('write', business.id);
  const isOwner = useMay('owner', business.id);
  if (desk.isPending) return <Waiting>Loading the settings...</Waiting>;
  if (desk.isError) return <LoadFailed what="the settings" query={desk} />;
  const { data } = desk;
  const rest = (
    <>
      {may && <DaysAndPeople business={business} desk={data} />}
      {isOwner && <DeskCalendar business={business} desk={data} />}
      <TakeOut business={business} />
    </>
  );
  return (
    <>
      <FormSwitch business={business} desk={data} may={may} />
      {data.address !== null && <PutOnSite desk={data} address={data.address} />}
      {data.isOn ? (
        rest
      ) : (
        <details className="folded noprint">
          <summary>Days, reminders, your calendar and your proof</summary>
          <div className="stack-lg">
            <p className="soft narrow">
              They also count for requests that you write down yourself.
            </p>
            {rest}
          </div>
        </details>
      )}
    </>
  );
}
