import { Changing, Locked } from '#web/parts/owner-page/may.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Business, type Profile, profile } from '#contract/businesses.ts';
import { useChangeBusiness } from '#web/api/businesses.ts';
import { RequestFailed } from '#web/api/client/request.ts';
import { Back } from '#web/parts/links/back.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Restored } from '#web/parts/account/restored.tsx';
import { useUnsaved } from '#web/parts/account/unsaved.ts';
import { ProfileFields } from '#web/parts/account/profile-fields.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { today } from '#web/words/time/clock.ts';
import { BothVersions } from './both-versions.tsx';
import { DeleteBusiness } from './delete-business.tsx';

const NOT_SAVED = 'The changes could not be saved. What you typed is still here. Try again.';

const profileOf = (business: Business): Profile => ({
  businessName: business.businessName,
  industry: business.industry,
  employeeCount: business.employeeCount,
  annualRevenue: business.annualRevenue,
  statesOperating: business.statesOperating,
  dataTypesCollected: business.dataTypesCollected,
});

/** The stored profile, if it caused the save to be refused. */
const storedOf = (fault: unknown): Business | undefined =>
  fault instanceof RequestFailed && fault.problem?.code === 'stale-version'
    ? (fault.problem.current as Business | undefined)
    : undefined;

function useConfigure(business: Business) {
  const navigate = useNavigate();
  const change = useChangeBusiness(business.id);
  const form = useCheckedForm(profile, profileOf(business));
  const [version, setVersion] = useState(business.version);
  const [conflict, setConflict] = useState<{ stored: Profile; typed: Profile }>();
  const unsaved = useUnsaved(`business ${business.id}`, form);
  const onSubmit = form.submit(async (values) => {
    const onError = (fault: unknown) => {
      const stored = storedOf(fault);
      if (!stored) return;
      setConflict({ stored: profileOf(stored), typed: values });
      setVersion(stored.version);
    };
    await orRefusal(change.mutateAsync({ ...values, version }, { onError }), NOT_SAVED);
    unsaved.forget();
    toast({ title: 'Business profile saved', text: `${values.businessName} is up to date.` });
    await navigate('/dashboard');
  });
  const takeStored = () => {
    if (conflict) form.reset(conflict.stored);
    setConflict(undefined);
  };
  return { form, onSubmit, pending: change.isPending, conflict, takeStored, unsaved };
}

/**
 * Changes the profile of one business. A change made elsewhere meanwhile is shown, not overwritten.
 */
export function Configure({ business }: { business: Business }) {
  const { form, onSubmit, pending, conflict, takeStored, unsaved } = useConfigure(business);
  return (
    <>
      <PageTitle
        failed={form.troubles.length > 0}
      >{`Configure ${business.businessName}`}</PageTitle>
      <div className="wrap head narrowpage">
        <Back to="/dashboard">Where you stand</Back>
        <h1>Configure {business.businessName}</h1>
        <p className="lede">
          Your assessment follows these facts. It is worked out again when you save.
        </p>
      </div>
      <div className="wrap narrowpage asmt">
        <Restored {...unsaved} />
        <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
        {conflict && (
          <BothVersions stored={conflict.stored} typed={conflict.typed} onTakeStored={takeStored} />
        )}
        <Locked businessId={business.id}>
          <form className="form stack-lg" method="post" noValidate onSubmit={onSubmit}>
            <h2>Business Information</h2>
            <ProfileFields
              register={form.register}
              messageOf={form.messageOf}
              setStates={(states) => form.setValue('statesOperating', states)}
              today={today()}
            />
            <div className="row">
              <Submit size="large" pending={pending} doing="Saving...">
                Save changes
              </Submit>
              <PageLink className="go" to="/dashboard">
                Cancel
              </PageLink>
            </div>
          </form>
        </Locked>
        <Changing businessId={business.id} needs="owner">
          <DeleteBusiness business={business} />
        </Changing>
      </div>
    </>
  );
}
