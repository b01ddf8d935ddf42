import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useEffect, useRef } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Detail, Details } from '#contract/documents/details.ts';
import { useDetails } from '#web/api/documents.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#text/figures.ts';
import { DetailConflict } from './detail-conflict.tsx';
import { type DetailDrafts, useDetailDrafts } from './detail-drafts.ts';
import { GroupFold } from './detail-group.tsx';
import { groupsOf } from './detail-groups.ts';
import { fieldOf, labelOf } from './detail-words.ts';

interface DetailsFormProps {
  business: Business;
  template: string;
  /** The details for which the document has a gap. */
  left: readonly string[];
  /** Details that this document has from elsewhere. */
  hidden?: ReadonlySet<string> | undefined;
  onFailed: (failed: boolean) => void;
}

/** The errors in the order of the page, by field name. */
function troublesOf({ failure }: DetailDrafts, own: readonly Detail[]): Trouble[] {
  if (!failure || failure.elsewhere) return [];
  const named = own.flatMap((detail): Trouble[] => {
    const fault = failure.fields[detail.name];
    if (fault === undefined) return [];
    return [{ field: fieldOf(detail.name), message: `${labelOf(detail)}: ${fault}` }];
  });
  return named.length > 0 ? named : [{ message: failure.message }];
}

/** What was asked is answered now, and folded: on to what is left. */
const toHeading = () => document.getElementById('details')?.focus();

/**
 * Opens folded groups with errors, because the summary links to them. Where all else was saved, the
 * focus goes to the first that was not.
 */
function show(troubles: readonly Trouble[], isRestSaved: boolean) {
  for (const { field } of troubles) {
    const fold = field && document.getElementById(field)?.closest('details');
    if (fold) fold.open = true;
  }
  const [{ field } = {}] = troubles;
  if (isRestSaved && field) document.getElementById(field)?.focus();
}

/** Shows the errors of each attempt to save once. */
function useShown(troubles: readonly Trouble[], attempt: number, isRestSaved: boolean) {
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === attempt) return;
    shown.current = attempt;
    show(troubles, isRestSaved);
  }, [attempt, isRestSaved, troubles]);
}

function Standing({ drafts, left }: { drafts: DetailDrafts; left: number }) {
  const { saved, changed, pending } = drafts;
  return (
    <>
      <span className="small soft" role="status">
        {saved &&
          changed === 0 &&
          `Saved. All your documents follow. ${left === 0 ? 'Nothing is left' : `${plural(left, 'thing')} left`} to fill in here.`}
      </span>
      {changed > 0 && !pending && (
        <span className="small soft">{`${plural(changed, 'change')} not saved yet`}</span>
      )}
    </>
  );
}

function Filled({
  details,
  business,
  template,
  left,
  hidden,
  onFailed,
}: DetailsFormProps & { details: Details }) {
  const drafts = useDetailDrafts(business.id, details);
  const own = details.details.filter(
    ({ name, usedIn }) => usedIn.includes(template) && !hidden?.has(name),
  );
  const groups = groupsOf(own, left);
  const troubles = troublesOf(drafts, own);
  const failed = troubles.length > 0;
  useEffect(() => onFailed(failed), [failed, onFailed]);
  useShown(troubles, drafts.attempt, drafts.failure?.others === true);
  return (
    <form
      className="stack details noprint"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        drafts.send(toHeading);
      }}
    >
      <ErrorSummary troubles={troubles} attempt={drafts.attempt} />
      <div>
        {groups.map((group) => (
          <GroupFold
            key={group.id}
            businessId={business.id}
            group={group}
            details={own}
            drafts={drafts}
          />
        ))}
      </div>
      {drafts.failure?.elsewhere && (
        <DetailConflict key={drafts.attempt} drafts={drafts} stored={drafts.failure.elsewhere} />
      )}
      <p className="row details__save">
        <Submit pending={drafts.pending} doing="Saving..." tone="quiet">
          Save
        </Submit>
        <Standing drafts={drafts} left={left.length} />
      </p>
    </form>
  );
}

/** The details of the document. Each is given once for all documents. */
export function DetailsForm(props: DetailsFormProps) {
  const details = useDetails(props.business.id);
  return (
    <section aria-labelledby="details" className="stack-sm noprint">
      <h2 id="details" tabIndex={-1}>
        {props.left.length === 0
          ? 'Nothing left to fill in'
          : `${plural(props.left.length, 'thing')} left to fill in`}
      </h2>
      {props.left.length > 0 && (
        <p className="small soft">
          Each answer goes into every document that asks for it.{' '}
          <PageLink to={`/data-map?business=${props.business.id}`}>Your data map</PageLink> fills in
          the tables.
        </p>
      )}
      {details.isPending && <Waiting>Loading what you told us...</Waiting>}
      {details.isError && <LoadFailed what="what you told us" query={details} />}
      {details.isSuccess && <Filled {...props} details={details.data} />}
    </section>
  );
}
