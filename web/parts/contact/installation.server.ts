/**
 * The parts of this installation's settings that its pages show: its address, operator and contact.
 */

import { STATES } from '#law/codes.ts';
import { CORPUS_HASH } from '#law/corpus.server.ts';
import type { Page } from '#web/words/page-row.ts';
import type { Contact, Installation } from '#web/words/contact/installation.ts';
import { type ContactPoint, reportWay } from '#web/words/contact/report.ts';

/** Without a trailing slash. The bootstrap sets it from PUBLIC_URL, else from HOST and PORT. */
export const ORIGIN = (
  process.env['SITE_ORIGIN'] ??
  process.env['PUBLIC_URL'] ??
  'http://127.0.0.1:3000'
).replace(/\/$/, '');

const set = (name: string) => process.env[name]?.trim() || undefined;

/** The address as a link; characters that would end a mail address are escaped. */
export function contactOf(given: string): Contact {
  if (given.startsWith('https://')) return { text: given, href: new URL(given).href };
  return { text: given, href: `mailto:${given.replaceAll(/[%?&#]/g, encodeURIComponent)}` };
}

const contact = set('CONTACT');

/**
 * From OPERATOR and CONTACT. The server refuses to start with invalid values
 * (server/base/settings/config.ts).
 */
export const INSTALLATION: Installation = {
  operator: set('OPERATOR'),
  contact: contact === undefined ? undefined : contactOf(contact),
};

const VERSION = CORPUS_HASH.slice(0, 12);

/** The texts for a page, in its language; a guide passes its state. */
export function contactPoint({
  language,
  path,
  translated,
}: Partial<Pick<Page, 'language' | 'path' | 'translated'>>): ContactPoint {
  const guide = STATES.find(({ slug }) => `/${slug}` === path);
  return {
    en: reportWay((translated && language) ?? 'en', INSTALLATION.contact, VERSION),
    ...(language === 'es' && { es: reportWay('es', INSTALLATION.contact, VERSION) }),
    ...(guide && { guideOf: guide.name }),
  };
}
