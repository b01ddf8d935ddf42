/** Small pages whose way to say no real consent tools and real sites have. */
import type { SmallPage } from './small-pages.ts';

const page = (body: string): SmallPage => ({
  body: `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1>${body}</body></html>`,
});
const foot = (href: string) => `<footer><a href="${href}">Your Privacy Choices</a></footer>`;
const keep = (name: string, value: string) => `document.cookie='${name}=${value};path=/'`;

/** A banner that any page may show, and that `openBanner()` shows again. */
const BANNER = `<div class="cookie-banner" id="bar" style="position:fixed;bottom:0">We use cookies for ads.
<button onclick="${keep('bar', 'out')};bar.hidden=true">Decline</button><button onclick="${keep('bar', 'in')};bar.hidden=true">Allow cookies</button></div>
<script>const openBanner = () => { bar.hidden = false; };</script>`;

/** The same banner, which comes once: an answer is remembered. */
const ASKS_ONCE = BANNER.replace(
  '<script>',
  '<script>if (/bar=/.test(document.cookie)) bar.hidden = true;',
);
const press = (script: string) =>
  `<footer><a href="#" onclick="${script};return false">Your Privacy Choices</a></footer>`;

const STATES = ['Alabama', 'Alaska', 'California', 'Colorado', 'Idaho', 'Texas'];

/** By path. */
export const WAY_OUT_PAGES: Readonly<Record<string, SmallPage>> = {
  '/machine': page('<p>Are you one?</p>'),
  '/greyed': page(`<div role="dialog">Here you see what we collect. Read our privacy policy.
<label><input type="checkbox" id="ads"> Ads</label><button disabled onclick="${keep('greyed', 'wrong')}">Decline all</button>
<button onclick="${keep('greyed', 'in')}">Accept all</button><button onclick="document.cookie='greyed='+(ads.checked?'in':'out')+';path=/';this.parentNode.remove()">Save</button></div>`),
  '/yes-no':
    page(`<footer><button onclick="box.showModal()">Do Not Sell or Share My Personal Information</button></footer>
<dialog id="box"><h2>Data collection</h2><form onsubmit="const said = new FormData(this);document.cookie='table='+said.get('ads')+said.get('use')+';path=/';box.close();return false">
<table><tr><th>Allow</th><th>What</th><th>Why</th></tr><tr><td><label><input type="radio" name="use" value="y" required> Yes</label><label><input type="radio" name="use" value="n"> No</label></td><th scope="row">Functional</th><td>Chats and the like.</td></tr>
<tr><td><label><input type="radio" name="ads" value="y" required> Yes</label><label><input type="radio" name="ads" value="n"> No</label></td><th scope="row">Advertising</th><td>You may opt out.</td></tr></table>
<button type="button">Cancel</button><button>Save</button></form></dialog>`),
  '/opens': page(`${foot('/opener')}${BANNER}`),
  '/opener': page(
    `<p>You may say no.</p><button onclick="openBanner()">Change my cookie choice</button>${foot('/opener')}${BANNER}`,
  ),
  '/opens-nothing': page(`${foot('/dead-opener')}${BANNER}`),
  '/dead-opener': page(
    `<p>You may say no.</p><button onclick="1">Change my cookie choice</button>${foot('/dead-opener')}${BANNER}`,
  ),
  '/opens-again': page(`${press('openBanner()')}${ASKS_ONCE}`),
  '/opens-again-in-own-words': page(
    `${press('openBanner()')}${ASKS_ONCE.replace('Allow cookies', 'Be my guest')}`,
  ),
  '/does-nothing': page(`${press('1')}${ASKS_ONCE}`),
  '/keeps-it-itself': page(`${press(keep('own', 'out'))}${ASKS_ONCE}`),
  '/leads-to-banner': page(`${foot('/banner-page')}${ASKS_ONCE}`),
  '/banner-page': page(`<p>You may say no.</p>${ASKS_ONCE}<script>openBanner();</script>`),
  '/states': page(foot('/state-list')),
  '/state-list': page(
    `<form action="/of-state"><label>Your state <select name="state" required><option value="">Choose</option>${STATES.map((name) => `<option>${name}</option>`).join('')}</select></label><button>Continue</button></form>`,
  ),
  '/of-state': page(
    `<script>const state = new URLSearchParams(location.search).get('state');</script><button onclick="document.cookie='state='+state+';path=/'">Opt out of sale</button>`,
  ),
  '/states-as-links': page(foot('/state-links')),
  '/state-links': page(
    `<p>Choose your state.</p>${STATES.map((name) => `<p><a href="/of-state?state=${name}">${name}</a></p>`).join('')}`,
  ),
  '/steps': page(foot('/step-by-step')),
  '/step-by-step':
    page(`<div id="one"><label>Where do you live? <select id="of"><option value="">Choose</option>${STATES.map((name) => `<option>${name}</option>`).join('')}</select></label></div>
<div id="two" hidden><label><input type="radio" name="do" value="out"> Do not sell or share my personal information</label><label><input type="radio" name="do" value="in"> Change nothing</label></div>
<p id="three" hidden>Please confirm.</p><button id="next" disabled>Next</button><script>
let step = 1; const said = () => document.querySelector('[name=do]:checked')?.value;
const draw = () => { one.hidden = step !== 1; two.hidden = step !== 2; three.hidden = step !== 3; next.textContent = step === 3 ? 'Confirm' : 'Next'; next.disabled = step === 1 ? !of.value : step === 2 ? !said() : false; };
of.onchange = two.onchange = draw; next.onclick = () => { if (step === 3) document.cookie = 'steps=' + said() + ';path=/'; step += 1; draw(); };</script>`),
  '/intercepted': page(
    `<footer><a href="/nowhere" onclick="event.preventDefault();box.showModal()">Your Privacy Choices</a></footer><dialog id="box"><p>Stop the sale of my data.</p><button onclick="${keep('late', 'out')};box.close()">Opt out</button></dialog>`,
  ),
  '/window': page(foot('/window-page')),
  '/window-page': page(
    `<button onclick="window.open('http://forms.company.test/ask')">Opt out of sale</button>`,
  ),
  '/own-window': page(
    `<footer><button onclick="window.open('/of-state?state=here')">Do Not Sell or Share My Personal Information</button></footer>`,
  ),
  '/industry': page(foot('/industry-page')),
  '/industry-page': page(
    '<p>To say no, go to <a href="https://optout.aboutads.info/">the industry’s page</a>.</p>',
  ),
};
