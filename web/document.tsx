import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import displayFont from './fonts/besley-core.woff2?url';
import textFont from './fonts/public-sans-core.woff2?url';
import logo from './parts/shell/logo.svg?url';
import styles from './styles/index.css?url';

export const PAGE_DATA_ID = 'page-data';

interface DocumentProps {
  children: ReactNode;
  /** The data of a live page, which is part of the HTML. */
  data?: unknown;
  /** Addresses of scripts to preload; known at build only. */
  preloads?: readonly string[];
  /** English if left out. */
  language?: 'es' | undefined;
}

/** Escapes closing tags in the data, which would end the script element. */
const safely = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const NONE: readonly string[] = [];

/** The whole document, from `<html>` on. No inline script, no inline style. */
export function Document({ children, data, preloads = NONE, language }: DocumentProps) {
  for (const href of preloads) preloadModule(href, { as: 'script' });
  return (
    <html lang={language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href={logo} type="image/svg+xml" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body className="page">
        {children}
        {data !== undefined && (
          <script
            type="application/json"
            id={PAGE_DATA_ID}
            dangerouslySetInnerHTML={{ __html: safely(data) }}
          />
        )}
      </body>
    </html>
  );
}
