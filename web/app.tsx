import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Document } from './document.tsx';
import { type Page, PAGES } from './pages.ts';
import { Bar } from './parts/shell/bar.tsx';
import { Broken } from './parts/shell/broken.tsx';
import { Foot } from './parts/shell/foot.tsx';
import { RouteChange } from './parts/shell/route-change.tsx';
import { Toasts } from './ui/toasts.tsx';

export type PageComponents = Readonly<Record<string, ComponentType<{ data?: unknown }>>>;

interface AppProps {
  /** By folder name; a page without an entry has no route. */
  components: PageComponents;
  data?: unknown;
  /** Whether the data travels in the HTML: a still page has used it up when it is drawn. */
  embedded?: boolean;
  preloads?: readonly string[];
}

/** Description, address and standing with search engines, from the table of pages. */
function Head({ page }: { page: Page }) {
  return (
    <>
      <meta name="description" content={page.description} />
      {page.indexed && <SharedAs page={page} />}
      {page.indexed ? (
        <link rel="canonical" href={`${SITE_ORIGIN}${page.path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** How the page looks where it is shared. */
function SharedAs({ page }: { page: Page }) {
  const picture = page.path === '/' ? 'home' : page.path.slice(1);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Statewise" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={`${SITE_ORIGIN}${page.path}`} />
      <meta property="og:image" content={`${SITE_ORIGIN}/share/${picture}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export function App({ components, data, embedded = true, preloads }: AppProps) {
  const routes = PAGES.flatMap((page) => {
    const Component = components[page.file];
    if (!Component) return [];
    const element = (
      <>
        <Head page={page} />
        <Component data={data} />
      </>
    );
    return [<Route key={page.path} path={page.path} element={element} />];
  });
  return (
    <Document data={embedded ? data : undefined} preloads={preloads ?? []}>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Bar />
      <main id="main" tabIndex={-1}>
        <Broken>
          <Suspense fallback={null}>
            <Routes>{routes}</Routes>
          </Suspense>
        </Broken>
      </main>
      <Foot />
      <RouteChange />
      <Toasts />
    </Document>
  );
}
