/** Publishing the hosted page, and taking it down: each asks once. */
import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import type { Hosting } from '#contract/documents/publications.ts';
import { usePublish, useWithdraw } from '#web/api/publications.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { lowerFirst } from '#text/case.ts';
import { Confirm } from '#web/ui/confirm.tsx';

export interface HostedPageProps {
  business: Business;
  draft: Draft;
}

export interface HostedProps extends HostedPageProps {
  hosting: Hosting;
  /** Says what was done; the focus goes there, because the button is gone. */
  onDone: (words: string) => void;
}

const NOT_PUBLISHED = 'The page could not be published. Nothing changed. Try again.';
const NOT_WITHDRAWN = 'The page could not be taken down. It can still be read. Try again.';

/** The number that the document as it is today has, or will have. */
const nextNumber = ({ latest, changed }: Draft) => (latest?.number ?? 0) + (changed ? 1 : 0);

/** Publishing and its one question. */
export function PublishButton({ business, draft, hosting, onDone }: HostedProps) {
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

/** Taking the page down and its one question. */
export function TakeDown({ business, draft, onDone }: HostedProps) {
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
