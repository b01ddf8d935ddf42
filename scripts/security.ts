/** `npm run security`: writes the list of security/asvs.json into docs/security.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asvs, withAsvs } from './security/asvs.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/security.md');
const list = asvs.parse(JSON.parse(readFileSync(join(root, 'security/asvs.json'), 'utf8')));
writeFileSync(page, withAsvs(readFileSync(page, 'utf8'), list));
console.log(`${list.length} requirements written to docs/security.md.`);
