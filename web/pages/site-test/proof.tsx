import type { Business } from '#contract/businesses.ts';
import type { TestedSite } from '#contract/site-tests/sites.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { type ProofTried, useProveSite } from '#web/api/site-tests.ts';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { longDate } from '#text/english.ts';

const WAYS = {
  mail: 'by your email address',
  meta: 'by a tag on your home page',
  file: 'by a file on your site',
} as const;

function Tried({ tried }: { tried: ProofTried }) {
  if (tried.some(({ fits }) => fits)) return null;
  return (
    <div role="alert" className="stack-xs">
      <p>No proof was found yet:</p>
      <ul>
        {tried.map(({ way, said }) => (
          <li key={way}>{said}</li>
        ))}
      </ul>
    </div>
  );
}

function HowTo({ site }: { site: TestedSite }) {
  const { mail, meta, file } = site.ways;
  return (
    <details className="why">
      <summary>How to prove that it is yours</summary>
      <div className="stack-sm">
        <p>One of these is enough:</p>
        <ul className="stack-sm">
          <li>{`Use an account whose confirmed email address ends in @${mail}.`}</li>
          <li>
            Put this line into the head of your home page:
            <pre className="sitecode">{meta}</pre>
          </li>
          <li>
            Put a file at <span className="sitecode">{file.address}</span> with this text:
            <pre className="sitecode">{file.text}</pre>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** Whose site it is: pressing and weekly tests want proof. */
export function Proof({ business, site }: { business: Business; site: TestedSite }) {
  const prove = useProveSite(business.id);
  const { proof, host } = site;
  return (
    <div className="stack-sm">
      {proof === null ? (
        <p>Not proven to be yours. To press choices and to test it every week, prove it once.</p>
      ) : (
        <p>{`Proven to be yours ${WAYS[proof.way]}, checked on ${longDate(proof.checkedAt.slice(0, 10))}.`}</p>
      )}
      {proof === null && <HowTo site={site} />}
      {proof === null && (
        <Changing businessId={business.id}>
          <p className="row">
            <button
              className="btn btn--sm btn--quiet"
              type="button"
              {...(prove.isPending ? { 'aria-disabled': true as const } : {})}
              onClick={() => {
                if (!prove.isPending) prove.mutate(host);
              }}
            >
              {prove.isPending ? 'Looking...' : 'Look for the proof now'}
            </button>
          </p>
        </Changing>
      )}
      {prove.data && <Tried tried={prove.data.tried} />}
      {prove.isError && (
        <p className="error" role="alert">
          {wordsFor(prove.error, 'We could not look. Try again.')}
        </p>
      )}
    </div>
  );
}
