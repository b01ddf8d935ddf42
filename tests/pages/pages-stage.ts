/** The server with the built pages and no database behind it: no page asks for one. */
import { drizzle } from 'drizzle-orm/pglite';
import * as schema from '#server/base/database/schema.ts';
import { readPages } from '#server/base/pages/files.ts';
import { useStage, type Stage } from '../api/stage.ts';
import { SITE } from './built-site.ts';

/** One server for the tests of a file; the returned function gives access to it. */
export const usePages = (): (() => Stage) =>
  useStage(
    {
      name: 'none',
      open: async () => ({
        db: drizzle.mock({ schema }),
        kind: 'embedded',
        close: async () => {},
      }),
    },
    { pages: readPages(SITE) },
  );
