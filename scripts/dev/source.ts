/**
 * Loads the project's current source: a module is loaded again after it, or something it imports,
 * changed.
 */
import type { ViteDevServer } from 'vite';

export type Source = <T>(path: string) => Promise<T>;

export const sourceOf =
  (vite: ViteDevServer): Source =>
  async <T>(path: string) =>
    (await vite.ssrLoadModule(path)) as T;
