import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents.ts';
import { SiteCopyPart } from './site-copy.tsx';

interface PublishPanelProps {
  draft: Draft;
  business: Business;
}

/** How a document gets on a site. */
export function PublishPanel({ draft: { id }, business }: PublishPanelProps) {
  return (
    <section aria-labelledby="publish" className="stack noprint publish">
      <h2 id="publish">Publish</h2>
      <div className="stack-sm">
        <h3>Paste it into your own site</h3>
        <p className="small soft">
          Copy the text as HTML, and paste it into a page of your site. It takes on the look of your
          site.
        </p>
        <SiteCopyPart business={business} template={id} />
      </div>
    </section>
  );
}
