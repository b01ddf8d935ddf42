/** Reads Chromium's NetLog: one line an event, whole or cut off where the browser was killed. */
import { withoutTrailing } from '#text/trailing.ts';
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const names = z.record(z.string(), z.number());
const constantsLine = z.object({
  constants: z.object({
    logEventTypes: names,
    logSourceType: names,
    logEventPhase: names,
    timeTickOffset: z.coerce.number(),
  }),
});

const eventLine = z.object({
  params: z.record(z.string(), z.unknown()).optional(),
  phase: z.number(),
  source: z.object({ id: z.number(), type: z.number() }),
  time: z.coerce.number(),
  type: z.number(),
});

/** One event of a request: its name, and the clock's time in milliseconds. */
export interface LogEvent {
  readonly id: number;
  readonly name: string;
  readonly isBegin: boolean;
  readonly at: number;
  readonly params: Readonly<Record<string, unknown>>;
}

const WANTED = [
  'URL_REQUEST_START_JOB',
  'HTTP_TRANSACTION_SEND_REQUEST_HEADERS',
  'HTTP_TRANSACTION_HTTP2_SEND_REQUEST_HEADERS',
  'HTTP_TRANSACTION_QUIC_SEND_REQUEST_HEADERS',
  'HTTP_TRANSACTION_READ_RESPONSE_HEADERS',
] as const;

function parsed(line: string): unknown {
  try {
    return JSON.parse(withoutTrailing(line.trimEnd(), ','));
  } catch {
    return undefined; // the last line of a log that was cut off
  }
}

type Constants = z.infer<typeof constantsLine>['constants'];

function readerOf(constants: Constants) {
  const wanted = new Map(WANTED.map((name) => [constants.logEventTypes[name] ?? -1, name]));
  const source = constants.logSourceType['URL_REQUEST'];
  const begin = constants.logEventPhase['PHASE_BEGIN'];
  return (line: string): LogEvent | undefined => {
    const read = eventLine.safeParse(parsed(line));
    const name = read.success ? wanted.get(read.data.type) : undefined;
    if (!read.success || name === undefined || read.data.source.type !== source) return undefined;
    const { params = {}, phase, time, source: from } = read.data;
    return {
      id: from.id,
      name,
      isBegin: phase === begin,
      at: time + constants.timeTickOffset,
      params,
    };
  };
}

/** The events of requests in a log, in order. Empty where there is no log. */
export async function logEvents(path: string): Promise<LogEvent[]> {
  if (!existsSync(path)) return [];
  const events: LogEvent[] = [];
  let read: ((line: string) => LogEvent | undefined) | undefined;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (read) {
      const event = read(line);
      if (event) events.push(event);
    } else {
      const first = constantsLine.safeParse(parsed(`${line.replace(/,\s*$/, '')}}`));
      if (first.success) read = readerOf(first.data.constants);
    }
  }
  return events;
}
