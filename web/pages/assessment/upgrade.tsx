import { PageLink } from '#web/parts/links/page-link.tsx';

/** Marketing only: nothing is charged in this version (docs/requirements-decisions.md 7). */
export function Upgrade() {
  return (
    <section className="upgrade noprint" aria-labelledby="upgrade">
      <div className="stack-sm">
        <h2 id="upgrade" className="figure">
          Hear about changes before they reach you
        </h2>
        <p className="soft">
          Get a note when a law changes for this business, and every premium template. $29 per
          month. Nothing is charged in this version, and every feature is open.
        </p>
      </div>
      <PageLink className="btn btn--quiet" to="/#pricing">
        See the upgrade
      </PageLink>
    </section>
  );
}
