/** What an owner pastes into a page for each tag. */

const loads = (src: string) => `<script async src="${src}"></script>`;

/** `before` runs ahead of the page view, as the vendor's guide to limited use has it. */
export const metaTag = (before = '', track = "fbq('track', 'PageView');") => `<script>
window.fbq = window.fbq || function () { (fbq.queue = fbq.queue || []).push(arguments); };
${before} fbq('init', '1202377411550'); ${track}
</script>${loads('https://connect.facebook.net/en_US/fbevents.js')}`;

/** With Consent Mode where `denied` is given. */
export const googleTag = (
  denied?: boolean,
  src = 'https://www.googletagmanager.com/gtag/js?id=G-4T7Q0HARBR',
) => {
  const state = denied ? 'denied' : 'granted';
  const consent =
    denied === undefined
      ? ''
      : `gtag('consent', 'default', { ad_storage: '${state}', ad_user_data: '${state}', ad_personalization: '${state}', analytics_storage: '${state}' });`;
  return `<script>
window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); }
${consent} gtag('js', new Date()); gtag('config', 'G-4T7Q0HARBR');
</script>${loads(src)}`;
};

export const tiktokTag = () =>
  loads('https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C9HARBOR41200771&lib=ttq');
export const snapTag = () => loads('https://sc-static.net/scevent.min.js');
export const pinterestTag = () => loads('https://s.pinimg.com/ct/core.js');
export const bingTag = () => loads('https://bat.bing.com/bat.js');
export const linkedinTag = () => loads('https://snap.licdn.com/li.lms-analytics/insight.min.js');

/** Adds HTML later, as a loader of tags does. */
export const later = (html: string, begin: string) => `<script>
(() => { const add = () => document.body.append(document.createRange().createContextualFragment(${JSON.stringify(html).replaceAll('</', '<\\/')})); ${begin} })();
</script>`;
