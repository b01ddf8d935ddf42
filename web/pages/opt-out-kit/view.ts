import type { KitTool } from '#stop-kit/maker/kit-tools.ts';
import type { KitBuilder } from '#stop-kit/maker/kit-steps.ts';
import type { LinkLaw } from '#stop-kit/maker/kit-link.ts';

/** All that the page needs to make a kit in the browser. */
export interface OptOutKitView {
  readonly tools: readonly KitTool[];
  /** Ids of those that are offered before anybody searches. */
  readonly usual: readonly string[];
  readonly law: LinkLaw;
  readonly icon: string;
  readonly builders: readonly KitBuilder[];
  readonly checked: string;
  readonly source: { readonly small: string; readonly readable: string };
}
