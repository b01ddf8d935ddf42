import { useNavigate, useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { type ArrivedMail, useArrivedMails, useSettleMail } from '#web/api/arrived-mails.ts';
import { wordsFor } from '#web/api/client/request.ts';
import {
  arrivedMailsOf,
  newRequestOf,
  requestOf,
  requestsOf,
} from '#web/parts/requests/addresses.ts';
import { Back } from '#web/parts/links/back.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { usStateName } from '#text/us-states.ts';
import { count } from '#web/words/figures.ts';
import { MAIL_KIND_WORDS } from '#web/words/requests/from-mail.ts';
import { ASKED } from '#web/words/requests/items.ts';
import { beginDraft, type TypedRequest } from './request-draft.ts';

const TITLE = 'Mails that came in';

/** What it proposes, as the form shows it. */
function draftFrom({ id, mail, proposal }: ArrivedMail): Partial<TypedRequest> {
  const { types, by, state, language, receivedOn } = proposal;
  return {
    mail: id,
    channel: 'email',
    receivedOn,
    by,
    types,
    text: mail.text.slice(0, MOST_OF_REQUEST.text),
    name: mail.name,
    email: mail.address,
    ...(state !== null && { state }),
    ...(language !== null && { language }),
  };
}

/** What the words seem to say, in one line each. */
function Proposal({ proposal }: { proposal: ArrivedMail['proposal'] }) {
  const { kind, types, state, language, receivedOn, why } = proposal;
  const facts = [
    ...types.map((type) => ASKED[type]),
    ...(state === null ? [] : [usStateName(state)]),
    ...(language === 'es' ? ['In Spanish'] : []),
    `Came on ${longDate(receivedOn)}`,
  ];
  return (
    <>
      <p>
        <strong>{MAIL_KIND_WORDS[kind]}</strong> <span>{why}</span>
      </p>
      <ul className="mailfacts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

function Words({ mail }: { mail: ArrivedMail['mail'] }) {
  return (
    <details className="folded">
      <summary>Read the mail</summary>
      <p className="mailtext">
        {mail.text === '' ? 'It has no words that we can read.' : mail.text}
      </p>
      {mail.isCut && <p className="hint">The rest is not kept. Look at the mail itself.</p>}
      {mail.attachments > 0 && (
        <p className="hint">{`${plural(mail.attachments, 'attachment')}, not kept here.`}</p>
      )}
    </details>
  );
}

interface OneProps {
  business: Business;
  one: ArrivedMail;
  may: boolean;
  isAside: boolean;
}

function Choices({ business, one, isAside }: Omit<OneProps, 'may'>) {
  const navigate = useNavigate();
  const settle = useSettleMail(business.id);
  const { answers } = one.proposal;
  const say = (body: Parameters<typeof settle.mutate>[0]) => {
    if (!settle.isPending) settle.mutate(body);
  };
  const write = () => {
    beginDraft(business.id, draftFrom(one));
    void navigate(newRequestOf(business.id));
  };
  return (
    <>
      <p className="row">
        <button className="btn btn--sm" type="button" onClick={write}>
          Write it down as a request
        </button>
        {answers !== null && (
          <button
            className="btn btn--quiet btn--sm"
            type="button"
            onClick={() => say({ mailId: one.id, what: 'joined', requestId: answers.id })}
          >
            {`Put it to ${answers.reference}`}
          </button>
        )}
        <button
          className="btn btn--quiet btn--sm"
          type="button"
          onClick={() => say({ mailId: one.id, what: isAside ? 'put-back' : 'set-aside' })}
        >
          {isAside ? 'Put it back' : 'It is no request'}
        </button>
      </p>
      {answers !== null && (
        <p>
          It answers a request of yours:{' '}
          <PageLink to={requestOf(business.id, answers.id)}>{answers.reference}</PageLink>.
        </p>
      )}
      {settle.isError && (
        <p className="error" role="alert">
          {wordsFor(settle.error, 'This could not be saved. Try again.')}
        </p>
      )}
    </>
  );
}

function One(props: OneProps) {
  const { one, may } = props;
  const { mail, proposal } = one;
  const from = [mail.name, mail.address].filter((part) => part !== '').join(', ');
  return (
    <li>
      <div className="stack-sm">
        <h2>{mail.subject === '' ? 'No subject' : mail.subject}</h2>
        <p className="small soft">{from === '' ? 'No sender' : from}</p>
        <Proposal proposal={proposal} />
        <Words mail={mail} />
        {may && <Choices {...props} />}
      </div>
    </li>
  );
}

const NOTHING = {
  waiting: 'No mail waits for your look.',
  'set-aside': 'Nothing was set aside in the last 30 days.',
} as const;

/** Mails to the desk: a proposal for each, and the owner's word. */
export function ArrivedMails({ business, may }: { business: Business; may: boolean }) {
  const [search] = useSearchParams();
  const show = search.has('aside') ? 'set-aside' : 'waiting';
  const from = Number(/^\d{1,7}$/.exec(search.get('from') ?? '')?.[0] ?? 0);
  const list = useArrivedMails(business.id, show, from);
  const { data } = list;
  const first = arrivedMailsOf(business.id);
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <Back to={requestsOf(business.id)}>All requests</Back>
        <h1>{TITLE}</h1>
        <p className="lede">Nothing here counts until you say what it is.</p>
        {data?.address != null && <p className="small soft">{`To ${data.address}`}</p>}
      </div>
      <div className="wrap asmt stack">
        {list.isPending && <Waiting>Loading the mails...</Waiting>}
        {list.isError && <LoadFailed what="the mails" query={list} />}
        {data && (
          <>
            <nav aria-label="Which mails">
              <ul className="desktabs">
                <li>
                  <PageLink to={first} aria-current={show === 'waiting' ? 'page' : undefined}>
                    Waiting <span className="desktabs__count">{count(data.counts.waiting)}</span>
                  </PageLink>
                </li>
                <li>
                  <PageLink
                    to={`${first}&aside=1`}
                    aria-current={show === 'set-aside' ? 'page' : undefined}
                  >
                    Set aside <span className="desktabs__count">{count(data.counts.setAside)}</span>
                  </PageLink>
                </li>
              </ul>
            </nav>
            {data.mails.length === 0 ? (
              <p>{NOTHING[show]}</p>
            ) : (
              <ul className="desklist hairs boxed" role="list">
                {data.mails.map((one) => (
                  <One
                    key={one.id}
                    business={business}
                    one={one}
                    may={may}
                    isAside={show === 'set-aside'}
                  />
                ))}
              </ul>
            )}
            {data.next !== null && (
              <p>
                <PageLink
                  className="btn btn--sm btn--quiet"
                  to={`${first}${show === 'waiting' ? '' : '&aside=1'}&from=${data.next}`}
                >
                  More mails
                </PageLink>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
