/** What the vendors' own switches are told as well. It holds nothing by itself. */
import type { KitConfig } from './kit-config.ts';

interface Tags {
  dataLayer?: unknown[];
  google_tag_manager?: unknown;
  fbq?: (...words: string[]) => void;
}

type Called = { eventCallback?: unknown; event_callback?: unknown } | undefined;

/** What a shop does once its order was counted must not wait for a tag that never comes. */
function goOn(tags: Tags, given: unknown): void {
  const all = [given, ...Object.values(Object(given) as object)] as Called[];
  const then = all.map((each) => each?.eventCallback ?? each?.event_callback).find(Boolean);
  if (typeof then === 'function')
    setTimeout(() => {
      if (!tags.google_tag_manager) (then as () => void)();
    }, 500);
}

/** Google's consent mode, so that a tag manager holds what asks for consent; and Meta's. */
export function tellVendors({ denied }: KitConfig, how: 'default' | 'update'): void {
  const tags = window as unknown as Tags;
  tags.fbq?.('consent', 'revoke');
  if (!denied.length) return;
  const layer = (tags.dataLayer ??= []);
  // the layer takes the arguments of a call, and no list
  const tell = function (..._words: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  tell('consent', how, Object.fromEntries(denied.map((each) => [each, 'denied'])));
  const { push } = layer;
  layer.push = (...given) => {
    given.forEach((each) => goOn(tags, each));
    return push.apply(layer, given);
  };
}
