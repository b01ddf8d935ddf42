import type { BusinessLawNews as News } from '#contract/account/law-news.ts';
import { useEffect, useRef, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { useLawNews, useMarkLawNewsRead } from '#web/api/account/law-news.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { Note } from '#web/ui/note.tsx';

type State = News['states'][number];

/** So many are seen at once; a law that newly applies brings some twenty. */
const SEEN = 4;

const DutyRows = ({ duties }: { duties: State['duties'] }) => (
  <ul className="plain hairs stack-sm">
    {duties.map(({ id, title, cite, text }) => (
      <li key={id}>
        <strong>{title}</strong> <Citation cite={cite} short />
        <br />
        <span className="small">{text}</span>
      </li>
    ))}
  </ul>
);

function StateNews({ state }: { state: State }) {
  const { stateName, wrong, verdict, why, cites, duties } = state;
  const later = duties.slice(SEEN);
  // the section of a duty stands beside it
  const others = cites.filter((cite) => duties.every((duty) => duty.cite !== cite));
  return (
    <div className="stack-sm">
      <h3 className="h4">{stateName}</h3>
      {wrong === null ? (
        <p>{why === null ? verdict : `${why} ${verdict}`}</p>
      ) : (
        <Note icon="alert" tone="ask">
          <p>{wrong}</p>
        </Note>
      )}
      {others.length > 0 && (
        <p className="small soft">
          Where it stands:{' '}
          {others.map((cite) => (
            <span key={cite}>
              <Citation cite={cite} />{' '}
            </span>
          ))}
        </p>
      )}
      {duties.length > 0 && <DutyRows duties={duties.slice(0, SEEN)} />}
      {later.length > 0 && (
        <details className="why">
          <summary>{plural(later.length, 'more duty', 'more duties')}</summary>
          <DutyRows duties={later} />
        </details>
      )}
    </div>
  );
}

/** A few are read at once; a law that newly applies brings some fifteen. */
function Tasks({ tasks }: { tasks: News['tasks'] }) {
  if (tasks.length === 0) return null;
  const list = (
    <ul className="plain stack-xs">
      {tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </ul>
  );
  if (tasks.length <= SEEN) return list;
  return (
    <details className="why">
      <summary>{plural(tasks.length, 'task changes', 'tasks change')}</summary>
      {list}
    </details>
  );
}

/** What else the change touches: tasks, documents, open requests. */
function Touched({ news, businessId }: { news: News; businessId: string }) {
  const { tasks, papers, requests, laws } = news;
  return (
    <>
      {laws.length > 0 && (
        <ul className="plain stack-xs">
          {laws.map(({ id, text }) => (
            <li key={text}>
              {id === null ? text : <PageLink to={`/laws/${id}`}>{text}</PageLink>}
            </li>
          ))}
        </ul>
      )}
      {requests.length > 0 && (
        <ul className="plain stack-xs">
          {requests.map(({ requestId, text }) => (
            <li key={requestId}>
              <PageLink to={`/requests?business=${businessId}&request=${requestId}`}>
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <ul className="plain stack-xs">
          {papers.map(({ template, text }) => (
            <li key={text}>
              <PageLink to={`/documents?business=${businessId}&document=${template}`}>
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <Tasks tasks={tasks} />
    </>
  );
}

const NOT_SAVED = 'Your mark could not be saved. Try again.';

interface ReadItProps {
  upTo: number;
  businessId: string;
  onRead: () => void;
}

function ReadIt({ upTo, businessId, onRead }: ReadItProps) {
  const marking = useMarkLawNewsRead(businessId);
  return (
    <>
      <button
        className="btn btn--quiet"
        type="button"
        disabled={marking.isPending}
        onClick={() => {
          onRead();
          marking.mutate(upTo);
        }}
      >
        I have read it
      </button>
      {marking.isError && (
        <p className="error" role="alert">
          {wordsFor(marking.error, NOT_SAVED)}
        </p>
      )}
    </>
  );
}

/** Takes the place of what was read, so that the keyboard stays where it was. */
function Read() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="small soft">
      You have read what changed. The history of this business keeps it.
    </p>
  );
}

interface LawNewsProps {
  businessId: string;
  /** Where the page is about several businesses. */
  businessName?: string | undefined;
}

/** What changed for a business with the law data; gone once its owner has read it. */
export function LawNews({ businessId, businessName }: LawNewsProps) {
  const { data } = useLawNews(businessId);
  const [wasRead, setRead] = useState(false);
  const [newest] = data?.news ?? [];
  if (!data) return null;
  if (!newest) return wasRead && <Read />;
  const id = `law-news-${businessId}`;
  return (
    <section className="card stack noprint" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        What changed for you
        {businessName !== undefined && <span className="soft">{`, ${businessName}`}</span>}
      </h2>
      {data.news.map((news) => (
        <div key={news.number} className="stack">
          <p className="small soft">{longDate(news.day)}</p>
          {news.states.map((state) => (
            <StateNews key={state.stateId} state={state} />
          ))}
          <Touched news={news} businessId={businessId} />
        </div>
      ))}
      <div className="row">
        <Changing businessId={businessId} needs="owner">
          <ReadIt upTo={newest.number} businessId={businessId} onRead={() => setRead(true)} />
        </Changing>
        <PageLink className="go" to={`/plan?business=${businessId}`}>
          See your plan
        </PageLink>
        <a className="go" href="/changes">
          All changes of our law data
        </a>
      </div>
    </section>
  );
}

/** The same for each business, named where there are several. */
export const NewsOfAll = ({ businesses }: { businesses: readonly Business[] }) =>
  businesses.map(({ id, businessName }) => (
    <LawNews
      key={id}
      businessId={id}
      businessName={businesses.length > 1 ? businessName : undefined}
    />
  ));
