import { PAGE_MODULES } from 'virtual:page-modules';
import { lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { PAGE_DATA_ID } from './document.tsx';
import { pageAt } from './parts/links/page-link.tsx';
import { collectEarlyInput } from './parts/shell/early-input.ts';

/**
 * The current page's component is loaded before hydration, so that nothing flickers; others are
 * loaded when needed.
 */
async function start() {
  const open = pageAt(window.location.pathname)?.file;
  const embedded = document.getElementById(PAGE_DATA_ID)?.textContent;
  const first = open === undefined ? undefined : await PAGE_MODULES[open]?.();
  const components = Object.fromEntries(
    Object.entries(PAGE_MODULES).map(([file, load]) => [
      file,
      file === open && first ? first.default : lazy(load),
    ]),
  );
  const data: unknown = embedded ? JSON.parse(embedded) : undefined;
  const contactPoint = document.querySelector<HTMLMetaElement>('[name=contact-point]')?.content;
  // in slices, so that clicks and keys in between are answered
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App
          components={components}
          data={data}
          early={collectEarlyInput()}
          contactPoint={JSON.parse(contactPoint ?? '')}
        />
      </BrowserRouter>,
    );
  });
}

void start();
