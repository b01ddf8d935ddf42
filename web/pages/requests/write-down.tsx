import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { requestOf, requestsOf } from '#web/parts/requests/addresses.ts';
import { Back } from '#web/parts/links/back.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Field } from '#web/ui/field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { FromMail } from './from-mail.tsx';
import {
  Day,
  HowItCame,
  InSpanish,
  StateField,
  WhatIsAsked,
  WhoAsks,
} from './write-down-choices.tsx';
import { type DraftOfRequest, useRequestDraft } from './request-draft.ts';

const TITLE = 'Write down a request';

interface LineProps {
  form: DraftOfRequest;
  name: 'name' | 'email' | 'order' | 'onBehalfOf';
  label: string;
  hint?: string;
}

function Line({ form, name, label, hint }: LineProps) {
  return (
    <Field id={name} label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <input
          className="input"
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          value={form.draft[name] ?? ''}
          onChange={({ target }) => form.set({ [name]: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

interface AreaProps {
  form: DraftOfRequest;
  name: 'post' | 'text';
  label: string;
  hint?: string;
}

function Area({ form, name, label, hint }: AreaProps) {
  return (
    <Field id={name} label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <textarea
          className="input desktext"
          rows={3}
          value={form.draft[name] ?? ''}
          onChange={({ target }) => form.set({ [name]: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

/** What is seldom needed. */
function More({ form }: { form: DraftOfRequest }) {
  const { draft } = form;
  const isUsed = [draft.post, draft.order, draft.text].some((text) => text !== '');
  return (
    <details className="folded" open={isUsed || form.troubles.length > 0}>
      <summary>Address, order number, their words</summary>
      <div className="deskform">
        <Area form={form} name="post" label="Postal address" />
        <Line form={form} name="order" label="Order or customer number" />
        <Area
          form={form}
          name="text"
          label="What they said"
          hint="Leave out card numbers, Social Security numbers and passwords."
        />
      </div>
    </details>
  );
}

/** The form was filled in from a mail that arrived. */
function Arrived({ form }: { form: DraftOfRequest }) {
  return (
    <div className="card stack-sm">
      <p>
        Filled in from a mail that came to your desk. Check each field: it is a proposal from the
        words alone. Saving takes the mail off the list.
      </p>
      <p>
        <button className="btn btn--quiet btn--sm" type="button" onClick={form.empty}>
          Start with an empty form
        </button>
      </p>
    </div>
  );
}

/** A request that came by phone, post, mail or at the counter. */
export function WriteDown({ business }: { business: Business }) {
  const navigate = useNavigate();
  const form = useRequestDraft(business.id);
  const send = () => form.send(({ id }) => void navigate(requestOf(business.id, id)));
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <Back to={requestsOf(business.id)}>All requests</Back>
        <h1>{TITLE}</h1>
        <p className="lede">
          The days run from the day it reached you, by whatever way. Write it down today.
        </p>
      </div>
      <div className="wrap narrowpage asmt stack-lg">
        <form
          className="stack-lg"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
          {form.draft.mail === undefined ? (
            <FromMail business={business} form={form} />
          ) : (
            <Arrived form={form} />
          )}
          <HowItCame form={form} />
          <Day form={form} />
          <WhatIsAsked form={form} />
          <StateField form={form} />
          <div className="deskpair">
            <Line form={form} name="name" label="Their name" />
            <Line form={form} name="email" label="Their email" />
          </div>
          <WhoAsks form={form} />
          <InSpanish form={form} />
          {form.draft.by !== 'self' && (
            <Line form={form} name="onBehalfOf" label="For whom do they ask?" />
          )}
          <More form={form} />
          <p className="row">
            <Submit pending={form.pending} doing="Saving...">
              Save the request
            </Submit>
            <PageLink
              className="btn btn--quiet"
              to={requestsOf(business.id)}
              onClick={() => {
                if (form.draft.mail !== undefined) form.empty();
              }}
            >
              Cancel
            </PageLink>
          </p>
        </form>
      </div>
    </>
  );
}
