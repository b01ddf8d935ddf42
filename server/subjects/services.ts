import type { KitSource } from '#stop-kit/kit-source.server.ts';
import type { BusinessServices } from '#server/business/services.ts';
import type { DraftCache } from './documents/drafting/draft-cache.ts';
import type { Printing } from './documents/printing.ts';
import type { DeskCache } from './requests/desk/desk-cache.ts';
import type { NewsBoard } from './requests/jobs/news-board.ts';
import type { SiteTester } from './site-tests/tester/tester.ts';

/** What the subjects work with, and all above them. */
export interface Services extends BusinessServices {
  readonly drafts: DraftCache;
  readonly desks: DeskCache;
  readonly news: NewsBoard;
  readonly printing: Printing;
  readonly siteTester: SiteTester;
  /** The script of stop kits. */
  readonly kitScript: () => Promise<KitSource>;
}
