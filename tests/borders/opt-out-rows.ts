/**
 * What the opt-out test for builds and the packages for Node may import, as rows of the import
 * table.
 */
const floors = /^(calendar|text)\//;

export const OPT_OUT_ROWS = [
  {
    name: 'packages, opt-out',
    files: /^packages\/opt-out\//,
    values: [/^opt-out\//, /^site-test\/test-site\.ts$/],
    types: [],
    packages: /^(node:.*|playwright-core)$/,
  },
  {
    name: 'packages, mcp',
    files: /^packages\/mcp\//,
    values: [/^packages\/mcp\/serve\.ts$/, /^assistant\/server\.ts$/, /^calendar\//],
    types: [],
    packages: /^@modelcontextprotocol\/server(\/|$)/,
  },
  {
    name: 'opt-out',
    files: /^opt-out\//,
    values: [floors, /^(opt-out|site-test|law|reference)\//, /^engine\/(site|words)\//],
    types: [],
    packages: /^(node:.*|zod|sarif)$/,
  },
];
