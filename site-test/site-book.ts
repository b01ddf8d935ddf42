/** The signs by which a record is judged, made ready once. */
import { readGpp } from '#engine/site/record/gpp.ts';
import { type ReadySite, readySite } from '#engine/site/signs/signs.ts';
import { TOOLS } from '#reference/data.server.ts';
import { ADVERTISING_COMPANIES, SITE_SIGNS } from '#reference/site-signs.server.ts';

/** Everything that a judgement needs beside the record. */
export const READY_SITE: ReadySite = readySite({
  signs: SITE_SIGNS,
  tools: TOOLS,
  companies: ADVERTISING_COMPANIES.companies,
  readGpp,
});
