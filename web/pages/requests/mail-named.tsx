import type { ReplyOf } from '#contract/endpoint.ts';
import type { readRequestMail } from '#contract/requests/request-mail.ts';
import type { Business } from '#contract/businesses.ts';
import { requestOf } from '#web/parts/requests/addresses.ts';
import { AppealAge } from './one/appeal-age.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#text/english.ts';

export type Named = NonNullable<ReplyOf<typeof readRequestMail>['answers']>;

const NO_APPEAL: Readonly<Record<Exclude<Named['appeal']['may'], 'yes'>, string>> = {
  'nothing-refused':
    'Nothing was refused there, so no appeal can be noted. If they ask for something, write it down as a request.',
  'refusal-waits':
    'Your refusal waits for the mail and has not left yet, so this is no appeal of it. Put it there as a note.',
  'appealed-already': 'An appeal is noted there already. Put their words there as a note.',
  'before-refusal':
    'This mail came before your refusal, so it is no appeal of it. Put it there as a note.',
  erased: 'That request was erased. If they ask for something, write it down as a request.',
};

/** What an appeal comes to; nothing where the mail is none and could be none. */
function AppealThere({
  appeal,
  isAppeal,
  byAddress,
}: Pick<Named, 'appeal'> & { isAppeal: boolean; byAddress: boolean }) {
  const { may, by, isLaw } = appeal;
  if (may !== 'yes') return isAppeal ? <p>{NO_APPEAL[may]}</p> : null;
  if (!isAppeal && byAddress)
    return <p>If this mail asks to look again, it appeals. Then do not write it down as new.</p>;
  if (!isAppeal)
    return <p>You refused it in whole or in part. If this mail asks to look again, it appeals.</p>;
  if (by === null)
    return <p>Note the appeal, and the request is open again. No law sets a last day.</p>;
  return isLaw ? (
    <p>
      Note the appeal, and the request is open again. Last day to answer:{' '}
      <strong>{longDate(by)}</strong>, counted from the day of this mail.
    </p>
  ) : (
    <p>
      No law that we know of gives an appeal here. You promised to look again by{' '}
      <strong>{longDate(by)}</strong>. Note it, and the request is open again.
    </p>
  );
}

/** The days differ by state, so that the words of the mail choose none. */
export const TwoStates = () => (
  <p>
    <strong>It names two states.</strong> Choose the one where they live. You don’t know? Say so:
    then the shortest time of your laws counts.
  </p>
);

interface NamedProps {
  business: Business;
  named: Named;
  isAppeal: boolean;
  /** The day of the mail. */
  on: string;
  /** Known by the address or a name alone: the mail names none. */
  byAddress?: boolean;
  /** A machine or something else, and no request. */
  isNone?: boolean;
}

/** The request that a mail names: who wrote, and what an appeal would come to. */
export function NamedRequest({
  business,
  named,
  isAppeal,
  on,
  byAddress = false,
  isNone = false,
}: NamedProps) {
  const { id, reference, appeal, isTheirAddress } = named;
  return (
    <>
      <p>
        {byAddress
          ? isTheirAddress
            ? 'This address has a request that you refused in whole or in part:'
            : 'It has the name of somebody whose request you refused in whole or in part:'
          : 'It names a request of yours:'}{' '}
        <PageLink to={requestOf(business.id, id)}>{reference}</PageLink>.
      </p>
      {isTheirAddress === false && (
        <div className="note note--ask" role="note">
          <Icon name="alert" />
          <p>
            <strong>It comes from another address than that request.</strong> Do not take it for
            proof of who they are. Send nothing to this address.
          </p>
        </div>
      )}
      {isNone && (
        <p>
          Did a mail server send it? Then a letter about that request may not have arrived. Look
          there, and send it another way.
        </p>
      )}
      <AppealThere appeal={appeal} isAppeal={isAppeal} byAddress={byAddress} />
      <AppealAge {...appeal} on={on} />
    </>
  );
}
