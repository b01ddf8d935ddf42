import { PAGE_MODULES } from 'virtual:page-modules';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { OwnerBar } from './parts/shell/owner-bar.tsx';
import type { Page } from './pages.ts';
import type { ContactPoint } from './words/contact/report.ts';

export interface Drawing {
  page: Page;
  data: unknown;
  /** The script that hydrates the page; none for a still page. */
  entry: string | undefined;
  preloads: readonly string[];
  contactPoint: ContactPoint;
}

/** Renders one page as a whole HTML document. */
export async function draw({
  page,
  data,
  entry,
  preloads,
  contactPoint,
}: Drawing): Promise<string> {
  const load = PAGE_MODULES[page.file];
  if (!load) throw new Error(`web/pages/${page.file}/page.tsx is missing`);
  const components = { [page.file]: (await load()).default };
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={page.path}>
      <App
        components={components}
        data={data}
        embedded={page.kind !== 'still'}
        preloads={preloads}
        contactPoint={contactPoint}
      />
    </StaticRouter>,
    {
      bootstrapModules: entry === undefined ? [] : [entry],
      // Otherwise React would move large parts to the end and insert them with an inline script.
      progressiveChunkSize: Infinity,
      onError: (fault) => void faults.push(fault),
    },
  );
  const html = await text(prelude);
  if (faults.length > 0) throw new Error(`Drawing ${page.path} failed`, { cause: faults[0] });
  return html;
}

/**
 * The bar of a page as an owner who is signed in sees it; the server puts it in place of the drawn
 * one.
 */
export async function drawOwnerBar(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <OwnerBar />
    </StaticRouter>,
  );
  // React writes a preload of the logo in front of it
  return /<header[^]*<\/header>/.exec(await text(prelude))?.[0] ?? '';
}
