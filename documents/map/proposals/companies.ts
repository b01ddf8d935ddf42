/** What companies of each category of reference/tools.json are and do, in the words of a notice. */
import type { Tool } from '#reference/schema-tools.ts';
import type { CompanyKind } from '#documents/map/kinds.ts';

interface CategoryWords {
  readonly kind: string;
  readonly business: string;
  /** The likely kind of company that a tool of this category makes needless. */
  readonly covers?: CompanyKind;
}

/** Tools that are another kind of company than most of their category. */
export const OF_ONE_TOOL: Readonly<Record<string, CategoryWords>> = {
  'wordpress-hosting': { kind: 'website host', business: 'keeps sites online', covers: 'host' },
  smile: { kind: 'loyalty program service', business: 'runs points programs' },
  etsy: { kind: 'online marketplace', business: 'sells goods of many shops' },
  'amazon-seller': { kind: 'online marketplace', business: 'sells goods of many shops' },
  'security-cameras': { kind: 'camera service', business: 'runs cameras and keeps recordings' },
  checkr: { kind: 'background check company', business: 'makes reports on applicants' },
  'cloud-backups': { kind: 'backup service', business: 'keeps backups' },
};

export const CATEGORIES: Readonly<Record<Tool['category'], CategoryWords>> = {
  Advertising: { kind: 'advertising network', business: 'places ads on many sites' },
  Analytics: {
    kind: 'statistics service',
    business: 'counts and measures visits',
    covers: 'statistics',
  },
  'Email and text messages': {
    kind: 'email and text message service',
    business: 'sends messages',
    covers: 'email',
  },
  'Online shop and site': {
    kind: 'online shop and site software',
    business: 'runs online shops and sites',
    covers: 'shop',
  },
  Payments: { kind: 'payment firm', business: 'handles payments', covers: 'payment' },
  'Support, chat, customer records': {
    kind: 'support and customer records software',
    business: 'keeps customer records and messages',
    covers: 'records',
  },
  'Booking and events': { kind: 'booking service', business: 'takes bookings' },
  'Office and AI': { kind: 'office software', business: 'runs mail, files and writing tools' },
  'Accounting, staff, hiring': {
    kind: 'accounting and staff software',
    business: 'keeps books and staff records',
    covers: 'payroll',
  },
  Reviews: { kind: 'review service', business: 'collects reviews' },
  Affiliates: { kind: 'affiliate network', business: 'pays partners for sales' },
  'Data brokers and lists': {
    kind: 'list or data firm',
    business: 'trades or adds data on people',
  },
  Shipping: { kind: 'shipping service', business: 'ships and tracks parcels', covers: 'delivery' },
  'Forms and surveys': { kind: 'form and survey service', business: 'runs forms and surveys' },
  'Embedded content': {
    kind: 'provider of embedded content',
    business: 'shows videos, maps or posts on other sites',
  },
  'Phone and call tracking': { kind: 'phone service', business: 'carries and tracks calls' },
  'Tags, data hubs, automation': {
    kind: 'data routing service',
    business: 'passes data between tools',
  },
  'Hosting, security, consent': {
    kind: 'website host and security service',
    business: 'keeps sites online and safe',
    covers: 'host',
  },
  'Industry software': { kind: 'industry software', business: 'runs the daily work of a trade' },
};
