import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { type ArrivedMail, useSettleMail } from '#web/api/arrived-mails.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { newRequestOf } from '#web/parts/requests/addresses.ts';
import { longDate } from '#text/english.ts';
import { orderNumberIn } from '#text/order-number.ts';
import { usStateName } from '#text/us-states.ts';
import { MAIL_KIND_WORDS } from '#web/words/requests/from-mail.ts';
import { ASKED } from '#web/words/requests/items.ts';
import { AskedChoices, MailWords } from './mail-words.tsx';
import { NamedRequest, TwoStates } from './mail-named.tsx';
import { beginDraft, type TypedRequest } from './request-draft.ts';

/** What it proposes, as the form shows it. */
function draftFrom(
  { id, mail, proposal }: ArrivedMail,
  types: readonly DeskType[],
): Partial<TypedRequest> {
  const { by, state, language, receivedOn } = proposal;
  return {
    mail: id,
    channel: 'email',
    receivedOn,
    by,
    types: [...types],
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
    // of an unclear mail the presses name them
    ...(kind === 'unclear' ? [] : types.map((type) => ASKED[type])),
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
  const { kind, types } = one.proposal;
  const isAsked = kind === 'unclear' && !isAside;
  const byNumber = [...(named ? [named] : []), ...alsoNamed];
  const refused = one.refused.filter(({ id }) => byNumber.every((each) => each.id !== id));
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
  const write = (types: readonly DeskType[]) => {
    beginDraft(business.id, draftFrom(one, types));
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
        {isAsked ? (
          <AskedChoices
            types={types}
            onAsked={write}
            onNothing={() => say({ mailId: one.id, what: 'set-aside' })}
          />
        ) : (
          <button className={look('request')} type="button" onClick={() => write(types)}>
            Write it down as a request
          </button>
        )}
        {byNumber
          .filter(({ appeal }) => appeal.may !== 'erased')
          .map(({ id, reference }) => (
            <button key={id} className={look('note')} type="button" onClick={() => put(id, 'note')}>
              {`Put it to ${reference} as a note`}
            </button>
          ))}
        {!isAsked && (
          <button
            className={look('none')}
            type="button"
            onClick={() => say({ mailId: one.id, what: isAside ? 'put-back' : 'set-aside' })}
          >
            {isAside ? 'Put it back' : 'It is no request'}
          </button>
        )}
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
  // what may ask for something is read before what is said of it
  const { kind, said = [] } = proposal;
  const words = (
    <MailWords mail={mail} said={said} isOpen={kind === 'unclear' && said.length === 0} />
  );
  const from = [mail.name, mail.address].filter((part) => part !== '').join(', ');
  return (
    <li>
      <div className="stack-sm mailone">
        <h2>{mail.subject === '' ? 'No subject' : mail.subject}</h2>
        <p className="small soft">{from === '' ? 'No sender' : from}</p>
        {kind === 'unclear' && words}
        <Proposal proposal={proposal} />
        {kind !== 'unclear' && words}
        {may && <Choices {...props} />}
      </div>
    </li>
  );
}
