/**
 * The server for assistants over standard input and output, as the package `@statewise/mcp` starts
 * it; what it writes there is the protocol alone.
 */
import '../packages/mcp/cli.ts';
