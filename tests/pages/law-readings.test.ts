/** Pages say of each rule in which words it was read, and what share that is, as the files do. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { decidingEntries } from '#law/deciding-entries.ts';
import { read } from './built-site.ts';

interface File {
  readonly state: string;
  readonly readings: readonly { readonly entries: readonly string[]; readonly sha256: string }[];
  readonly lacks?: Readonly<Record<string, string>>;
}

const FOLDER = new URL('../../law/readings/', import.meta.url);
const FILES = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as File,
);

/** The rules of a law by how they were read, from the files alone. */
function sharesOf(state: string, ids: readonly string[]) {
  const file = FILES.find((each) => each.state === state);
  const covered = new Set(file?.readings.flatMap(({ entries }) => entries));
  const part = ids.filter((id) => covered.has(id) && file?.lacks?.[id] !== undefined);
  const none = ids.filter((id) => !covered.has(id));
  return { words: ids.length - part.length - none.length, part: part.length, none: none.length };
}

const SHARES = LAWS.map((law) => sharesOf(law.state, [...new Set(decidingEntries(law))]));
/** Of the acts alone: the law on breaches is another. */
const ACTS = LAWS.map((law) =>
  sharesOf(
    law.state,
    decidingEntries(law).filter((id) => id !== 'breach'),
  ),
);
const total = (of: (share: (typeof SHARES)[number]) => number) =>
  SHARES.reduce((sum, share) => sum + of(share), 0);

describe('the law data page', () => {
  const html = read('law-data.html');

  test('states the share of rules that rest on words read', () => {
    const [words, part, none] = [total((s) => s.words), total((s) => s.part), total((s) => s.none)];
    const all = words + part + none;
    expect(html).toContain(`${none} of ${all.toLocaleString('en-US')} rules: not read by us.`);
    expect(html).toContain(`${words} whole, ${part} in part.`);
    expect(html).toContain('Nobody compared those quotations with the official text.');
  });

  test('states it for each law', () => {
    LAWS.forEach(({ state }, at) => {
      const { words, part, none } = ACTS[at] ?? { words: 0, part: 0, none: 0 };
      const row = html.slice(html.indexOf(`href="/law/${state}"`)).slice(0, 900);
      expect(row, state).toContain(`>${none} of ${words + part + none}<`);
      expect(row, state).toContain(`data-label="Read whole">${words}<`);
      expect(row, state).toContain(`data-label="In part">${part}<`);
    });
  });
});

describe.each(LAWS)('the rules of $state', (law) => {
  const html = read(`law/${law.state}.html`);
  const entryOf = (id: string) => {
    const from = html.indexOf(`<li id="${id}"`);
    const next = html.indexOf('<li id="', from + 1);
    return from === -1 ? '' : html.slice(from, next === -1 ? undefined : next);
  };

  test('the top says how much of the act was read', () => {
    const { words, part, none } = ACTS[LAWS.indexOf(law)] ?? { words: 0, part: 0, none: 0 };
    const top = html.slice(0, html.indexOf('<h2')).replaceAll('<!-- -->', '');
    expect(top).toContain(`${none} of ${words + part + none} rules of the act: not read by us.`);
    if (words + part > 0) expect(top).toContain(`We read ${words} whole and ${part} in part`);
  });

  test('each says where its words were read, or that nobody here read them', () => {
    const file = FILES.find(({ state }) => state === law.state);
    for (const id of decidingEntries(law)) {
      const own = file?.readings.filter(({ entries }) => entries.includes(id)) ?? [];
      const shown = entryOf(id);
      expect(shown, id).not.toBe('');
      expect(shown.includes('Not read by us.'), id).toBe(own.length === 0);
      const check = shown.slice(shown.indexOf('For those who check'));
      for (const { sha256 } of own) expect(check, id).toContain(sha256);
      const lack = file?.lacks?.[id];
      if (own.length === 0 || !lack) continue;
      const open = shown.slice(0, shown.indexOf('<details'));
      expect(open, `${id}: what was not read stands before the fold`).toContain('Not read by us:');
    }
  });
});
