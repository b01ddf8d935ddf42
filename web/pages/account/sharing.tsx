import { useId, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { AdviserRole, Member, ReadLink } from '#contract/account/sharing.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useSharing, useSharingChanges } from '#web/api/sharing.ts';
import { moment } from '#web/words/figures.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { InviteForm } from './invite-form.tsx';
import { ReadLinkForm } from './read-link-form.tsx';
import { Transfer } from './transfer.tsx';
import { withStop } from '#text/trailing.ts';

const NOT_CHANGED = 'Nothing was changed. Try again in a moment.';
type Changes = ReturnType<typeof useSharingChanges>;

interface RoleProps {
  member: Member;
  role: AdviserRole;
  changes: Changes;
}

function Role({ member: { id }, role, changes }: RoleProps) {
  const choice = useId();
  return (
    <>
      <label className="small" htmlFor={choice}>
        May
      </label>
      <select
        className="input pickbiz"
        id={choice}
        value={role}
        disabled={changes.change.isPending}
        onChange={({ target }) =>
          changes.change.mutate({
            memberId: id,
            role: target.value === 'editor' ? 'editor' : 'reader',
          })
        }
      >
        <option value="reader">read</option>
        <option value="editor">read and edit</option>
      </select>
    </>
  );
}

function MemberRow({ member, changes }: { member: Member; changes: Changes }) {
  const { id, email, name, role, expiresAt } = member;
  return (
    <li>
      <strong>{name ?? email}</strong>
      <span>
        {name !== null && `${email}. `}
        {expiresAt !== null && `Invited. The link works until ${moment(expiresAt)}.`}
      </span>
      <span className="row noprint">
        {role === 'helper' ? (
          <span className="small">
            {member.hasRequest === false
              ? 'Helps with single requests: no request now'
              : 'Helps with single requests'}
          </span>
        ) : (
          <Role member={member} role={role} changes={changes} />
        )}
        <button
          className="linkbtn"
          type="button"
          disabled={changes.remove.isPending}
          onClick={() => changes.remove.mutate(id)}
        >
          Remove<span className="vh"> {name ?? email}</span>
        </button>
      </span>
    </li>
  );
}

function LinkRow({ link, changes }: { link: ReadLink; changes: Changes }) {
  return (
    <li>
      <strong>{link.name}</strong>
      <span>Link for reading, until {moment(link.expiresAt)}</span>
      <span className="noprint">
        <button
          className="linkbtn"
          type="button"
          disabled={changes.endLink.isPending}
          onClick={() => changes.endLink.mutate(link.id)}
        >
          End<span className="vh"> the link for {link.name}</span>
        </button>
      </span>
    </li>
  );
}

function OfBusiness({ business }: { business: Business }) {
  const shared = useSharing(business.id);
  const changes = useSharingChanges(business.id);
  const failed = [changes.change, changes.remove, changes.endLink].find(({ isError }) => isError);
  if (shared.isPending) return <Waiting>Loading...</Waiting>;
  if (shared.isError) return <p className="error">{wordsFor(shared.error, NOT_CHANGED)}</p>;
  const { members, links, transfer } = shared.data;
  return (
    <>
      {members.length + links.length === 0 ? (
        <p>{withStop(`Only you see ${business.businessName}`)}</p>
      ) : (
        <ul className="plain hairs ledger boxed">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} changes={changes} />
          ))}
          {links.map((link) => (
            <LinkRow key={link.id} link={link} changes={changes} />
          ))}
        </ul>
      )}
      {failed && (
        <p className="error" role="alert">
          {wordsFor(failed.error, NOT_CHANGED)}
        </p>
      )}
      <InviteForm invite={changes.invite} />
      <ReadLinkForm make={changes.link} />
      <Transfer business={business} offer={transfer} />
    </>
  );
}

/** With whom the owner shares each business. */
export function Sharing() {
  const businesses = useBusinesses(true);
  const [chosen, setChosen] = useState('');
  const own = (businesses.data ?? []).filter(({ shared }) => shared === undefined);
  const business = own.find(({ id }) => id === chosen) ?? own[0];
  if (!business) return null;
  return (
    <section aria-labelledby="sharing" className="stack">
      <h2 id="sharing">Share a business</h2>
      <p className="small soft">
        Invite a lawyer or adviser. What they do stands in the history by their name. Only you can
        delete or share.
      </p>
      {own.length > 1 && (
        <div className="row">
          <label className="small" htmlFor="shared-business">
            Business
          </label>
          <select
            className="input pickbiz"
            id="shared-business"
            value={business.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {own.map(({ id, businessName }) => (
              <option key={id} value={id}>
                {businessName}
              </option>
            ))}
          </select>
        </div>
      )}
      <OfBusiness key={business.id} business={business} />
    </section>
  );
}
