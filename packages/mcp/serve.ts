/** The server of the package: one of the Model Context Protocol, until its input ends. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { dayIn, EASTERN } from '#calendar/time-zone.ts';
import { assistantServer } from '#assistant/server.ts';

serveStdio(() => assistantServer(() => dayIn(new Date(), EASTERN)), {
  onerror: ({ message }) => process.stderr.write(`${message}\n`),
});
