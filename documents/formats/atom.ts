/** Dated entries as an Atom feed (RFC 4287). */
import { escapeHtml } from '#text/escape.ts';
import type { DatedEntries, DatedEntry } from '#documents/reports/coming-changes.ts';

export interface FeedPlace {
  /** Names the feed in ids, without revealing its address. */
  readonly key: string;
  /** The origin of the pages' addresses. */
  readonly origin: string;
  /** The addresses of the feed itself, and of the calendar with the same entries. */
  readonly self: string;
  readonly calendar?: string;
  /** What its entries are; those of a business if left out. */
  readonly subtitle?: string;
}

const OF_BUSINESS =
  'The dates on which state privacy law changes, and what that means for the business. Where the owner asked for it, the due dates of tasks.';

/** Law data has dates; Atom requires points in time. */
const moment = (day: string) => `${day}T00:00:00Z`;

/** The feed, the latest change first. */
export function atomFeed(
  { title, entries, checkedTo }: DatedEntries,
  { key, origin, self, calendar, subtitle = OF_BUSINESS }: FeedPlace,
): string {
  const latestFirst = entries.toSorted((one, other) => other.date.localeCompare(one.date));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${idOf(key)}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<subtitle>${escapeHtml(subtitle)}</subtitle>`,
    `<updated>${moment(checkedTo)}</updated>`,
    '<author><name>Statewise</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    ...(calendar === undefined
      ? []
      : [`<link rel="alternate" type="text/calendar" href="${escapeHtml(calendar)}"/>`]),
    ...latestFirst.flatMap((entry) => entryOf(entry, key, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(entry: DatedEntry, key: string, origin: string): string[] {
  const { date, key: own, title, lines, page, checkedTo } = entry;
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return [
    '<entry>',
    `<id>${idOf(key, ...own)}</id>`,
    `<title>${escapeHtml(`${date}: ${title}`)}</title>`,
    `<updated>${moment(checkedTo)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(origin + page)}"/>`,
    `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${paragraphs}</div></content>`,
    '</entry>',
  ];
}

/** A tag URI (RFC 4151). */
const idOf = (...parts: string[]) => `tag:statewise,2026:feed/${parts.join('/')}`;
