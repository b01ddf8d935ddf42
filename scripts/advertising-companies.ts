/**
 * Writes reference/advertising-companies.json from the package third-party-web:
 * `node scripts/advertising-companies.ts`.
 */
import { writeFileSync } from 'node:fs';
import { companiesOfPackage } from './advertising-companies/companies.ts';

const target = new URL('../reference/advertising-companies.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(companiesOfPackage(), null, 2)}\n`);
