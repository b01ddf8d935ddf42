/** Loads and parses the reference data. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import {
  industryCodes,
  industryCodesSpanish,
  sizeStandards,
  tradeBook,
  zipPrefixes,
} from './schema-size.ts';
import { tradePackBook } from './schema-trade-packs.ts';
import { toolBook, toolsSpanish } from './schema-tools.ts';
import { enforcementBook } from './schema.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Newest action first. */
export const ENFORCEMENT = enforcementBook
  .parse(read('./enforcement.json'))
  .toSorted((one, other) => other.date.localeCompare(one.date));

/** The date of the newest action found: there may be later ones. */
export const COLLECTED_TO = ENFORCEMENT[0]?.date ?? '';

export const SIZE_STANDARDS = sizeStandards.parse(read('./size-standards.json'));
export const INDUSTRY_CODES = industryCodes.parse(read('./industry-codes.json'));
export const INDUSTRY_CODES_ES = industryCodesSpanish.parse(read('./industry-codes-es.json'));
export const TRADES = tradeBook.parse(read('./trades.json')).trades;
/** What is usual in a trade; `general`: where none is known. */
export const { trades: TRADE_PACKS, general: ANY_TRADE } = tradePackBook.parse(
  read('./trade-packs.json'),
);
export const TOOLS = toolBook.parse(read('./tools.json'));
export const TOOLS_ES = toolsSpanish.parse(read('./tools-es.json'));
export const ZIP_PREFIXES = zipPrefixes.parse(read('./zip-prefixes.json'));
