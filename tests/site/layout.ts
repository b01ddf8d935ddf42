/** The pages that a small shop has, around what a site of the tests is about. */
import type { Ask, Reply, TestSite } from './shape.ts';

export interface Shop {
  readonly name: string;
  readonly language?: 'en' | 'es';
  /** HTML into the head of each page. */
  readonly tags?: (ask: Ask) => string;
  /** HTML at the end of the home page. */
  readonly home?: (ask: Ask) => string;
  /** HTML at the end of each page, such as a banner. */
  readonly overlay?: (ask: Ask) => string;
  /**
   * The link at the foot; null: none. Its page is written by `others` where the address is not the
   * usual one.
   */
  readonly optOut?: { readonly words: string; readonly href: string } | null;
  /** What the page says under the signal, where the site honors it. */
  readonly confirms?: boolean;
  /** Answers of addresses of its own. */
  readonly others?: Readonly<Record<string, (ask: Ask) => Reply>>;
}

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:0;color:#222}header,main,footer{max-width:60rem;margin:auto;padding:1rem}main{min-height:140vh}nav a,footer a{margin-right:1rem}';

const TEXTS = {
  en: {
    shop: 'Books',
    about: 'About us',
    contact: 'Contact',
    notice: 'Privacy Policy',
    choices: 'Your Privacy Choices',
    hello: 'Good books, sent from the harbor',
    updated: 'Last updated',
    out: 'Opt out of sale and sharing',
    done: 'You are opted out. We no longer share your data for ads.',
    ask: 'You can tell us not to sell or share your personal data for ads.',
  },
  es: {
    shop: 'Libros',
    about: 'Sobre nosotros',
    contact: 'Contacto',
    notice: 'Política de privacidad',
    choices: 'Sus opciones de privacidad',
    hello: 'Buenos libros, enviados desde el puerto',
    updated: 'Última actualización',
    out: 'No vender ni compartir mis datos',
    done: 'Su elección está guardada. Ya no compartimos sus datos para anuncios.',
    ask: 'Puede pedirnos que no vendamos ni compartamos sus datos personales.',
  },
} as const;

const NINETY_DAYS = 90 * 24 * 60 * 60 * 1000;

/** A day of this quarter, so that the notice is never too old. */
const updatedOn = (language: 'en' | 'es') =>
  new Date(Date.now() - NINETY_DAYS).toLocaleDateString(language === 'en' ? 'en-US' : 'es-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** Says in the browser what the visitor chose, and loads the page anew where `then` says so. */
export const keeps = (cookie: string, then = '') =>
  `document.cookie='${cookie}; path=/; max-age=31536000';${then}`;

/** A whole page. */
export function page(shop: Shop, ask: Ask, title: string, main: string): Reply {
  const language = shop.language ?? 'en';
  const say = TEXTS[language];
  const optOut =
    shop.optOut === undefined ? { words: say.choices, href: '/privacy-choices' } : shop.optOut;
  const confirmed =
    shop.confirms && ask.signal ? '<p role="status">Opt-Out Request Honored</p>' : '';
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | ${shop.name}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>${shop.tags?.(ask) ?? ''}</head><body>
<header><strong>${shop.name}</strong><nav><a href="/">${shop.name}</a><a href="/shop">${say.shop}</a><a href="/about">${say.about}</a><a href="/contact">${say.contact}</a></nav></header>
<main>${confirmed}${main}</main>
<footer><a href="/privacy">${say.notice}</a>${optOut ? `<a href="${optOut.href}">${optOut.words}</a>` : ''}<span>12 Pier Road</span></footer>
${shop.overlay?.(ask) ?? ''}</body></html>`,
  };
}

/** The pages that every shop has. */
export function answerAsShop(shop: Shop): (ask: Ask) => Reply {
  const language = shop.language ?? 'en';
  const say = TEXTS[language];
  const pages: Readonly<Record<string, (ask: Ask) => Reply>> = {
    '/': (ask) =>
      page(
        shop,
        ask,
        say.hello,
        `<h1>${say.hello}</h1><p>Novels, charts and cookbooks.</p>${shop.home?.(ask) ?? ''}`,
      ),
    '/shop': (ask) =>
      page(
        shop,
        ask,
        say.shop,
        `<h1>${say.shop}</h1><ul><li>Tides, $12</li><li>Knots, $9</li></ul>`,
      ),
    '/about': (ask) =>
      page(shop, ask, say.about, `<h1>${say.about}</h1><p>A shop of two people since 2009.</p>`),
    '/contact': (ask) =>
      page(shop, ask, say.contact, `<h1>${say.contact}</h1><p>Call 555-0142.</p>`),
    '/privacy': (ask) =>
      page(
        shop,
        ask,
        say.notice,
        `<h1>${say.notice}</h1><p>${say.updated}: ${updatedOn(language)}</p>
<p>We collect names, addresses and orders. We may share which pages you see with companies that show ads. ${say.ask}</p>`,
      ),
    '/privacy-choices': (ask) =>
      page(
        shop,
        ask,
        say.choices,
        `<h1>${say.choices}</h1><p>${say.ask}</p>
<button type="button" onclick="${keeps('optout=1')}this.hidden=true;document.getElementById('done').hidden=false">${say.out}</button>
<p id="done" role="status" hidden>${say.done}</p>`,
      ),
  };
  return (ask) => {
    const own = shop.others?.[ask.path] ?? pages[ask.path];
    if (own) return own(ask);
    return {
      status: 404,
      type: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Not found</title><h1>Not found</h1>',
    };
  };
}

/** The usual site: what it is about in one line. */
export const asked = (ask: Ask): boolean => ask.optedOut || ask.choice === 'refused';

/** Sites of one shop by its name: number, host, what is on its pages, and what else the site is. */
export const shopsNamed =
  (name: string) =>
  (
    number: number,
    host: string,
    about: Omit<Shop, 'name'>,
    more: Partial<TestSite> = {},
  ): TestSite => ({ number, host, ...more, answer: answerAsShop({ name, ...about }) });
