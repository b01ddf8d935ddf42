import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { OF_A_COPY } from '#documents/template/copy-kinds.ts';
import { lowerFirst } from '#text/case.ts';
import { longDate } from '#text/english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { ACCEPTED_WORDS, howReadWords } from '#web/words/vendors/vendor-terms.ts';
import { Icon } from '#web/ui/icon.tsx';

interface CopyNoteProps {
  draft: Draft;
  business: Business;
}

interface AcceptProps {
  terms: NonNullable<Draft['vendorTerms']>;
  businessId: string;
}

/** The vendor has terms: they are accepted, and no agreement is sent. */
function AcceptTerms({ terms, businessId }: AcceptProps) {
  const { company, address, accepted, wereRead, acceptedOn } = terms;
  if (address === null) return null;
  return (
    <>
      <p className="mapboth">
        <strong>Accept these terms of {company}: </strong>
        <a href={address}>{address}</a>
      </p>
      <p>
        {accepted === null ? '' : `${ACCEPTED_WORDS[accepted] ?? ''} `}
        {wereRead ? '' : `${howReadWords('named', '')} `}
        {acceptedOn === null ? (
          <PageLink to={`/data-map?business=${businessId}`}>Tell us the day you accepted</PageLink>
        ) : (
          `You accepted them on ${longDate(acceptedOn)}. Nothing is left to send.`
        )}
      </p>
    </>
  );
}

/**
 * A copy has the facts of its vendor or activity from the data map, and is not needed where their
 * terms are signed.
 */
export function CopyNote({ draft: { copyOf, vendorTerms, gaps }, business }: CopyNoteProps) {
  if (copyOf === null) return null;
  const lookFor = vendorTerms?.lookFor ?? null;
  const open = gaps.filter(({ variable }) => OF_A_COPY.has(variable));
  return (
    <div className="note noprint">
      <Icon name="info" />
      <div className="stack-sm">
        {vendorTerms !== null && <AcceptTerms terms={vendorTerms} businessId={business.id} />}
        {lookFor !== null && (
          <>
            <p>
              <strong>They may have terms of their own to sign: </strong>
              {lookFor}
            </p>
            <p>
              Sign theirs if they say all of this: they follow your orders, keep people and
              subcontractors to secrecy, help with requests and breaches, show proof, and delete or
              return the data.
            </p>
          </>
        )}
        <p>
          {open.length === 0
            ? 'What it says of them comes from your data map. '
            : `Your data map lacks: ${open.map(({ label }) => lowerFirst(label)).join('; ')}. `}
          <PageLink to={`/data-map?business=${business.id}`}>Open your data map</PageLink>
        </p>
      </div>
    </div>
  );
}
