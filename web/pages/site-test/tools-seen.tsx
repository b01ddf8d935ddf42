import type { Business } from '#contract/businesses.ts';
import type { SiteTests } from '#contract/site-tests/site-tests.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useDismissSeenTool } from '#web/api/site-tests.ts';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';

/**
 * Tools that were seen and that the data map does not name: offered, never entered by themselves.
 */
export function ToolsSeen({ business, tools }: { business: Business; tools: SiteTests['tools'] }) {
  const dismiss = useDismissSeenTool(business.id);
  const open = tools.filter(({ dismissed, inDataMap }) => !dismissed && !inDataMap);
  if (open.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="tools-seen">
      <h2 id="tools-seen">Seen on your site, not in your data map</h2>
      <p>Your documents name only what your data map names. Add what you use.</p>
      <ul className="plain sitelist">
        {open.map(({ tool, name, host }) => (
          <li key={tool} className="row row--between">
            <span>
              <strong>{name}</strong> <span className="soft">{`on ${host}`}</span>
            </span>
            <Changing businessId={business.id}>
              <span className="row">
                <PageLink
                  className="btn btn--sm"
                  to={`/data-map?business=${encodeURIComponent(business.id)}&step=companies&tool=${encodeURIComponent(tool)}`}
                >
                  Add it<span className="vh">{`: ${name}`}</span>
                </PageLink>
                <button
                  className="btn btn--sm btn--quiet"
                  type="button"
                  onClick={() => {
                    if (!dismiss.isPending) dismiss.mutate({ tool, dismissed: true });
                  }}
                >
                  Leave it out<span className="vh">{`: ${name}`}</span>
                </button>
              </span>
            </Changing>
          </li>
        ))}
      </ul>
      {dismiss.isError && (
        <p className="error" role="alert">
          {wordsFor(dismiss.error, 'This could not be saved. Try again.')}
        </p>
      )}
    </section>
  );
}
