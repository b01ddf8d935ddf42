/** The project's own code as it is on the disk now: a module is read again once it, or something it imports, changed. */
import type { ViteDevServer } from 'vite';

export type Source = <T>(path: string) => Promise<T>;

export const sourceOf =
  (vite: ViteDevServer): Source =>
  async <T>(path: string) =>
    (await vite.ssrLoadModule(path)) as T;
