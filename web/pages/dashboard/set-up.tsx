import { useState } from 'react';
import { useNavigate } from 'react-router';
import { profile } from '#contract/businesses.ts';
import { useCreateBusiness } from '#web/api/businesses.ts';
import { storedCheckAnswers } from '#web/parts/assessment/check-answers.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { GivenNote } from '#web/parts/requests/given-note.tsx';
import { Restored } from '#web/parts/account/restored.tsx';
import { useUnsaved } from '#web/parts/account/unsaved.ts';
import { ProfileFields } from '#web/parts/account/profile-fields.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { today } from '#web/words/time/clock.ts';
import { FAILURES, NOTICES } from '#web/words/notices.ts';
import { Confirm } from './confirm.tsx';
import { Back } from '#web/parts/links/back.tsx';

/** docs/requirements.md 5: no name, one employee, nothing chosen. */
const BLANK = {
  businessName: '',
  employeeCount: 1,
  statesOperating: [],
  dataTypesCollected: [],
};

function useSetUp() {
  const navigate = useNavigate();
  const create = useCreateBusiness();
  const form = useCheckedForm(profile, BLANK, Object.keys(profile.shape));
  const unsaved = useUnsaved('new business', form);
  const onSubmit = form.submit(async (values) => {
    await orRefusal(create.mutateAsync(values), FAILURES.create);
    toast(NOTICES.created);
    form.reset();
    unsaved.forget();
    await navigate('/dashboard');
  });
  return { form, onSubmit, pending: create.isPending, unsaved };
}

/** The profile form of a new business; the first one has no back link. */
function NewProfile({ first }: { first: boolean }) {
  const { form, onSubmit, pending, unsaved } = useSetUp();
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>Set Up Your Business Profile</PageTitle>
      <div className="wrap head narrowpage">
        {!first && <Back to="/dashboard">Where you stand</Back>}
        <h1>Set Up Your Business Profile</h1>
        <p className="lede">
          Have these at hand: head count, yearly revenue, and where your customers live. Takes two
          minutes.
        </p>
      </div>
      <div className="wrap narrowpage asmt">
        {first && <GivenNote />}
        <Restored {...unsaved} />
        <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
        <form className="form stack-lg" method="post" noValidate onSubmit={onSubmit}>
          <h2>Business Information</h2>
          <ProfileFields
            register={form.register}
            messageOf={form.messageOf}
            setStates={(states) => form.setValue('statesOperating', states)}
            today={today()}
          />
          <div className="row">
            <Submit size="large" pending={pending} doing="Creating Business Profile...">
              Create Business Profile
            </Submit>
            {!first && (
              <PageLink className="go" to="/dashboard">
                Cancel
              </PageLink>
            )}
          </div>
        </form>
      </div>
    </>
  );
}

/** A new business: with what its owner told the check, where answers of it wait in this tab. */
export function SetUp({ first }: { first: boolean }) {
  const [kept] = useState(storedCheckAnswers);
  return kept ? <Confirm kept={kept} first={first} /> : <NewProfile first={first} />;
}
