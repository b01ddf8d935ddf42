/** Sites that hear the signal, or do not, and what their tags send then. */
import { fairBanner, spanishBanner } from '../../banners.ts';
import { answerAsShop, asked, page, keeps, type Shop } from '../../layout.ts';
import type { TestSite } from '../../shape.ts';
import {
  googleTag,
  later,
  metaTag,
  pinterestTag,
  snapTag,
  tiktokTag,
} from '../../vendors/snippets.ts';

const shop = (number: number, host: string, about: Omit<Shop, 'name'>): TestSite => ({
  number,
  host,
  answer: answerAsShop({ name: 'Harbor Books', ...about }),
});

/** LDU for whoever used the page of choices; its switch is saved with a button. */
const LIMITED: Omit<Shop, 'name'> = {
  tags: (ask) => metaTag(ask.optedOut ? "fbq('dataProcessingOptions', ['LDU'], 0, 0);" : ''),
  optOut: { words: 'Do Not Sell or Share My Personal Information', href: '/your-choices' },
  others: {
    '/your-choices': (ask) =>
      page(
        { name: 'Harbor Books', ...LIMITED },
        ask,
        'Your choices',
        `<h1>Your choices</h1><p><label><input type="checkbox" role="switch" id="share" checked> Share my data with ad companies</label></p>
<button type="button" onclick="if(!document.getElementById('share').checked){${keeps('optout=1')}}document.getElementById('done').hidden=false">Save</button><p id="done" role="status" hidden>Your choice is saved.</p>`,
      ),
  },
};

/**
 * What the page says to scripts that ask for consent strings: under the signal it still says that
 * nobody opted out.
 */
const STRINGS = `<script>
window.__gpp = (what, done) => done({ gppVersion: '1.1', signalStatus: 'ready', cmpStatus: 'loaded', applicableSections: [8], gppString: 'DBABBg~BVpqAAAAAgA.YA' }, true);
window.__uspapi = (what, version, done) => done({ version: 1, uspString: '1YNN' }, true);
document.cookie = 'usprivacy=1YNN; path=/'; document.cookie = 'gpp_string=DB%%%~!!; path=/';
</script>`;

export const SIGNALS: readonly TestSite[] = [
  shop(1, 'meta-before-banner.example', {
    tags: (ask) => (asked(ask) ? '' : metaTag()),
    overlay: fairBanner,
  }),
  shop(2, 'deaf-to-signal.example', { tags: (ask) => (ask.optedOut ? '' : tiktokTag()) }),
  shop(3, 'header-heard.example', {
    tags: (ask) => (ask.signal || ask.optedOut ? '' : pinterestTag()),
    confirms: true,
  }),
  shop(4, 'property-heard.example', {
    tags: (ask) =>
      ask.optedOut
        ? ''
        : later(
            snapTag(),
            'if (!navigator.globalPrivacyControl) addEventListener("DOMContentLoaded", add);',
          ),
  }),
  shop(22, 'pings-without-consent.example', {
    tags: (ask) => googleTag(ask.signal || asked(ask)),
    overlay: fairBanner,
  }),
  shop(23, 'strings-of-nonsense.example', {
    tags: (ask) => STRINGS + (ask.signal || ask.optedOut ? '' : tiktokTag()),
  }),
  shop(31, 'limited-after-press.example', LIMITED),
  shop(33, 'libros-del-puerto.example', {
    language: 'es',
    tags: (ask) => (asked(ask) ? '' : metaTag()),
    overlay: spanishBanner,
  }),
];
