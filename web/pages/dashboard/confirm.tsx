import { useState } from 'react';
import { useNavigate } from 'react-router';
import { saveAnswers } from '#contract/answers.ts';
import { type Business, type Profile, profile } from '#contract/businesses.ts';
import { useMe } from '#web/api/account/me.ts';
import { useCreateBusiness } from '#web/api/businesses.ts';
import { call } from '#web/api/client/request.ts';
import { MissingFields } from '#web/parts/account/profile-fields.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { Restored } from '#web/parts/account/restored.tsx';
import { useUnsaved } from '#web/parts/account/unsaved.ts';
import {
  type CheckAnswers,
  dropCheckAnswers,
  FROM_CHECK,
} from '#web/parts/assessment/check-answers.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { FAILURES } from '#web/words/notices.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Back } from '#web/parts/links/back.tsx';
import { profileFrom, Told } from './told.tsx';

const TITLE = 'Your business';

/** Saves the answers of the check too; if that fails, the profile is there all the same. */
async function takeAlong({ id, version }: Business, { answers }: CheckAnswers): Promise<string> {
  try {
    const params = { businessId: id };
    await call(saveAnswers, { params, body: { version, answers: [...answers] } });
    dropCheckAnswers();
    return `/assessment?business=${id}`;
  } catch {
    // The dashboard offers them again.
    return FROM_CHECK;
  }
}

function useConfirming(kept: CheckAnswers) {
  const navigate = useNavigate();
  const create = useCreateBusiness();
  const name = useMe().data?.businessName ?? '';
  const [told] = useState(() => profileFrom(kept, name));
  const form = useCheckedForm<Profile>(profile, told, Object.keys(profile.shape));
  const unsaved = useUnsaved('from check', form);
  const onSubmit = form.submit(async (values) => {
    const business = await orRefusal(create.mutateAsync(values), FAILURES.create);
    const next = await takeAlong(business, kept);
    unsaved.forget();
    await navigate(next, { replace: true });
  });
  return { form, onSubmit, pending: create.isPending, unsaved };
}

/** What the check was told of the business; the rest of its profile is asked for. */
export function Confirm({ kept, first }: { kept: CheckAnswers; first: boolean }) {
  const { form, onSubmit, pending, unsaved } = useConfirming(kept);
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        {!first && <Back to="/dashboard">Where you stand</Back>}
        <h1>{TITLE}</h1>
        <Told kept={kept} />
      </div>
      <div className="wrap narrowpage asmt">
        <Restored {...unsaved} />
        <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
        <form className="form stack-lg" method="post" noValidate onSubmit={onSubmit}>
          <MissingFields register={form.register} messageOf={form.messageOf} />
          <div className="row">
            <Submit size="large" pending={pending} doing="Creating Business Profile...">
              Save and see my tasks
            </Submit>
          </div>
        </form>
      </div>
    </>
  );
}
