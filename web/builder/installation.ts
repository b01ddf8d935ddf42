/** What the settings of this installation put into its pages: its address, who runs it, and where to write. */

import type { Installation } from '../words/installation.ts';

/** Without a slash at the end. The bootstrap works it out from PUBLIC_URL, else from HOST and PORT. */
export const ORIGIN = (
  process.env['SITE_ORIGIN'] ??
  process.env['PUBLIC_URL'] ??
  'http://127.0.0.1:3000'
).replace(/\/$/, '');

const set = (name: string) => process.env[name]?.trim() || undefined;

function contactOf(given: string | undefined): Installation['contact'] {
  if (given === undefined) return undefined;
  return { text: given, href: given.startsWith('https://') ? given : `mailto:${given}` };
}

/** From OPERATOR and CONTACT. The server refuses to start with values that cannot be used (server/config.ts). */
export const INSTALLATION: Installation = {
  operator: set('OPERATOR'),
  contact: contactOf(set('CONTACT')),
};
