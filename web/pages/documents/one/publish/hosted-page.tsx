import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useRef, useState } from 'react';
import type { Hosting, Publication } from '#contract/documents/publications.ts';
import { useAllowSearch, useHosting } from '#web/api/publications.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { longDate } from '#text/english.ts';
import { Note } from '#web/ui/note.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { OpenPoints } from './open-points.tsx';
import {
  PublishButton,
  TakeDown,
  type HostedPageProps,
  type HostedProps,
} from './publish-acts.tsx';
import { SlugForm } from '#web/parts/publishing/slug-form.tsx';

/** The task that the hosted page belongs to. */
const TASK = 'privacy-notice';

/** What can be published now, or why nothing can. */
function Ready(props: HostedProps) {
  const { shown, changed, open } = props.hosting;
  if (shown !== null && !changed) return null;
  return (
    <>
      {shown !== null && (
        <p>
          <strong>Your policy changed since.</strong> The page still shows version {shown.number}.
        </p>
      )}
      {open.length > 0 ? <OpenPoints open={open} /> : <PublishButton {...props} />}
    </>
  );
}

function SearchBox({ business, draft, hosting }: Omit<HostedProps, 'onDone'>) {
  const allow = useAllowSearch(business.id, draft.id);
  return (
    <div className="stack-sm">
      <label className="pick">
        <input
          type="checkbox"
          checked={allow.isPending ? allow.variables : hosting.inSearch}
          onChange={({ currentTarget }) => {
            if (!allow.isPending) allow.mutate(currentTarget.checked);
          }}
        />
        <span>Let search engines list this page</span>
      </label>
      {allow.isError && (
        <p className="error" role="alert">
          {wordsFor(allow.error, 'This could not be saved. Try again.')}
        </p>
      )}
    </div>
  );
}

/** Publishing is half of the task: the links to the page are the owner's work. */
function TaskLine({ business, draft }: HostedPageProps) {
  if (!draft.taskIds.includes(TASK)) return null;
  return (
    <p className="small">
      Once your site links to it,{' '}
      <PageLink to={`/assessment?business=${business.id}#task-${TASK}`}>
        mark its task complete
      </PageLink>
      .
    </p>
  );
}

const daysOf = ({ number, publishedOn, withdrawnOn }: Publication) =>
  `Version ${number}, published ${longDate(publishedOn)}${withdrawnOn === null ? '' : `, taken down ${longDate(withdrawnOn)}`}`;

function Earlier({ all }: Pick<Hosting, 'all'>) {
  if (all.length === 0) return null;
  return (
    <details className="why">
      <summary>What was published, and when</summary>
      <ul className="small">
        {all.map((each) => (
          <li key={each.number}>
            {each.address === null ? daysOf(each) : <a href={each.address}>{daysOf(each)}</a>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Said before an address is chosen, and after. */
const OnlyHere = () => (
  <Note>
    <p>
      Only this computer or network can open that address. Ask the people who run this installation
      for a public one.
    </p>
  </Note>
);

function Hosted(props: HostedProps) {
  const { business, draft, hosting } = props;
  const { slug, shown, before, after, reachable, all } = hosting;
  const address = `${before}${slug}${after}`;
  const form = <SlugForm businessId={business.id} template={draft.id} hosting={hosting} />;
  if (slug === null)
    return (
      <>
        {!reachable && <OnlyHere />}
        {form}
      </>
    );
  return (
    <>
      {shown === null ? (
        <p>{`Not published yet. The address will be ${address}`}</p>
      ) : (
        <p className="publish__address">
          {`Version ${shown.number} is published since ${longDate(shown.publishedOn)}: `}
          <a href={address}>{address}</a>
        </p>
      )}
      {!reachable && <OnlyHere />}
      <Ready {...props} />
      {shown !== null && <TaskLine business={business} draft={draft} />}
      {shown !== null && <SearchBox business={business} draft={draft} hosting={hosting} />}
      <Earlier all={all} />
      <details className="why">
        <summary>Change the address</summary>
        <p className="small soft">
          Links to the old address keep working: they lead to the new one.
        </p>
        {form}
      </details>
      {shown !== null && <TakeDown {...props} />}
    </>
  );
}

/** The page that we host for a document: opt-in, and the owner's alone. */
export function HostedPage({ business, draft }: HostedPageProps) {
  const hosting = useHosting(business.id, draft.id);
  const [said, say] = useState('');
  const line = useRef<HTMLParagraphElement>(null);
  const done = (words: string) => {
    say(words);
    line.current?.focus();
  };
  return (
    <div className="stack-sm">
      <h4>Let us host the page</h4>
      <p className="small soft">
        A plain page at an address of its own: your text, no script, no cookie, no advertising. You
        link to it from your site.
      </p>
      <p className="small" role="status" tabIndex={-1} ref={line}>
        {said}
      </p>
      {hosting.isPending && <Waiting>Loading the page...</Waiting>}
      {hosting.isError && <LoadFailed what="the page" query={hosting} />}
      {hosting.isSuccess && (
        <Hosted
          key={`${hosting.data.slug} ${hosting.data.shown?.number}`}
          business={business}
          draft={draft}
          hosting={hosting.data}
          onDone={done}
        />
      )}
    </div>
  );
}
