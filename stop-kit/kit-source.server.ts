/**
 * The kit's script, bundled from its source: readable, and small. Never in a browser (".server").
 */
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Both stand for the name `STATEWISE_KIT`, in whose place the maker writes what a site needs. */
export interface KitSource {
  readonly small: string;
  readonly readable: string;
}

const ENTRY = resolve(import.meta.dirname, 'script/main.ts');

async function bundled(minify: boolean): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: minify && 'oxc',
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code.trim();
}

let source: Promise<KitSource> | undefined;

async function makeSource(): Promise<KitSource> {
  const [small, readable] = await Promise.all([bundled(true), bundled(false)]);
  return { small, readable };
}

/** Bundles once. */
export const kitSource = (): Promise<KitSource> => (source ??= makeSource());
