/**
 * Where a yes is owed first, on a site that a bundler builds: c15t (Apache-2.0), which keeps the
 * answer in the browser alone and has no look of its own.
 */

const TEXT = `// For c15t 2.2: npm install c15t, then import this file first in the site's own program.
// Offline: the answer stays in this browser, and nobody is asked over the network.
import { getOrCreateConsentRuntime } from 'c15t';

const { consentStore } = getOrCreateConsentRuntime({
  mode: 'offline',
  consentCategories: ['necessary', 'marketing'],
  // the site's own tags that wait for a yes, one line each; these lines are an example
  scripts: [
    { id: 'meta-pixel', src: 'https://connect.facebook.net/en_US/fbevents.js', category: 'marketing' },
  ],
});
const state = () => consentStore.getState();
const isOut = () => Boolean(window.statewiseStop && window.statewiseStop.optedOut);

const box = document.createElement('div');
box.setAttribute('role', 'dialog');
box.setAttribute('aria-label', 'May we use your data for this?');
box.style.cssText = 'position:fixed;inset:auto 0 0 0;padding:1rem;background:#fff;color:#222;border-top:2px solid';
box.innerHTML = '<p>May we use your data for ads? We start nothing of it before you say yes.</p>';
for (const [words, type] of [['Yes', 'all'], ['No', 'necessary']]) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.style.marginRight = '1rem';
  button.onclick = () => state().saveConsents(type);
  box.append(button);
}
const show = () => {
  if (state().activeUI === 'banner' && !isOut()) document.body.append(box);
  else box.remove();
};
consentStore.subscribe(show);
document.addEventListener('statewise:choice', () => { void state().saveConsents('necessary'); });
if (isOut()) void state().saveConsents('necessary');
show();
`;

/** The file. Both answers stand side by side and weigh the same. */
export const optInBundled = (): string => TEXT;
