/** Sites whose link or banner is what is wrong. */
import { crossBanner, greyBanner, tickedBanner } from '../../banners.ts';
import { answerAsShop, asked, page, type Shop } from '../../layout.ts';
import type { TestSite } from '../../shape.ts';
import { bingTag, metaTag, pinterestTag, tiktokTag } from '../../vendors/snippets.ts';

const NAME = 'Pier Outfitters';
const shop = (number: number, host: string, about: Omit<Shop, 'name'>): TestSite => ({
  number,
  host,
  answer: answerAsShop({ name: NAME, ...about }),
});

const SIGN_IN = `<h1>Sign in</h1><p>Sign in to your account to change your privacy choices.</p>
<form method="post" action="/account/login"><p><label>Email <input type="email" name="email" required></label></p>
<p><label>Password <input type="password" name="password" required></label></p><button>Sign in</button></form>`;

export const LINKS: readonly TestSite[] = [
  shop(5, 'no-link.example', { tags: () => metaTag(), optOut: null }),
  shop(6, 'dead-link.example', {
    tags: () => tiktokTag(),
    optOut: { words: 'Your Privacy Choices', href: '/choices-gone' },
  }),
  shop(7, 'link-to-sign-in.example', {
    tags: () => bingTag(),
    optOut: { words: 'Do Not Sell or Share My Personal Information', href: '/account/choices' },
    others: {
      '/account/choices': () => ({ status: 302, headers: { location: '/account/login' } }),
      '/account/login': (ask) => page({ name: NAME }, ask, 'Sign in', SIGN_IN),
    },
  }),
  shop(20, 'small-grey-refusal.example', {
    tags: (ask) => (asked(ask) || ask.signal ? '' : metaTag()),
    overlay: greyBanner,
  }),
  shop(21, 'switches-stand-on.example', {
    tags: (ask) => (asked(ask) || ask.signal ? '' : pinterestTag()),
    overlay: tickedBanner,
  }),
  shop(32, 'cross-means-yes.example', {
    tags: (ask) => (ask.choice === 'accepted' && !ask.optedOut ? metaTag() : ''),
    overlay: crossBanner,
  }),
];
