/** What the server for assistants may import, as a row of the import table. */

export const ASSISTANT_ROW = {
  // no account, no database, no page, no files
  name: 'assistant',
  files: /^assistant\//,
  values: [/^(calendar|text|law|reference|engine|assistant)\//],
  types: [],
  packages: /^(zod|@modelcontextprotocol\/server)$/,
};
