/** Whether an office's letter names another law of its state than its consumer privacy act. */
import { namedSections } from './named-sections.ts';
import type { LawRecord } from '#law/schema.ts';

const NUMBERED = /(?:§{1,2}\s?|\b(?:sections?|secs?\.|chapters?|ch\.)\s)(\d{1,5})/gi;
const ACT_WORDS =
  /\b(?:consumer|data|online|personal) (?:data )?privacy (?:act|law|rights)\b|\bdata (?:privacy|protection) (?:and security )?act\b/i;

/**
 * It names a section or chapter, and none of the act nor the act by its name: then neither the
 * act's time to cure nor its duties follow. A letter that names nothing may still rest on the act.
 */
export function namesOtherLaw(law: LawRecord, text: string): boolean {
  const numbers = [...text.matchAll(NUMBERED)].map(([, number = '']) => number);
  if (numbers.length === 0) return false;
  if (text.toLowerCase().includes(law.law.name.toLowerCase()) || ACT_WORDS.test(text)) return false;
  const act = new Set(law.law.citation.match(/\d{1,5}/g) ?? []);
  if (numbers.some((number) => act.has(number))) return false;
  return namedSections(law, text).every(({ requirements }) => requirements.length === 0);
}
