import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Detail, Details } from '#contract/details.ts';
import { useDetails } from '#web/api/documents.ts';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#web/words/figures.ts';
import { DetailConflict } from './detail-conflict.tsx';
import { type DetailDrafts, useDetailDrafts } from './detail-drafts.ts';
import { GroupFold } from './detail-group.tsx';
import { filledOf, groupsOf } from './detail-groups.ts';
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

/** Opens folded groups with errors, because the summary links to them. */
const unfold = (troubles: readonly Trouble[]) =>
  troubles.forEach(({ field }) => {
    const fold = field && document.getElementById(field)?.closest('details');
    if (fold) fold.open = true;
  });

function Standing({ drafts, left }: { drafts: DetailDrafts; left: number }) {
  const { saved, changed, pending } = drafts;
  return (
    <>
      <span className="small soft" role="status">
        {saved &&
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
  const [groups] = useState(() => groupsOf(own, left));
  const [first] = useState(() =>
    groups.find(({ names }) => names.some((each) => left.includes(each))),
  );
  const asked = filledOf(
    groups.flatMap(({ names, optional }) => (optional ? [] : names)),
    left,
  );
  const mapped = own.filter((each) => each.mapped && !left.includes(each.name)).length;
  const troubles = troublesOf(drafts, own);
  const failed = troubles.length > 0;
  const unfolded = useRef(0);
  useEffect(() => onFailed(failed), [failed, onFailed]);
  useEffect(() => {
    if (unfolded.current === drafts.attempt) return;
    unfolded.current = drafts.attempt;
    unfold(troubles);
  }, [drafts.attempt, troubles]);
  return (
    <form
      className="stack details noprint"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        drafts.send();
      }}
    >
      <ErrorSummary troubles={troubles} attempt={drafts.attempt} />
      {asked.of > 0 && (
        <p className="row small">
          <progress className="making" max={asked.of} value={asked.done} aria-label="Filled in" />
          <span>{`${asked.done} of ${asked.of} filled in`}</span>
          {mapped > 0 && <span className="soft">{`and ${mapped} by your data map`}</span>}
        </p>
      )}
      <div>
        {groups.map((group) => (
          <GroupFold
            key={group.id}
            businessId={business.id}
            group={group}
            details={own}
            drafts={drafts}
            left={left}
            open={group === first}
          />
        ))}
      </div>
      {drafts.failure?.elsewhere && (
        <DetailConflict key={drafts.attempt} drafts={drafts} stored={drafts.failure.elsewhere} />
      )}
      <p className="row details__save">
        <Submit pending={drafts.pending} doing="Saving...">
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
          : `${plural(props.left.length, 'thing')} to fill in`}
      </h2>
      <p className="small soft">
        Each answer goes into every document that asks for it.{' '}
        <PageLink to={`/data-map?business=${props.business.id}`}>Your data map</PageLink> fills in
        the tables.
      </p>
      {details.isPending && <Waiting>Loading what you told us...</Waiting>}
      {details.isError && <LoadFailed what="what you told us" query={details} />}
      {details.isSuccess && <Filled {...props} details={details.data} />}
    </section>
  );
}
