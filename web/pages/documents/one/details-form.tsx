import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Business } from '#contract/businesses.ts';
import type { Detail, Details } from '#contract/documents/details.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { OF_A_COPY } from '#documents/template/copy-kinds.ts';
import { useDetails } from '#web/api/documents.ts';
import { goToFragment } from '#web/parts/links/fragment.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { capital } from '#text/case.ts';
import { plural } from '#text/figures.ts';
import { minutesWords } from '../minutes.ts';
import { DetailConflict } from './detail-conflict.tsx';
import { type DetailDrafts, useDetailDrafts } from './detail-drafts.ts';
import { type DetailGroup, groupsOf } from './detail-groups.ts';
import { fieldOf, labelOf } from './detail-words.ts';
import { ASKS, GroupList, stateOf, Turn } from './group-list.tsx';
import { OneGroup } from './one-group.tsx';
import { asksTitle, OpenQuestions } from './open-questions.tsx';
import { partsIn, readPaper } from './paper-parts.ts';
import { PlaceInPaper } from './place-in-paper.tsx';
import { groupFragment, showGroup, useShownGroup } from './shown-group.ts';
import { leftOf } from './standing.tsx';

interface GroupFormProps {
  groups: readonly DetailGroup[];
  shown: DetailGroup;
  /** The details of the document. */
  own: readonly Detail[];
  drafts: DetailDrafts;
  /** How many are left in the whole document. */
  left: number;
  businessId: string;
}

interface DetailsFormProps {
  draft: Draft;
  business: Business;
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

/** The detail of a field. */
const nameOf = (field: string, own: readonly Detail[]) =>
  own.find(({ name }) => fieldOf(name) === field)?.name;

/** Shows the group of a field. */
const openGroup = (field: string, own: readonly Detail[]) =>
  goToFragment(groupFragment(nameOf(field, own) ?? ''), 'in place');

/**
 * Each attempt that was refused shows the group of the first error, once. Where all else was
 * saved, the focus goes to its field.
 */
function useShown(troubles: readonly Trouble[], own: readonly Detail[], drafts: DetailDrafts) {
  const shown = useRef(0);
  const { attempt, failure } = drafts;
  useEffect(() => {
    if (shown.current === attempt) return;
    shown.current = attempt;
    const field = troubles.find((trouble) => trouble.field !== undefined)?.field;
    if (field === undefined) return;
    if (failure?.others === true) showGroup(nameOf(field, own), 'in place', field);
    else openGroup(field, own);
  }, [attempt, failure, own, troubles]);
}

function Standing({ drafts, left }: { drafts: DetailDrafts; left: number }) {
  const { saved, changed, pending } = drafts;
  return (
    <>
      <span className="small soft" role="status">
        {saved &&
          changed === 0 &&
          `Saved. All your documents follow. ${left === 0 ? 'Nothing is left' : plural(left, 'thing left', 'things left')} to fill in here.`}
      </span>
      {changed > 0 && !pending && (
        <span className="small soft">{`${plural(changed, 'change')} not saved yet`}</span>
      )}
    </>
  );
}

/** The questions that decide parts, and the details, in their groups. */
function useGroups({ draft, own }: { draft: Draft; own: readonly Detail[] }) {
  const paper = useMemo(() => readPaper(draft.html ?? ''), [draft.html]);
  const groups = useMemo(() => {
    const asked = { id: ASKS, title: asksTitle(draft.asks.length), names: [], optional: false };
    return [
      ...(draft.asks.length > 0 ? [asked] : []),
      ...groupsOf(own, leftOf(draft), partsIn(paper)),
    ];
  }, [draft, own, paper]);
  return { paper, groups };
}

/** The value as it was when the holding began. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (isHeld) return held;
  if (held !== value) setHeld(value);
  return value;
}

function GroupForm({ groups, shown, own, drafts, left, businessId }: GroupFormProps) {
  const troubles = troublesOf(drafts, own);
  useShown(troubles, own, drafts);
  const next = groups.slice(groups.indexOf(shown) + 1).find(({ optional }) => !optional);
  const goOn = () => showGroup(next?.id, 'in place', 'details');
  return (
    <form
      className="stack details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (drafts.changed === 0) goOn();
        else drafts.send(goOn);
      }}
    >
      <ErrorSummary
        troubles={troubles}
        attempt={drafts.attempt}
        // before the link moves the focus
        onGo={(field) => flushSync(() => openGroup(field, own))}
      />
      <OneGroup businessId={businessId} group={shown} details={own} drafts={drafts} />
      {drafts.failure?.elsewhere && (
        <DetailConflict key={drafts.attempt} drafts={drafts} stored={drafts.failure.elsewhere} />
      )}
      <div className="details__save">
        <p className="row">
          <Submit pending={drafts.pending} doing="Saving...">
            {next === undefined || shown.optional ? 'Save' : 'Save and go on'}
          </Submit>
          <Standing drafts={drafts} left={left} />
        </p>
      </div>
    </form>
  );
}

function Filled({ details, draft, business, onFailed }: DetailsFormProps & { details: Details }) {
  const drafts = useDetailDrafts(business.id, details);
  const own = useMemo(() => ownOf(details, draft), [details, draft]);
  const { paper, groups: newest } = useGroups({ draft, own });
  // what was just told is in another group: the one that is saved stays until the next is shown
  const groups = useHeld(newest, drafts.pending);
  const shown = useShownGroup(groups);
  const failed = troublesOf(drafts, own).length > 0;
  useEffect(() => onFailed(failed), [failed, onFailed]);
  if (!shown) return null;
  const of = { groups, shown, details: own, drafts, asks: draft.asks.length };
  return (
    <>
      <GroupList {...of} />
      <div className="fillin">
        <div className="stack-sm">
          <h3 id="group" tabIndex={-1}>
            {shown.title}
          </h3>
          <p className="small soft">{stateOf({ group: shown, ...of })}</p>
          <div hidden={shown.id !== ASKS}>
            <OpenQuestions draft={draft} business={business} />
          </div>
          <div hidden={shown.id === ASKS}>
            <GroupForm
              {...{ groups, shown, own, drafts, left: leftOf(draft).length + draft.asks.length }}
              businessId={business.id}
            />
          </div>
          <Turn groups={groups} shown={shown} />
        </div>
        <PlaceInPaper
          key={shown.id}
          paper={paper}
          names={shown.id === ASKS ? 'kept' : shown.names}
          typed={drafts.drafts}
        />
      </div>
    </>
  );
}

/** A copy has some details from elsewhere. */
const ownOf = ({ details }: Details, { id, copyOf }: Draft) =>
  details.filter(
    ({ name, usedIn }) =>
      usedIn.includes(copyOf ?? id) && (copyOf === null || !OF_A_COPY.has(name)),
  );

/** The details of the document. Each is given once for all documents. */
export function DetailsForm(props: DetailsFormProps) {
  const { draft, business } = props;
  const details = useDetails(business.id);
  const left = leftOf(draft).length + draft.asks.length;
  return (
    <section aria-labelledby="details" className="stack-sm noprint">
      <h2 id="details" tabIndex={-1}>
        {left === 0 ? 'Nothing left to fill in' : `${plural(left, 'thing')} left to fill in`}
      </h2>
      {left > 0 && (
        <p className="small soft">
          {details.isSuccess && `${capital(minutesLeft(draft, details.data))}. `}
          Each answer goes into every document that asks for it.{' '}
          <PageLink to={`/data-map?business=${business.id}`}>Your data map</PageLink> fills in the
          tables.
        </p>
      )}
      {details.isPending && <Waiting>Loading what you told us...</Waiting>}
      {details.isError && <LoadFailed what="what you told us" query={details} />}
      {details.isSuccess && <Filled {...props} details={details.data} />}
    </section>
  );
}

function minutesLeft(draft: Draft, { details }: Details): string {
  const left = leftOf(draft);
  return minutesWords(
    details.filter(({ name }) => left.includes(name)),
    draft.asks.length,
  );
}
