import type { ItemWhole } from '#contract/requests/request-items.ts';
import { longDate, list } from '#text/english.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useHere } from './here.tsx';
import { shortWords } from '#web/words/requests/identity.ts';
import { ASKED } from '#web/words/requests/items.ts';

type Allowed = NonNullable<ItemWhole['allowed']>;

interface Rule {
  readonly key: string;
  readonly lead: string;
  readonly text: string;
  readonly cite: string | null;
  readonly isAdvice: boolean;
  readonly isBarred: boolean;
}

function verifyRule({ verify }: Allowed): Rule {
  const { may, must, shown: known, short, advised, why, cite, source, doubts } = verify;
  const lead = known
    ? 'Identity is known'
    : !may
      ? 'Do not check identity'
      : must
        ? 'You must check identity'
        : advised
          ? 'You may check identity'
          : 'Better not check identity';
  return {
    key: 'verify',
    lead,
    text: [
      why,
      ...(short ? [shortWords(short)] : []),
      ...(known ? [] : doubts.map((doubt) => `Not certain: ${doubt}`)),
    ].join(' '),
    cite,
    isAdvice: source === 'memory',
    isBarred: !may && !known,
  };
}

function feeRule({ charge }: Allowed): Rule {
  const { may, why, cite, source, when } = charge;
  const also = when.length > 0 && may ? ` Cases: ${list(when, 'or')}.` : '';
  return {
    key: 'fee',
    lead: may ? 'You may charge' : 'Free of charge',
    text: why + also,
    cite,
    isAdvice: source === 'memory',
    isBarred: false,
  };
}

function timeRule({ extend }: Allowed): Rule {
  const { may, why, cite, source, newLastDay, noticeBy } = extend;
  const until = newLastDay === null ? '' : ` The new last day would be ${longDate(newLastDay)}.`;
  const by = noticeBy === null || !may ? '' : ` Tell them by ${longDate(noticeBy)}.`;
  return {
    key: 'time',
    lead: may ? 'More time is possible' : 'No more time',
    text: why + until + by,
    cite,
    isAdvice: source === 'memory',
    isBarred: false,
  };
}

function agentRule({ agent }: Allowed): Rule[] {
  if (agent === null) return [];
  const { may, why, cite, source, proof } = agent;
  return [
    {
      key: 'agent',
      lead: may ? 'Somebody may ask for the person' : 'Nobody may ask for the person',
      text: proof === null ? why : `${why} Proof: ${proof}.`,
      cite,
      isAdvice: source === 'memory',
      isBarred: !may,
    },
  ];
}

const rulesOf = (item: ItemWhole): Rule[] => {
  const { allowed, neverSend } = item;
  return [
    ...(allowed === null
      ? []
      : [verifyRule(allowed), feeRule(allowed), timeRule(allowed), ...agentRule(allowed)]),
    ...(neverSend.length === 0
      ? []
      : [
          {
            key: 'never',
            lead: 'Never send',
            text: `${list(neverSend, 'or')}.`,
            cite: null,
            isAdvice: false,
            isBarred: true,
          },
        ]),
  ];
};

/** `isAsked`: the part of the page where it is noted, which stands far below on a phone. */
function Rules({ rules, isAsked = false }: { rules: readonly Rule[]; isAsked?: boolean }) {
  return (
    <ul className="deskrules small">
      {rules.map(({ key, lead, text, cite, isAdvice, isBarred }) => (
        <li key={key} className={isBarred ? 'is-barred' : undefined}>
          <Icon name={isBarred ? 'alert' : 'info'} />
          <p>
            <strong>{`${lead}:`}</strong> {text} {isAdvice && <em>Our advice. </em>}
            {cite !== null && <Citation cite={cite} />}
            {key === 'verify' && isAsked && (
              <>
                {' '}
                <a href="#identity">Note who they are</a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What may and may not be done, said before the owner does it; what only helps is folded. */
export function ItemRules({ item }: { item: ItemWhole }) {
  const { request, may } = useHere();
  const isOver = item.next.step === 'close' || item.next.step === 'nothing';
  if (isOver) return null;
  const rules = rulesOf(item);
  const isAsked =
    may &&
    request.closedOn === null &&
    request.held === null &&
    item.allowed?.verify.may === true &&
    !item.allowed.verify.shown;
  const isFirst = ({ key, isBarred }: Rule) => isBarred || key === 'verify';
  return (
    <>
      <Rules rules={rules.filter(isFirst)} isAsked={isAsked} />
      <details className="why">
        <summary>
          Fee and more time
          <span className="vh">{`: ${ASKED[item.type]}`}</span>
        </summary>
        <Rules rules={rules.filter((rule) => !isFirst(rule))} />
      </details>
    </>
  );
}
