/** Loads and parses the signs of the opt-out tester. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { siteFindings } from './schema-site-findings.ts';
import { advertisingCompanies, siteSigns } from './schema-site-signs.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const SITE_SIGNS = siteSigns.parse(read('./site-signs.json'));
export const ADVERTISING_COMPANIES = advertisingCompanies.parse(
  read('./advertising-companies.json'),
);
export const SITE_FINDINGS = siteFindings.parse(read('./site-findings.json'));
