import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { type ArrivedMail, useSettleMail } from '#web/api/arrived-mails.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { newRequestOf } from '#web/parts/requests/addresses.ts';
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { orderNumberIn } from '#text/order-number.ts';
import { usStateName } from '#text/us-states.ts';
import { MAIL_KIND_WORDS } from '#web/words/requests/from-mail.ts';
import { ASKED } from '#web/words/requests/items.ts';
import { NamedRequest, TwoStates } from './mail-named.tsx';
import { beginDraft, type TypedRequest } from './request-draft.ts';

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
    order: orderNumberIn(mail.text) ?? '',
    ...(state !== null && { state }),
    ...(language !== null && { language }),
  };
}

/** What the words seem to say, in one line each. */
function Proposal({ proposal }: { proposal: ArrivedMail['proposal'] }) {
  const { kind, types, state, twoStates = false, language, receivedOn, why } = proposal;
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
      {twoStates && <TwoStates />}
      <ul className="mailfacts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

/** So few signs are shown at once. */
const SHORT = 280;

function Words({ mail }: { mail: ArrivedMail['mail'] }) {
  const isShort = mail.text !== '' && mail.text.length <= SHORT && mail.attachments === 0;
  if (isShort) return <p className="mailtext">{mail.text}</p>;
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
  /** It was dealt with: so many are left, and this appeal was noted at a request. */
  onDone: (left: number, appeal: { by: string | null; at: string } | null) => void;
}

/** The press that the words of the mail speak for. */
function likelyOf(kind: ArrivedMail['proposal']['kind'], appeals: boolean, isAside: boolean) {
  if (kind === 'appeal' && appeals) return 'appeal';
  if (kind === 'reply') return 'note';
  return kind === 'none' && !isAside ? 'none' : 'request';
}

function Choices({ business, one, isAside, onDone }: Omit<OneProps, 'may'>) {
  const navigate = useNavigate();
  const settle = useSettleMail(business.id);
  const { named, alsoNamed } = one;
  const byNumber = [...(named ? [named] : []), ...alsoNamed];
  const refused = one.refused.filter(({ id }) => byNumber.every((each) => each.id !== id));
  const { kind } = one.proposal;
  const appealed = [...byNumber.filter(({ appeal }) => appeal.may === 'yes'), ...refused];
  const likely = likelyOf(kind, appealed.length > 0, isAside);
  const look = (what: ReturnType<typeof likelyOf>) =>
    what === likely ? 'btn btn--sm' : 'btn btn--quiet btn--sm';
  const say = (body: Parameters<typeof settle.mutate>[0]) => {
    if (!settle.isPending)
      settle.mutate(body, {
        onSuccess: ({ waiting, appeal }) =>
          onDone(waiting, appeal && { ...appeal, at: body.requestId ?? '' }),
      });
  };
  const put = (requestId: string, as: 'appeal' | 'note') =>
    say({ mailId: one.id, what: 'joined', requestId, as });
  const write = () => {
    beginDraft(business.id, draftFrom(one));
    void navigate(newRequestOf(business.id));
  };
  return (
    <>
      {byNumber.map((each) => (
        <NamedRequest
          key={each.id}
          business={business}
          named={each}
          on={one.proposal.receivedOn}
          isAppeal={kind === 'appeal'}
          isNone={kind === 'none'}
        />
      ))}
      {refused.map((each) => (
        <NamedRequest
          key={each.id}
          business={business}
          named={each}
          on={one.proposal.receivedOn}
          isAppeal={kind === 'appeal'}
          byAddress
        />
      ))}
      <p className="row">
        {appealed.map(({ id, reference }) => (
          <button
            key={id}
            className={look('appeal')}
            type="button"
            onClick={() => put(id, 'appeal')}
          >
            {`Note the appeal at ${reference}`}
          </button>
        ))}
        <button className={look('request')} type="button" onClick={write}>
          Write it down as a request
        </button>
        {byNumber
          .filter(({ appeal }) => appeal.may !== 'erased')
          .map(({ id, reference }) => (
            <button key={id} className={look('note')} type="button" onClick={() => put(id, 'note')}>
              {`Put it to ${reference} as a note`}
            </button>
          ))}
        <button
          className={look('none')}
          type="button"
          onClick={() => say({ mailId: one.id, what: isAside ? 'put-back' : 'set-aside' })}
        >
          {isAside ? 'Put it back' : 'It is no request'}
        </button>
      </p>
      {settle.isError && (
        <p className="error" role="alert">
          {wordsFor(settle.error, 'This could not be saved. Try again.')}
        </p>
      )}
    </>
  );
}

/** One mail that arrived: what its words seem to ask, and the owner's word. */
export function OneMail(props: OneProps) {
  const { one, may } = props;
  const { mail, proposal } = one;
  const from = [mail.name, mail.address].filter((part) => part !== '').join(', ');
  return (
    <li>
      <div className="stack-sm mailone">
        <h2>{mail.subject === '' ? 'No subject' : mail.subject}</h2>
        <p className="small soft">{from === '' ? 'No sender' : from}</p>
        <Proposal proposal={proposal} />
        <Words mail={mail} />
        {may && <Choices {...props} />}
      </div>
    </li>
  );
}
