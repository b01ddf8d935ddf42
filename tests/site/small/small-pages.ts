/**
 * Small pages for the tests of the collector: a hostile one, banners, opt-outs, and one with every
 * kind of request.
 */

export interface SmallPage {
  readonly body: string;
  readonly type?: string;
}

const page = (body: string): SmallPage => ({
  body: `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1>${body}</body></html>`,
});
const script = (body: string): SmallPage => ({ body, type: 'text/javascript' });
const choose = (choice: string) => `document.cookie='choice=${choice};path=/'`;
const remove = "this.closest('.layer').remove()";

/** Tries every way to an address of this machine and of clouds, then says that it is done. */
export const hostile = (canary: number): SmallPage =>
  page(`<script>
const at = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1'];
const tries = [];
for (const host of at) {
  tries.push(fetch('http://' + host + ':${canary}/', { mode: 'no-cors' }));
  new Image().src = 'http://' + host + ':${canary}/pixel.gif';
  tries.push(new Promise((done) => { const s = new WebSocket('ws://' + host + ':${canary}/'); s.onerror = s.onclose = done; }));
}
tries.push(fetch('/to-canary'), fetch('http://169.254.169.254/latest/meta-data/', { mode: 'no-cors' }),
  fetch('http://rebind.shop.com/', { mode: 'no-cors' }), fetch('https://rebind.shop.com/', { mode: 'no-cors' }));
const frame = document.createElement('iframe'); frame.src = 'http://127.0.0.1:${canary}/frame'; document.body.append(frame);
const worker = new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${canary}/worker').catch(() => {}).then(() => postMessage(1))"])));
tries.push(new Promise((done) => { worker.onmessage = done; }));
tries.push(new Promise((done) => { const open = new WebTransport('https://127.0.0.1:${canary}/'); open.ready.then(done, done); open.closed.catch(done); }));
for (const rel of ['preconnect', 'prefetch', 'dns-prefetch', 'stylesheet', 'icon']) document.head.append(Object.assign(document.createElement('link'), { rel, href: 'http://127.0.0.1:${canary}/' + rel }));
navigator.sendBeacon('http://127.0.0.1:${canary}/beacon', 'x');
const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${canary}' }, { urls: 'turn:127.0.0.1:${canary}?transport=tcp', username: 'a', credential: 'b' }] });
peer.createDataChannel('x');
tries.push(peer.createOffer().then((offer) => peer.setLocalDescription(offer))
  .then(() => new Promise((done) => { setTimeout(done, 1000); })));
Promise.allSettled(tries).then(() => { globalThis.done = true; });
</script>`);

/** Asks for a pixel unless a store of the browser holds a no. */
const refusable = (store: string, before = '') =>
  page(`${before}<script>const kept = ${store}; if (kept.choice !== 'no') { new Image().src = '/pixel';
document.write(\`<div class="layer" role="dialog">We use cookies for ads. <button onclick="kept.choice='yes'">Accept all</button>
<button onclick="kept.choice='no';${remove}">Reject all</button></div>\`); }</script>`);

/** Writes each no into a database as well. */
const KEPT_IN_BASE = `<script>
const opened = indexedDB.open('consent', 1); opened.onupgradeneeded = () => opened.result.createObjectStore('choices');
addEventListener('click', ({ target }) => { if (target.textContent === 'Reject all') opened.result.transaction('choices', 'readwrite').objectStore('choices').put({ ads: false }, 'visitor'); });
</script>`;

const AGE = `<div role="dialog" id="age" style="position:fixed;inset:0;background:#fff">Are you 21 or older? <button>I am under 21</button><button onclick="localStorage.age='yes';age.remove()">Yes, come in</button></div>
<script>if (localStorage.age) age.remove()</script>`;

/** By path. */
export const PAGES: Readonly<Record<string, SmallPage>> = {
  '/unread': page(
    "<script>fetch('/answer', { method: 'POST', mode: 'no-cors', body: 'x' })</script>",
  ),
  '/answer': { body: 'a'.repeat(5000), type: 'image/gif' },
  '/two-steps': page(`<div class="layer" role="dialog" id="one">We use cookies for ads.
<button onclick="${choose('yes')}">Accept all</button>
<button onclick="one.hidden=true;two.hidden=false">Manage preferences</button></div>
<div class="layer" role="dialog" id="two" hidden>Your privacy choices about cookies.
<button onclick="${choose('yes')};${remove}">Allow all</button>
<button onclick="two.hidden=true;three.hidden=false">Reject all</button></div>
<div class="layer" role="dialog" id="three" hidden>Are you sure that you want no cookies?
<button onclick="${choose('yes')};${remove}">Accept all</button>
<button onclick="${choose('no')};${remove}">Confirm</button></div>`),
  '/framed': page('<iframe src="/banner" width="600" height="200"></iframe>'),
  '/banner': page(`<div class="layer">We value your privacy and use cookies.
<button onclick="${choose('yes')}">I agree</button><button onclick="${choose('no')};${remove}">Disagree</button></div>`),
  '/shadow': page(`<div id="host"></div><script>
host.attachShadow({ mode: 'open' }).innerHTML = \`<div class="layer" style="position:fixed;bottom:0">Cookies help us.
<button onclick="${choose('yes')}">OK</button><button onclick="${choose('no')};${remove}">Only necessary</button></div>\`;
</script>`),
  '/spanish':
    page(`<div class="layer" style="position:fixed;bottom:0">Usamos galletas propias y de terceros.
<button onclick="${choose('yes')}">Aceptar</button><button onclick="${choose('no')};${remove}">Rechazar</button></div>`),
  '/switches': page(`<div class="layer" role="dialog">Choose which cookies we may set.
<label><input type="checkbox" checked disabled> Strictly necessary</label>
<label><input type="checkbox" checked id="ads"> Advertising</label>
<button style="background:#000;color:#fff;padding:20px 60px" onclick="${choose('yes')};${remove}">Accept all</button>
<button style="background:#fff;color:#ddd;border:0" onclick="document.cookie='choice='+(ads.checked?'yes':'no')+';path=/';${remove}">Save my choices</button></div>`),
  '/answers': page(`<div class="layer" role="dialog">Choose which cookies we may set.
<fieldset><legend>Ads</legend><label><input type="radio" name="a" value="yes" checked> Yes</label><label><input type="radio" name="a" value="no"> No</label></fieldset>
<fieldset><legend>Do not sell my data</legend><label><input type="radio" name="b" value="no"> Yes</label><label><input type="radio" name="b" value="yes" checked> No</label></fieldset>
<button onclick="const all=[...document.querySelectorAll(':checked')].map((each)=>each.value);document.cookie='choice='+(all.includes('yes')?'yes':'no')+';path=/';${remove}">Submit preferences</button></div>`),
  '/shadow-host':
    page(`<div id="host" class="cookie-layer" style="position:fixed;bottom:0"></div><script>
host.attachShadow({ mode: 'open' }).innerHTML = \`<p>We use cookies for ads.</p>
<button onclick="${choose('yes')}">Accept all</button><button onclick="${choose('no')};document.getElementById('host').remove()">Functional only</button>\`;
</script>`),
  '/slots':
    page(`<div class="layer" role="dialog">We use cookies for ads. <push-button>Accept all</push-button><push-button>Decline all</push-button></div>
<script>customElements.define('push-button', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<button><slot></slot></button>';
this.addEventListener('click', () => { document.cookie = 'choice=' + (this.textContent === 'Accept all' ? 'yes' : 'no') + ';path=/'; this.closest('.layer').remove(); }); } });</script>`),
  '/only-ok':
    page(`<div class="layer" role="dialog">We use cookies. <label><input type="checkbox" id="out"> Do not sell my personal information</label>
<button onclick="document.cookie='choice='+(out.checked?'no':'yes')+';path=/';${remove}">OK</button></div>`),
  '/icons': page(`<div class="layer" role="dialog">We use cookies for ads.
<button aria-label="Accept cookies" onclick="${choose('yes')}">&#10003;</button><button aria-label="Decline cookies" onclick="${choose('no')};${remove}">&#10007;</button></div>`),
  '/kept-in-tab': refusable('sessionStorage'),
  '/kept-in-base': refusable('sessionStorage', KEPT_IN_BASE),
  '/age-and-tab': refusable('sessionStorage', AGE),
  '/kept-for-long': refusable('localStorage'),
  '/notice-only': page(
    '<div class="layer" role="dialog">This shop uses cookies. <button>Got it</button><button aria-label="Close">×</button></div>',
  ),
  '/no-banners':
    page(`<div role="dialog">Get 10% off. By signing up you agree to our Privacy Policy.
<input type="email" name="email"><button>Sign up</button><button>No, thanks</button></div>
<div style="position:fixed;bottom:0">By chatting you agree to our Privacy Policy. <button>Accept and chat</button></div>`),
  '/button-done':
    page(`<footer><button onclick="document.cookie='button=out;path=/';thanks.hidden=false">Do Not Sell or Share My Personal Information</button>
<p id="thanks" hidden>You have been opted out.</p><input type="email" placeholder="Your email address"></footer>`),
  '/link-same': page(
    '<footer><a href="/same">Do Not Sell or Share My Personal Information</a></footer>',
  ),
  '/same': page(
    `<div id="place"></div><script>setTimeout(() => { place.innerHTML = '<button onclick="document.cookie=\\'same=out;path=/\\'">Do Not Sell or Share My Personal Information</button>'; }, 1200);</script>`,
  ),
  '/link-twice': page('<footer><a href="/leads-on">Your Privacy Choices</a></footer>'),
  '/leads-on': page(
    '<p>You have rights.</p><a href="/same">Do Not Sell or Share My Personal Information</a><footer><a href="/leads-on">Your Privacy Choices</a></footer>',
  ),
  '/link-state': page('<footer><a href="/state">Your Privacy Choices</a></footer>'),
  '/state':
    page(`<form action="/personal-sent"><label>State where you live <select required><option value="">Choose</option></select></label>
<button>Opt out</button></form>`),
  '/link-mail': page(
    '<footer><a href="mailto:privacy@shop.example">Do Not Sell or Share My Personal Information</a></footer>',
  ),
  '/link-folded': page(
    '<details><summary>Menu</summary><a href="/same">Your Privacy Choices</a></details>',
  ),
  '/link-in-menu': page(
    '<button aria-expanded="false" aria-controls="menu">Menu</button><ul id="menu" hidden><li><a href="/same">Your Privacy Choices</a></li></ul>',
  ),
  '/link-hidden': page(
    '<button hidden aria-expanded="false" aria-controls="menu">Menu</button><ul id="menu" hidden><li><a href="/same">Your Privacy Choices</a></li></ul>',
  ),
  '/link-dead': page('<footer><a href="/gone">Do Not Sell My Personal Information</a></footer>'),
  '/link-sign-in': page('<footer><a href="/login">Your Privacy Choices</a></footer>'),
  '/login': page('<form><input name="user"><input type="password"><button>Sign in</button></form>'),
  '/link-personal': page(
    '<footer><a href="/personal">Do Not Sell or Share My Personal Information</a></footer>',
  ),
  '/personal': page(`<form action="/personal-sent"><label>Your e-mail <input name="email"></label>
<label>Full name <input name="full-name"></label><label><input type="checkbox"> Opt me out of sale</label>
<button>Submit</button></form>`),
  '/link-switch': page('<footer><a href="/choices">Your Privacy Choices</a></footer>'),
  '/choices': page(`<label><input type="checkbox" id="sale" checked> Sale of personal data</label>
<form action="/news"><input name="email" placeholder="E-mail for our newsletter"><button>Subscribe</button></form>
<button onclick="document.cookie='switch='+(sale.checked?'in':'out')+';path=/'">Save</button>`),
  '/link-table': page('<footer><a href="/table">Your Privacy Choices</a></footer>'),
  '/table':
    page(`<table><tr><th>What</th><th>Stop it</th></tr><tr><td id="sale">Sale or sharing of my data</td><td><input type="checkbox" id="box" aria-labelledby="sale"></td></tr></table>
<button onclick="document.cookie='table='+(box.checked?'stopped':'in')+';path=/'">Save preferences</button>`),
  '/link-beside': page('<footer><a href="/beside">Your Privacy Choices</a></footer>'),
  '/beside': page(`<button onclick="late.hidden=false">Opt out of sale</button>
<div style="position:fixed;bottom:0">May these companies count this visit? <button onclick="${choose('no')}">Don't allow</button></div>
<div class="layer" role="dialog" id="late" hidden>We use cookies for ads. <button onclick="${choose('yes')}">Accept all</button><button onclick="${choose('no')}">Reject all</button></div>`),
  '/link-dialog':
    page(`<footer><a href="#" onclick="box.hidden=false;return false">Do not sell or share my data</a></footer>
<div role="dialog" id="box" hidden>Stop the sale of your personal information on this browser.
<button onclick="document.cookie='dialog=out;path=/';box.hidden=true">Opt out now</button></div>`),
  '/link-drawer':
    page(`<button class="burger" aria-label="Open menu" onclick="drawer.hidden=!drawer.hidden">≡</button>
<aside id="drawer" style="position:fixed" hidden><a href="/same">Your Privacy Choices</a></aside>`),
  '/link-toggle':
    page(`<footer><a href="#x" onclick="box.showModal();return false">Your Opt-Out Rights</a></footer>
<dialog id="box"><label><input type="checkbox" role="switch" onchange="document.cookie='toggle='+this.checked+';path=/'"> Opt me out of the sale of my data</label><button>Back</button></dialog>`),
  '/link-radios': page(`<footer><a href="/radios">Your Privacy Choices</a></footer>`),
  '/radios':
    page(`<form onsubmit="document.cookie='radios='+new FormData(this).get('how')+';path=/';return false"><label><input type="radio" name="how" value="all" required> Everything, with ads</label>
<label><input type="radio" name="how" value="some"> Statistics only</label><label><input type="radio" name="how" value="none"> Nothing but what the site needs</label><button>Confirm</button></form>`),
  '/link-unsaid': page(`<footer><a href="/unsaid">Your Privacy Choices</a></footer>`),
  '/unsaid': page(
    `<form onsubmit="document.cookie='unsaid=sent;path=/';return false"><label><input type="radio" name="how" required> Red</label><label><input type="radio" name="how"> Blue</label><button>Confirm</button></form>`,
  ),
  '/link-post': page(
    '<footer><form method="post" action="/posted"><button>Do not sell or share my personal information</button></form></footer>',
  ),
  '/posted': page('<p>Good day again.</p>'),
  '/link-in-form': page(
    '<form method="post" action="/posted"><input type="email" name="email" aria-label="E-mail for news"><a href="/button-done">Do not sell my personal information</a></form>',
  ),
  '/link-post-mail': page(
    '<footer><form method="post" action="/posted"><input type="email" name="email" aria-label="E-mail"><button>Do not sell my personal information</button></form></footer>',
  ),
  '/age-gate':
    page(`<div role="dialog" id="gate" style="position:fixed;inset:0;background:#fff">Are you 21 or older? <button>I am under 21</button><button onclick="gate.hidden=true;gate.style.display='none';bar.hidden=false">Yes, come in</button></div>
<div style="position:fixed;bottom:0" id="bar" aria-label="Cookies" hidden>All right with you? <button onclick="${choose('yes')}">Accept</button><button onclick="${choose('no')}">Decline</button></div>`),
  '/no-link': page('<footer><a href="/privacy">Privacy Policy</a></footer>'),
  '/everything': page(`<iframe src="/frame"></iframe><script>
new Worker('/worker.js'); navigator.serviceWorker?.register('/service-worker.js');
addEventListener('pagehide', () => navigator.sendBeacon('/beacon', 'x=1')); fetch('/from-service-worker');
</script>`),
  '/frame': page('framed'),
  '/worker.js': script("fetch('/from-worker')"),
  '/from-worker': page('x'),
  '/service-worker.js': script(
    "self.addEventListener('install', () => fetch('/from-service-worker'))",
  ),
  '/from-service-worker': page('x'),
  '/beacon': page('x'),
};
