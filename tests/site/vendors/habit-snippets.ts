/** What an owner pastes into a page for the tags of more-vendors.ts. */

const loads = (src: string) => `<script async src="${src}"></script>`;

export const moreTiktokTag = (limited = false) =>
  `<script>window.ttqLimited = ${limited};</script>${loads('https://analytics.us.tiktok.com/i18n/pixel/events.js?sdkid=C9CEDAR41200771&lib=ttq')}`;
export const redditTag = (out = false) =>
  `<script>window.rdtOptOut = ${out};</script>${loads('https://www.redditstatic.com/ads/pixel.js')}`;
export const xTag = (limited = false) =>
  `<script>window.twqLimited = ${limited};</script>${loads('https://static.ads-twitter.com/uwt.js')}`;
export const criteoTag = () => loads('https://dynamic.criteo.com/js/ld/ld.js?a=41200');
export const nextdoorTag = () => loads('https://ads.nextdoor.com/public/pixel/ndp.js?id=41200');
export const quoraTag = () => loads('https://a.quora.com/qevents.js');
export const clarityTag = () => loads('https://www.clarity.ms/tag/abcdharbor');
export const taboolaTag = () => loads('https://cdn.taboola.com/libtrc/unip/412007/tfa.js');

/** Google Ads with Consent Mode. */
export const adsTag = (denied: boolean) => `<script>
window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); }
gtag('consent', 'default', { ad_storage: '${denied ? 'denied' : 'granted'}', analytics_storage: '${denied ? 'denied' : 'granted'}' });
</script>${loads('https://www.googleadservices.com/pagead/conversion_async.js')}`;
