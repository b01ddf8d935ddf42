import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { HostedPage } from './hosted-page.tsx';
import { OnYourSite } from './on-your-site.tsx';
import { SiteCopyPart } from './site-copy.tsx';

interface PublishPanelProps {
  draft: Draft;
  business: Business;
}

/**
 * The one document that is a whole page by itself: an opt-out form has to work on the owner's own
 * site.
 */
const HOSTED = 'privacy-policy';

/** How a document gets on a site. */
export function PublishPanel({ draft, business }: PublishPanelProps) {
  return (
    <section aria-labelledby="publish" className="stack noprint publish">
      <h2 id="publish">Publish</h2>
      {draft.id === HOSTED && <HostedPage business={business} draft={draft} />}
      <div className="stack-sm">
        <h3>Paste it into your own site</h3>
        <p className="small soft">
          Copy the text as HTML, and paste it into a page of your site. It takes on the look of your
          site.
        </p>
        <SiteCopyPart business={business} template={draft.id} />
      </div>
      <OnYourSite hosted={draft.id === HOSTED} />
    </section>
  );
}
