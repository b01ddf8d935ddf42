/**
 * The examples of the packages' READMEs, which `npm run packages` runs, and two that
 * tests/pages/developers.test.ts runs as they stand on the page.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ORIGIN } from '#web/parts/contact/installation.server.ts';
import type { DevelopersView, Example } from './view.ts';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');

/** The block of this kind in a package's README. */
function blockOf(name: string, kind: string): string {
  const readme = readFileSync(resolve(PACKAGES, name, 'README.md'), 'utf8');
  const begin = readme.indexOf(`\`\`\`${kind}\n`);
  const start = begin + kind.length + 4;
  const end = readme.indexOf('\n```', start);
  if (begin < 0 || end < 0) throw new Error(`packages/${name}/README.md has no block "${kind}"`);
  return readme.slice(start, end);
}

const printing = (name: string): Example => ({
  code: blockOf(name, 'js example'),
  prints: blockOf(name, 'text output'),
});

const FETCH = (origin: string) => `const answer = await fetch('${origin}/law.json');
const { laws, hash, checkedTo } = await answer.json();
console.log(\`\${laws.length} laws, checked to \${checkedTo}, \${hash.slice(0, 12)}\`);`;

const ASSISTANT = `{
  "mcpServers": {
    "statewise": {
      "command": "npm",
      "args": ["--prefix", "/path/to/statewise", "run", "--silent", "mcp"]
    }
  }
}`;

export function data(): DevelopersView {
  return {
    origin: ORIGIN,
    fetch: { code: FETCH(ORIGIN) },
    law: printing('law'),
    engine: printing('engine'),
    assistant: { code: ASSISTANT },
    optOut: { code: blockOf('opt-out', 'sh').replace(' @statewise/opt-out', '') },
    playwright: { code: blockOf('opt-out', 'ts playwright') },
  };
}
