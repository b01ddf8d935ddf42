/**
 * Strings of the Global Privacy Platform, read by the industry's own decoder. Kept apart: only
 * programs and the server load it.
 */
import { GppModel } from '@iabgpp/cmpapi';
import type { GppSection } from './gpp-section.ts';

const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

const contentsOf = (model: GppModel): Record<string, Record<string, unknown>> => model.toObject();

/** What each section says of opt-outs; undefined for a string that cannot be read. */
export function readGpp(text: string): GppSection[] | undefined {
  try {
    const model = new GppModel(text);
    const sections = Object.entries(contentsOf(model));
    return sections.map(([name, fields]) => {
      const choices = new Set(OPT_OUTS.map((field) => fields[field]));
      return { name, optedOut: choices.has(1), stayedIn: choices.has(2) };
    });
  } catch {
    return undefined;
  }
}
