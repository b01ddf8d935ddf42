/** How the pages are built for the browser, and to be drawn at build. */
import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { Page } from '../words/page-row.ts';
import { clientBorder } from './client-border.ts';
import { leanContract } from './lean-contract.ts';
import { pageModules } from './page-modules.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * What pages share in small pieces travels in one: a dozen files of some hundred bytes each cost a
 * phone more time on their way than their contents do. `asks` reads, `calls` changes: the gates
 * only change.
 */
const SHARED = {
  asks: /\/@tanstack\/[^/]+\/build\/[^/]+\/(\w*(queries|query)Observer|useBaseQuery|useQuery|IsRestoringProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense)\.js$|\/web\/(api\/(account\/me|client\/use-call|businesses|plan)|parts\/(owner-page\/(owner-page|business-page|reader-note|may|account-strip|needs-owner|session-ended)|shell\/(load-failed|waiting-page))|ui\/(failing|try-again))\.tsx?$/i,
  calls:
    /\/node_modules\/(@tanstack|zod)\/|\/(contract\/(account\/auth|endpoint)|text\/local-address)\.ts$|\/web\/(api\/(account\/auth|client\/(queries|request|session-end))|parts\/(account\/(gate|language-link|way-back)|shell\/hydrated)|words\/language\/other-language(\.es)?)\.tsx?$/,
  days: /\/text\/(case|english|figures|months)(\.es)?\.ts$|\/web\/words\/time\/clock\.ts$/,
  papers: /\/contract\/documents\/(details|documents|versions)\.ts$|\/web\/api\/documents\.tsx?$/,
  forms:
    /\/web\/(parts\/(account\/(password-field|text-field)|shell\/(no-script|page-title))|ui\/(error-summary|field|note|submit))\.tsx?$/,
  parts:
    /\/law\/(acts|codes)\.ts$|\/web\/(parts\/(law\/(citation|public-case|published-figure)|assessment\/(strip|verdict)|links\/(crumbs|go)|shell\/(nothing-found|print-head|share))|ui\/waiting|words\/figures(\.es)?)\.tsx?$/,
};

/** One file for all of it is smaller than two; every page with a script reads a store. */
const REACT =
  /rolldown.runtime|\/node_modules\/(react|react-dom|react-router|scheduler)\/|\/web\/state\/store\.ts$/;

/**
 * The browser's half of the site in one language; web/build.ts runs it, and once more for the
 * pre-render.
 */
export const siteConfig = (
  pages?: readonly Page[],
  plugins: readonly Plugin[] = [],
): UserConfig => ({
  root,
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  plugins: [...plugins, clientBorder(), leanContract(), pageModules(root, pages)],
  build: {
    target: 'es2023',
    // both languages are built side by side into one folder (web/build.ts empties it)
    emptyOutDir: false,
    modulePreload: {
      polyfill: false,
      // every page has loaded these before it loads another
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|rolldown-runtime|client)-/.test(file)),
    },
    assetsInlineLimit: 0,
    // the reader of PDF files is fetched only when somebody chooses one
    chunkSizeWarningLimit: 2000,
    // "use client" means nothing here; every library carries it.
    rolldownOptions: {
      input: ['web/client.tsx', 'web/boot.ts'],
      checks: { moduleLevelDirective: false },
      // reading a property does nothing here: schemas that nobody uses go
      treeshake: { propertyReadSideEffects: false },
      output: {
        // the names of files are what packs worst: one character less of each stays unique
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: REACT },
            ...Object.entries(SHARED).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
});
