import type { Business } from '#contract/businesses.ts';
import type { KitProofReply, SiteKit } from '#contract/site-tests/kits.ts';
import type { SiteTest } from '#contract/site-tests/site-tests.ts';
import { list, longDate } from '#text/english.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useMakeSiteKit, useSiteKits } from '#web/api/site-kits.ts';
import { Locked } from '#web/parts/owner-page/may.tsx';
import { KitResult } from '#web/parts/stop-kit/kit-result.tsx';
import kitStyles from '#web/parts/stop-kit/stop-kit.css?url';
import {
  KIT_ON_PAGE,
  KIT_SAYS_WORDS,
  PART_NOW,
  PART_WORDS,
} from '#web/words/site-test/kit-proof.ts';

const MARKS: Readonly<Record<KitProofReply['rows'][number]['says'], string>> = {
  stopped: 'badge badge--done',
  'still sends': 'badge badge--late',
  'cannot tell': 'badge badge--ask',
  'not in the kit': 'badge badge--differs',
};

/** What the site needs to work, as the test saw it with the kit after a no. */
function Parts({ proof: { parts, compared } }: { proof: KitProofReply }) {
  if (!compared) return null;
  return (
    <div className="stack-sm">
      <h3>Does your site still work?</h3>
      {parts.length > 0 && (
        <ul>
          {parts.map(({ kind, name, now }) => (
            <li key={name}>{`${PART_WORDS[kind]}, ${name}: ${PART_NOW[now]}`}</li>
          ))}
        </ul>
      )}
      <p>
        {parts.length > 0
          ? 'The test opens a few pages and buys nothing. Try checkout and forms yourself, once as always and once after a press on your opt-out link.'
          : 'The test met no checkout, form, booking, chat, video or map of others. Try yours yourself, once as always and once after a press on your opt-out link.'}
      </p>
    </div>
  );
}

/** What this test says of the kit that was made before it. */
function KitProven({ proof }: { proof: KitProofReply }) {
  const { day, onPage, without, rows } = proof;
  return (
    <section className="stack-sm" aria-labelledby="kit-proof">
      <h2 id="kit-proof">{`Your opt-out kit of ${longDate(day)}`}</h2>
      <p>{KIT_ON_PAGE[onPage]}</p>
      {onPage === 'not everywhere' && (
        <ul>
          {without.map((address) => (
            <li key={address} className="kitwhat">
              {address}
            </li>
          ))}
        </ul>
      )}
      <table className="table table--stack">
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">After a no</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, says, why }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="After a no">
                <span className={MARKS[says]}>{KIT_SAYS_WORDS[says]}</span>
              </td>
              <td data-label="Why">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Parts proof={proof} />
    </section>
  );
}

/** The kit itself, folded: it is pasted once. */
function Pieces({ siteKit, isOpen }: { siteKit: SiteKit; isOpen: boolean }) {
  return (
    <details className="why" open={isOpen}>
      <summary>{`The kit of ${longDate(siteKit.day)}: what to paste, and where`}</summary>
      <div className="stack">
        <KitResult kit={siteKit.kit} names={siteKit.names} file={siteKit.file} />
        <p className="small soft">
          The history of your business holds the SHA-256 of the first piece:{' '}
          <code className="kitwhat">{siteKit.hash}</code>
        </p>
      </div>
    </details>
  );
}

function MakeKit({ business, test, words }: KitOfSiteProps & { words: string }) {
  const make = useMakeSiteKit(business.id);
  return (
    <Locked businessId={business.id}>
      <p>
        <button
          className="btn btn--quiet"
          type="button"
          onClick={() => {
            if (!make.isPending) make.mutate(test.id);
          }}
        >
          {words}
        </button>
      </p>
      {make.isError && (
        <p className="error" role="alert">
          {wordsFor(make.error, 'The kit could not be made. Try again.')}
        </p>
      )}
    </Locked>
  );
}

interface KitOfSiteProps {
  readonly business: Business;
  readonly test: SiteTest;
}

/** Names of tools that send after a no and that the kit does not hold. */
const unheld = ({ findings }: SiteTest, made: SiteKit | undefined): string[] => {
  const held = new Set(made?.kit.held.map(({ tool }) => tool));
  return [
    ...new Set(
      findings.flatMap(({ verdict, tool, toolName }) =>
        verdict === 'still sends' && tool !== undefined && !held.has(tool)
          ? [toolName ?? tool]
          : [],
      ),
    ),
  ];
};

/** The stop kit of the site: made, pasted, tested again, made anew when tools come. */
export function KitOfSite({ business, test }: KitOfSiteProps) {
  const query = useSiteKits(business.id);
  if (!query.isSuccess) return null;
  const made = query.data.kits.find(({ host }) => host === test.host);
  const names = unheld(test, made);
  if (made === undefined && names.length === 0) return null;
  return (
    <>
      <link rel="stylesheet" href={kitStyles} precedence="default" />
      {test.kit && <KitProven proof={test.kit} />}
      <section className="stack-sm" aria-labelledby="kit-make">
        <h2 id="kit-make">Install an opt-out</h2>
        {made === undefined && (
          <p>{`Two pieces to paste stop what sends after a no: ${list(names)}. Nothing changes for other visitors.`}</p>
        )}
        {made !== undefined && names.length > 0 && (
          <p>{`Your kit does not hold ${list(names)}. Make the next kit and paste it in place of this one.`}</p>
        )}
        {made !== undefined && test.kit === null && (
          <p>Paste both pieces, then test your site again: the result says what stopped.</p>
        )}
        {names.length > 0 && (
          <MakeKit
            business={business}
            test={test}
            words={made === undefined ? 'Make the kit' : 'Make the next kit'}
          />
        )}
        {made && <Pieces siteKit={made} isOpen={test.kit === null} />}
      </section>
    </>
  );
}
