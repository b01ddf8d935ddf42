import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { HostedPage } from './hosted-page.tsx';
import { OnYourSite } from './on-your-site.tsx';
import { SiteCopyPart } from './site-copy.tsx';

interface PublishPanelProps {
  draft: Draft;
  business: Business;
  /** Nothing is left to fill in: publishing is next. */
  ready: boolean;
}

/**
 * The one document that is a whole page by itself: an opt-out form has to work on the owner's own
 * site.
 */
const HOSTED = 'privacy-policy';

/** How a document gets on a site. */
export function PublishPanel({ draft, business, ready }: PublishPanelProps) {
  return (
    <details className="folded noprint" open={ready}>
      <summary>
        <h3 className="detail__group">Publish</h3>
      </summary>
      <section aria-labelledby="publish" className="stack publish">
        <h4 className="detail__group" id="publish" tabIndex={-1}>
          How it gets on your site
        </h4>
        {draft.id === HOSTED && <HostedPage business={business} draft={draft} />}
        <div className="stack-sm">
          <h4>Paste it into your own site</h4>
          <p className="small soft">
            Copy the text as HTML, and paste it into a page of your site. It takes on the look of
            your site.
          </p>
          <SiteCopyPart business={business} template={draft.id} />
        </div>
        <OnYourSite hosted={draft.id === HOSTED} />
      </section>
    </details>
  );
}
