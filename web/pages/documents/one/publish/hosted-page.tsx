import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useRef, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents.ts';
import type { Hosting, Publication } from '#contract/publications.ts';
import { useAllowSearch, useHosting, usePublish, useWithdraw } from '#web/api/publications.ts';
import { wordsFor } from '#web/api/request.ts';
import { longDate } from '#text/english.ts';
import { lowerFirst } from '#text/letters.ts';
import { Note } from '#web/ui/note.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { Confirm } from './confirm.tsx';
import { OpenPoints } from './open-points.tsx';
import { SlugForm } from './slug-form.tsx';

interface HostedPageProps {
  business: Business;
  draft: Draft;
}

interface HostedProps extends HostedPageProps {
  hosting: Hosting;
  /** Says what was done; the focus goes there, because the button is gone. */
  onDone: (words: string) => void;
}

const NOT_PUBLISHED = 'The page could not be published. Nothing changed. Try again.';
const NOT_WITHDRAWN = 'The page could not be taken down. It can still be read. Try again.';

/** The number that the document as it is today has, or will have. */
const nextNumber = ({ latest, changed }: Draft) => (latest?.number ?? 0) + (changed ? 1 : 0);

/** Publishing and its one question. */
function PublishButton({ business, draft, hosting, onDone }: HostedProps) {
  const publish = usePublish(business.id, draft.id);
  const [asking, setAsking] = useState(false);
  const next = nextNumber(draft);
  const update = hosting.shown !== null;
  const title = lowerFirst(draft.title);
  return (
    <>
      <p className="row">
        <button
          className="btn btn--sm"
          type="button"
          onClick={() => {
            publish.reset();
            setAsking(true);
          }}
        >
          {`Publish version ${next}`}
        </button>
      </p>
      {asking && (
        <Confirm
          title={
            update
              ? `Publish version ${next} in place of version ${hosting.shown?.number}?`
              : `Publish your ${title}?`
          }
          does={`Publish version ${next}`}
          pending={publish.isPending}
          failed={publish.isError ? wordsFor(publish.error, NOT_PUBLISHED) : undefined}
          onConfirm={() =>
            publish.mutate(undefined, {
              onSuccess: ({ number }) => onDone(`Version ${number} is published.`),
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>
            {update
              ? 'Everyone who opens the page sees the new text. The older version stays, listed at the foot.'
              : 'Everyone who has the address can read it. It states what your business does: publish it only if all of it is true.'}
          </p>
        </Confirm>
      )}
    </>
  );
}

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

function TakeDown({ business, draft, onDone }: HostedProps) {
  const withdraw = useWithdraw(business.id, draft.id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        <button
          className="linkbtn"
          type="button"
          onClick={() => {
            withdraw.reset();
            setAsking(true);
          }}
        >
          Take the page down
        </button>
      </p>
      {asking && (
        <Confirm
          title="Take the page down?"
          does="Take it down"
          danger
          pending={withdraw.isPending}
          failed={withdraw.isError ? wordsFor(withdraw.error, NOT_WITHDRAWN) : undefined}
          onConfirm={() =>
            withdraw.mutate(undefined, { onSuccess: () => onDone('The page is taken down.') })
          }
          onClose={() => setAsking(false)}
        >
          <p>
            The page and its older versions then say that you took them down. Links on your site
            lead to that. Put your policy somewhere else first.
          </p>
        </Confirm>
      )}
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

function Hosted(props: HostedProps) {
  const { business, draft, hosting } = props;
  const { slug, shown, before, after, reachable, all } = hosting;
  const address = `${before}${slug}${after}`;
  const form = <SlugForm businessId={business.id} template={draft.id} hosting={hosting} />;
  if (slug === null) return form;
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
      {!reachable && (
        <Note>
          <p>
            Only this computer or network can open that address. Ask the people who run this
            installation for a public one.
          </p>
        </Note>
      )}
      <Ready {...props} />
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
      <h3>Let us host the page</h3>
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
