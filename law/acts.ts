/**
 * Acts that citations name in place of a code, or as what amended it, with their own official pages
 * (resources of the records).
 */
const ACTS: readonly (readonly [name: string, url: string])[] = [
  ['P.L.2026, c.25', 'https://www.njleg.state.nj.us/bill-search/2026/A5328'],
  ['Public Act 25-113', 'https://www.cga.ct.gov/2025/ACT/PA/PDF/2025PA-00113-R00SB-01295-PA.PDF'],
  ['Public Act 26-64', 'https://www.cga.ct.gov/2026/ACT/PA/PDF/2026PA-00064-R00SB-00004-PA.PDF'],
  ['HB 692 (2026)', 'https://apps.legislature.ky.gov/record/26RS/hb692.html'],
  ['SB 338 (2026)', 'https://lis.virginia.gov/bill-details/20261/SB338'],
  ['HB 357 (2026)', 'https://le.utah.gov/Session/2026/bills/enrolled/HB0357.xml'],
  ['SB 24-041', 'https://leg.colorado.gov/bills/sb24-041'],
  ['HB 24-1130', 'https://leg.colorado.gov/bills/hb24-1130'],
];

const AMENDED = ' as amended by ';

/**
 * The page of the act that a citation begins with, or that it says amended the section; undefined
 * for a section of a code.
 */
export function actUrl(cite: string): string | undefined {
  const amended = cite.indexOf(AMENDED);
  const named = amended === -1 ? cite : cite.slice(amended + AMENDED.length);
  return ACTS.find(
    ([name]) => named.startsWith(name) && !/^\d/.test(named.slice(name.length)),
  )?.[1];
}

/** The names, for the test that holds them to the records. */
export const NAMED_ACTS = ACTS;
