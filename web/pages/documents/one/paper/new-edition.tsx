import { useEffect, useRef } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { NewEdition } from '#contract/documents/versions.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { useSwitchOn } from '#web/api/publications.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { goToFragment } from '#web/parts/links/fragment.ts';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { reveal } from '#web/parts/shell/arrival.ts';
import { Note } from '#web/ui/note.tsx';
import { longDate } from '#text/english.ts';

interface NewEditionProps {
  draft: Draft;
  business: Business;
  /** How many things are to be settled first. */
  left: number;
}

interface WaitingProps extends NewEditionProps {
  edition: NewEdition;
  switching: ReturnType<typeof useSwitchOn>;
}

const NOT_SWITCHED = 'It could not be switched on. Nothing changed. Try again.';

/** What has to be settled first, or the one press. */
function Press({ draft, left, switching }: Pick<WaitingProps, 'draft' | 'left' | 'switching'>) {
  if (left > 0) return <p>Settle what is left below first. Then you can switch it on here.</p>;
  return (
    <>
      <p className="small">
        {`It becomes version ${(draft.latest?.number ?? 0) + 1}. If we host the page, everyone who opens it sees the new text. Switch it on only if all of it is true.`}
      </p>
      <p className="row">
        <button
          className="btn btn--sm"
          type="button"
          {...(switching.isPending ? { 'aria-disabled': true as const } : {})}
          onClick={() => {
            if (!switching.isPending) switching.mutate();
          }}
        >
          {switching.isPending ? 'Switching on...' : 'Switch it on'}
        </button>
      </p>
    </>
  );
}

function Waiting({ edition: { from, why }, draft, business, left, switching }: WaitingProps) {
  return (
    <Note icon="alert" tone="ask">
      <h2 className="h4" id="new-edition">
        {`A new edition of this paper is in force since ${longDate(from)}`}
      </h2>
      <ul className="plain stack-xs">
        {why.map((each) => (
          <li key={`${each.stateName} ${each.what}`}>
            {`${each.stateName}: ${each.what} (${each.cite})`}
          </li>
        ))}
      </ul>
      <p>
        <a
          href="#read"
          onClick={(event) => {
            event.preventDefault();
            goToFragment('read');
            reveal('read');
          }}
        >
          Read the new edition
        </a>
      </p>
      <Changing businessId={business.id} instead={<p>Its owner switches it on.</p>}>
        <Press draft={draft} left={left} switching={switching} />
        {switching.isError && (
          <p className="error" role="alert">
            {wordsFor(switching.error, NOT_SWITCHED)}
          </p>
        )}
      </Changing>
    </Note>
  );
}

/** The edition that a law brought since the latest version, and its owner's one confirmation. */
export function NewEditionPart({ draft, business, left }: NewEditionProps) {
  const switching = useSwitchOn(business.id, draft.id);
  const done = useRef<HTMLDivElement>(null);
  const { data, isSuccess } = switching;
  // the button is gone
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  if (draft.newEdition)
    return (
      <section aria-labelledby="new-edition" className="noprint">
        <Waiting
          edition={draft.newEdition}
          draft={draft}
          business={business}
          left={left}
          switching={switching}
        />
      </section>
    );
  if (!data) return null;
  return (
    <div className="noprint" ref={done} tabIndex={-1} role="status">
      <Note icon="done">
        <p>
          {data.published
            ? `Switched on: version ${data.version.number} is kept and published.`
            : `Switched on: version ${data.version.number} is kept.`}
        </p>
      </Note>
    </div>
  );
}
