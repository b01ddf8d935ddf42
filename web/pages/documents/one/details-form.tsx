import type { Business } from '#contract/businesses.ts';
import type { Detail, Details } from '#contract/details.ts';
import { useDetails } from '#web/api/documents.ts';
import { Failing } from '#web/ui/failing.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#web/words/figures.ts';
import { shown, useDetailDrafts } from './detail-drafts.ts';
import { DetailField } from './detail-field.tsx';

interface DetailsFormProps {
  business: Business;
  template: string;
  /** What the document has a gap for. */
  left: readonly string[];
}

function Failed({ failure }: { failure: ReturnType<typeof useDetailDrafts>['failure'] }) {
  if (!failure) return null;
  return (
    <p className="error" role="alert">
      {failure.message}
      {failure.elsewhere && ' What you typed is still here. Press Save again to keep yours.'}
    </p>
  );
}

function Fields({
  own,
  drafts,
}: {
  own: readonly Detail[];
  drafts: ReturnType<typeof useDetailDrafts>;
}) {
  const { failure } = drafts;
  return own.map((detail) => {
    const { name } = detail;
    const stored = failure?.elsewhere?.details.find((each) => each.name === name)?.told?.value;
    const differs =
      name in drafts.drafts && JSON.stringify(stored) !== JSON.stringify(detail.told?.value);
    return (
      <DetailField
        key={name}
        detail={detail}
        value={shown(detail, drafts.drafts[name])}
        error={failure?.fields[name]}
        elsewhere={failure?.elsewhere && differs ? stored : undefined}
        onType={(value) => drafts.type(name, value)}
      />
    );
  });
}

function Filled({ details, business, template, left }: DetailsFormProps & { details: Details }) {
  const drafts = useDetailDrafts(business.id, details);
  const own = details.details.filter(({ usedIn }) => usedIn.includes(template));
  const open = own.filter(({ name, told }) => left.includes(name) && told === null);
  const rest = own.filter((detail) => !open.includes(detail));
  return (
    <form
      className="stack details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        drafts.send();
      }}
    >
      <Fields own={open} drafts={drafts} />
      {rest.length > 0 && (
        <details className="why">
          <summary>{`Answered, known, or needed only in some cases: ${rest.length}`}</summary>
          <div className="stack">
            <Fields own={rest} drafts={drafts} />
          </div>
        </details>
      )}
      <Failed failure={drafts.failure} />
      <p className="row">
        <Submit pending={drafts.pending} doing="Saving...">
          Save
        </Submit>
        <span className="small soft" role="status">
          {drafts.saved && drafts.changed === 0 ? 'Saved. All your documents follow.' : ''}
        </span>
      </p>
    </form>
  );
}

/** What the document needs to know: what is left first. One answer serves every document. */
export function DetailsForm(props: DetailsFormProps) {
  const details = useDetails(props.business.id);
  return (
    <section aria-labelledby="details" className="stack-sm">
      <h2 id="details">
        {props.left.length === 0
          ? 'Nothing left to fill in'
          : `${plural(props.left.length, 'thing')} to fill in`}
      </h2>
      <p className="small soft">
        Answer what you can. Each answer goes into every document that asks for it.
      </p>
      {details.isPending && <Waiting>Loading what you told us...</Waiting>}
      {details.isError && (
        <Failing
          title="We could not load what you told us"
          line={details.error.message}
          onRetry={() => void details.refetch()}
        >
          What you saved is safe. Check your connection and try again.
        </Failing>
      )}
      {details.isSuccess && <Filled {...props} details={details.data} />}
    </section>
  );
}
