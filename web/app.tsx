import { PAGES } from 'virtual:page-modules';
import { type ComponentType, type MouseEvent, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Document } from './document.tsx';
import { AtContactPoint } from './parts/contact/where-to-write.tsx';
import { Bar } from './parts/shell/bar.tsx';
import { Broken } from './parts/shell/broken.tsx';
import { Foot } from './parts/shell/foot.tsx';
import { RouteChange } from './parts/shell/route-change.tsx';
import { replayEarlyInput } from './parts/shell/early-input.ts';
import type { Early } from './parts/shell/early-input.ts';
import { Toasts } from './ui/toasts.tsx';
import type { ContactPoint } from './words/contact/report.ts';

type PageComponents = Readonly<Record<string, ComponentType<{ data?: unknown }>>>;

interface AppProps {
  /** Page components by folder name; a page without an entry has no route. */
  components: PageComponents;
  data?: unknown;
  /**
   * Whether the page's data is in the HTML: live pages need it for hydration, still pages do not.
   */
  embedded?: boolean;
  preloads?: readonly string[];
  early?: readonly Early[];
  contactPoint: ContactPoint;
}

const NOTHING: readonly Early[] = [];

/**
 * Rendered next to the page, within its boundary, so that its effect runs once the page is
 * hydrated.
 */
function SayAgain({ early }: { early: readonly Early[] }) {
  useEffect(() => void replayEarlyInput(early), [early]);
  return null;
}

/** The address keeps its part behind the #: on some pages it is the token of a mailed link. */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}

export function App({
  components,
  data,
  embedded = true,
  preloads,
  early = NOTHING,
  contactPoint,
}: AppProps) {
  const { pathname } = useLocation();
  const language = PAGES.find(({ path }) => path === pathname)?.language;
  const routes = PAGES.flatMap((page) => {
    const Component = components[page.file];
    if (!Component) return [];
    return [<Route key={page.path} path={page.path} element={<Component data={data} />} />];
  });
  return (
    <Document data={embedded ? data : undefined} preloads={preloads ?? []} language={language}>
      <a className="skip" href="#main" onClick={skip}>
        {language === 'es' ? 'Ir al contenido' : 'Skip to main content'}
      </a>
      <Bar />
      <AtContactPoint value={contactPoint}>
        <main id="main" tabIndex={-1}>
          <Broken>
            <Suspense fallback={null}>
              <Routes>{routes}</Routes>
              <SayAgain early={early} />
            </Suspense>
          </Broken>
        </main>
        <Foot />
      </AtContactPoint>
      <RouteChange />
      <Toasts />
    </Document>
  );
}
