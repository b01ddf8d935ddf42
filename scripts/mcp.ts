/**
 * The server for assistants over standard input and output; what it writes there is the protocol
 * alone. It ends with its input.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { dayIn, EASTERN } from '#calendar/time-zone.ts';
import { assistantServer } from '#assistant/server.ts';

serveStdio(() => assistantServer(() => dayIn(new Date(), EASTERN)), {
  onerror: ({ message }) => process.stderr.write(`${message}\n`),
});
