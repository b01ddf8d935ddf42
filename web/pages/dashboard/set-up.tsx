import { useState } from 'react';
import { useNavigate } from 'react-router';
import { saveAnswers } from '#contract/answers.ts';
import { type Business, profile } from '#contract/businesses.ts';
import { useCreateBusiness } from '#web/api/businesses.ts';
import { call } from '#web/api/client/request.ts';
import {
  type CheckAnswers,
  dropCheckAnswers,
  storedCheckAnswers,
} from '#web/parts/assessment/check-answers.ts';
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
import { FAILURES, NOTICES } from '#web/words/notices.ts';
import { Back } from '#web/parts/links/back.tsx';

/** docs/requirements.md 5: no name, one employee, nothing chosen. */
const BLANK = {
  businessName: '',
  employeeCount: 1,
  statesOperating: [],
  dataTypesCollected: [],
};

/** Saves the answers of the check too; if that fails, the profile is still created. */
async function takeAlong(business: Business, kept: CheckAnswers) {
  try {
    const params = { businessId: business.id };
    await call(saveAnswers, {
      params,
      body: { version: business.version, answers: [...kept.answers] },
    });
    dropCheckAnswers();
  } catch {
    // The dashboard shows them again, with what went wrong.
  }
}

function useSetUp() {
  const navigate = useNavigate();
  const create = useCreateBusiness();
  const [kept] = useState(storedCheckAnswers);
  const blank = { ...BLANK, statesOperating: [...(kept?.states ?? [])] };
  const form = useCheckedForm(profile, blank, Object.keys(profile.shape));
  const unsaved = useUnsaved('new business', form);
  const onSubmit = form.submit(async (values) => {
    const business = await orRefusal(create.mutateAsync(values), FAILURES.create);
    if (kept) await takeAlong(business, kept);
    toast(NOTICES.created);
    form.reset();
    unsaved.forget();
    await navigate('/dashboard');
  });
  return { form, onSubmit, pending: create.isPending, kept, unsaved };
}

/** The profile form of a new business; the first one has no back link. */
export function SetUp({ first }: { first: boolean }) {
  const { form, onSubmit, pending, kept, unsaved } = useSetUp();
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
        {kept && <p className="small soft">Your answers from the check come along.</p>}
      </div>
      <div className="wrap narrowpage asmt">
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
