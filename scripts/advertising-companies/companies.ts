/**
 * The advertising companies of third-party-web that tools.json does not list, with a short id for
 * each.
 */
import { createRequire } from 'node:module';
import { TOOLS } from '#reference/data.server.ts';
import type { AdvertisingCompanies } from '#reference/schema-site-signs.ts';

interface Entity {
  readonly name: string;
  readonly category: string;
  readonly domains: readonly string[];
}

const require = createRequire(import.meta.url);

/**
 * Companies whose hosts mostly serve other things than ads: portals, mail, shops, helps for
 * publishers.
 */
const LEFT_OUT = new Set([
  'Yahoo!',
  'Bing Ads',
  'LinkedIn Ads',
  'AOL / Oath / Verizon Media',
  'AWeber',
  'Mediavine',
  'Yandex Ads',
]);

/** Companies that the package lists under another category although they trade in visitors. */
const ADDED: readonly Entity[] = [
  { name: 'Adobe Audience Manager', category: 'ad', domains: ['*.demdex.net'] },
  { name: 'Adobe Advertising Cloud', category: 'ad', domains: ['*.everesttech.net'] },
  { name: 'Quantcast', category: 'ad', domains: ['*.quantserve.com', '*.quantcount.com'] },
  { name: 'Eulerian', category: 'ad', domains: ['*.eulerian.net', '*.eulerian.com'] },
  { name: 'Yahoo ads', category: 'ad', domains: ['*.analytics.yahoo.com', 'ads.yahoo.com'] },
  {
    name: 'Yandex Metrica',
    category: 'ad',
    domains: ['mc.yandex.ru', 'mc.yandex.com', 'an.yandex.ru'],
  },
];

/**
 * Listed as advertising there, but they do a site's own work: mail, loyalty, pages, film, fraud,
 * consent.
 */
const OWN_WORK = new Set(
  `backinstock bannerflow bannersnack campaigner cannedbanners clickfuse clickguardian communicatorcorp concert customer
  dotmailer ebay emailcenteruk extole flockler foodity friendbuy geoedge getambassador getdrip getletterpress getresponse
  getvero guardian href infusionsoft jwpcdn lightboxcdn line loginradius loyaltygateway loyaltylion loyaltypoint mailmunch
  mailplus mention-me message-business net ooyala optimonk pagefair playground polldaddy populisengage privacymanager
  pushcrew smartzer storygize sweettooth talkable unbounce upbuild viafoura visiblemeasures where youplay`.split(
    /\s+/,
  ),
);

const plain = (domain: string) => domain.replace(/^\*\.|^www\./, '');
const squeezed = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/**
 * `*.x.com` and the bare name are both written `.x.com`; a host with a name of its own stays alone.
 */
const asHost = (domain: string) =>
  (domain.startsWith('*.') ? `.${plain(domain)}` : plain(domain)).toLowerCase();
const isHost = (domain: string) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i.test(plain(domain));

/** The first part of the name that a host is registered under. */
const label = (domain: string) => {
  const parts = plain(domain).toLowerCase().split('.');
  const short =
    (parts.at(-2)?.length ?? 0) <= 3 && parts.length > 2 && (parts.at(-1)?.length ?? 0) === 2;
  return parts.at(short ? -3 : -2) ?? domain;
};

/**
 * The best-known host is the one that says the company's name; else the first that the package
 * lists.
 */
function idOf({ name, domains }: Entity): string {
  const squeezedName = squeezed(name);
  const labels = domains.map(label);
  const own = labels.find((each) => squeezed(each) === squeezedName);
  const near = labels.find((each) => each.length > 3 && squeezedName.startsWith(squeezed(each)));
  const known = own ?? near ?? labels[0] ?? squeezedName;
  return (known === 'cloudfront' ? squeezedName : known).replaceAll(/^-|[^a-z0-9-]/g, '');
}

const listed = TOOLS.flatMap(({ domains }) => domains);
const isListed = (domain: string) =>
  listed.some((tool) => plain(domain) === tool || plain(domain).endsWith(`.${tool}`));

/** The project's list; the same on every run. */
export function companiesOfPackage(): AdvertisingCompanies {
  const entities = require('third-party-web/dist/entities-nostats.json') as readonly Entity[];
  const version = (require('third-party-web/package.json') as { version: string }).version;
  const taken = new Set(TOOLS.map(({ id }) => id));
  const companies: AdvertisingCompanies['companies'] = [];
  const wanted = entities.filter(({ name, category }) => category === 'ad' && !LEFT_OUT.has(name));
  for (const entity of [...wanted, ...ADDED]) {
    const domains = entity.domains.filter(isHost);
    if (domains.length === 0 || domains.some(isListed)) continue;
    const first = idOf(entity);
    if (OWN_WORK.has(first)) continue;
    const other = entity.domains.map(label).find((each) => !taken.has(each));
    const id = taken.has(first) ? (other ?? `${first}-ads`) : first;
    taken.add(id);
    companies.push([id, entity.name, domains.map(asHost)]);
  }
  companies.sort(([one], [two]) => (one < two ? -1 : 1));
  return {
    source: 'https://github.com/patrickhulce/third-party-web',
    version,
    licence: 'MIT, Copyright (c) 2019 Patrick Hulce',
    companies,
  };
}
