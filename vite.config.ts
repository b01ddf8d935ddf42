import { defineConfig } from 'vite';
import { clientBorder } from './web/builder/client-border.ts';
import { pageModules } from './web/builder/page-modules.ts';

const root = import.meta.dirname;

/** The browser's half of the site; web/build.ts runs it, and once more for the pre-render. */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  plugins: [clientBorder(), pageModules(root)],
  build: {
    target: 'es2023',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // "use client" means nothing here; every library carries it.
    rolldownOptions: { input: 'web/client.tsx', checks: { moduleLevelDirective: false } },
  },
});
