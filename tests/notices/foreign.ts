/**
 * Notices that our generator did not make: written by hand for this test, each sentence marked with
 * the elements that it serves.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Facts } from '#engine/rules/truth.ts';
import type { NoticeText } from '#engine/notice/notice.ts';
import { piecesOf, textOf } from './marks.ts';
import type { Piece } from './marks.ts';
import { readHtml, readText } from './readers.ts';

export interface Foreign {
  readonly name: string;
  readonly layout: string;
  readonly format: 'text' | 'markdown' | 'html';
  readonly states: readonly string[];
  readonly facts: Facts;
  /** ISO date. */
  readonly date: string;
  readonly contact: readonly string[];
  /** Not used while the signs were written. */
  readonly heldOut: boolean;
  readonly pieces: readonly Piece[];
}

const folder = new URL('./foreign/', import.meta.url);

function load(name: string): Foreign {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const labels = new Map(
    head.split('\n').map((line) => {
      const [key = '', value = ''] = line.split(/:\s(.*)/);
      return [key, value];
    }),
  );
  const words = (key: string) => (labels.get(key) ?? '').split(' ').filter((word) => word !== '');
  return {
    name,
    layout: labels.get('layout') ?? '',
    format: (labels.get('format') ?? 'text') as Foreign['format'],
    states: words('states'),
    facts: Object.fromEntries(
      words('facts').map((word) => [word.split('=')[0], word.endsWith('=yes')]),
    ),
    date: labels.get('date') ?? '',
    contact: words('contact'),
    heldOut: labels.get('held-out') === 'yes',
    pieces: piecesOf(body),
  };
}

export const FOREIGN: readonly Foreign[] = readdirSync(folder).toSorted().map(load);

export function read(format: Foreign['format'], pieces: readonly Piece[]): NoticeText {
  return format === 'html' ? readHtml(textOf(pieces)) : readText(textOf(pieces));
}
