/**
 * The command of the package. An older Node would end with the name of a function that it lacks; so
 * the version is looked at before anything else is loaded.
 */
const NEEDED = [22, 12] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `statewise-mcp needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. Install it from https://nodejs.org/, then start again.\n`,
  );
  process.exit(2);
}
await import('./serve.ts');
