/** Reads one SQL statement as drizzle writes it, and says whether it is about one owner alone. */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/base/database/schema.ts';

/**
 * Tables of the service, which belong to no owner, with the columns by which their rows are found;
 * `*`: they have few rows.
 */
const SERVICE: Readonly<Record<string, readonly string[]>> = {
  directory: ['key', 'expires_at'],
  walks: ['name'],
  rate_limits: ['key', 'resets_at'],
  mails: ['id', 'recipient', 'created_at', 'next_try_at'],
  site_test_queue: ['*'],
  template_downloads: ['*'],
  template_stars: ['*'],
};

/** Table → the column that names its owner. */
const OWNED: ReadonlyMap<string, string> = new Map(
  Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !(name in SERVICE))
    .map(({ name, columns }) => {
      if (name === 'users') return [name, 'id'];
      const owner = columns.find((column) => ['owner_id', 'user_id'].includes(column.name));
      return [name, owner?.name ?? 'none'];
    }),
);
export const TABLES = [...OWNED.keys(), ...Object.keys(SERVICE)];

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

interface Place {
  readonly kind: string;
  readonly table: string;
  readonly name: string;
  readonly at: number;
}

const PLACE = /\b(delete from|from|join|into|update) "(\w+)"(?: "(\w+)")?(?! *\.)/g;

function placesIn(sql: string): Place[] {
  return [...sql.matchAll(PLACE)].map(({ 1: kind = '', 2: table = '', 3: alias, index }) => ({
    kind,
    table,
    name: alias ?? table,
    at: index,
  }));
}

/** What is wrong with a statement; undefined if nothing is. */
export function faultIn({ sql: text, params }: Statement): string | undefined {
  const sql = text
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ for update of "\w+"/g, '');
  const places = placesIn(sql);
  const named = [...sql.matchAll(/"(\w+)"(?! *\.)/g)].filter(
    ({ 1: name = '', index }) => TABLES.includes(name) && sql[index - 1] !== '.',
  );
  const seen =
    places.length +
    places.filter(({ name, table }) => name !== table && TABLES.includes(name)).length;
  if (named.length !== seen) return 'cannot be read';
  const unknown = places.find(({ table }) => !TABLES.includes(table));
  if (unknown) return `"${unknown.table}" is no table of the list`;
  const owned = places.filter(({ table }) => OWNED.has(table));
  const ofService = places.filter(({ table }) => table in SERVICE);
  if (owned.length > 0 && ofService.length > 0) return 'is about an owner and the service at once';
  return (
    ofService.map(({ table }) => faultOfService(sql, table)).find((fault) => fault !== undefined) ??
    faultOfOwners(sql, params, owned)
  );
}

function faultOfService(sql: string, table: string): string | undefined {
  const keys = SERVICE[table] ?? [];
  if (keys.includes('*') || sql.startsWith(`insert into "${table}"`)) return undefined;
  const found = keys.some((key) => new RegExp(`"${table}"."${key}" (=|<|<=|>|>=|in) `).test(sql));
  return found ? undefined : `"${table}" without its key`;
}

function faultOfOwners(
  sql: string,
  params: readonly unknown[],
  places: readonly Place[],
): string | undefined {
  const owners = new Set<unknown>();
  for (const place of places) {
    const found = place.kind === 'into' ? inserted(sql, place) : asked(sql, place, places);
    if (found.length === 0) return `"${place.table}" without its owner`;
    for (const number of found) owners.add(params[number - 1]);
  }
  if ([...owners].some((owner) => typeof owner !== 'string')) return 'an owner that is no text';
  return owners.size > 1 ? 'two owners' : undefined;
}

/** The numbers of the parameters that an owner column is equal to. */
function asked(sql: string, { table, name }: Place, places: readonly Place[]): number[] {
  const column = `"${name}"."${OWNED.get(table) ?? ''}"`;
  const values = conditions(sql, `${column} = \\$(\\d+)`).map(Number);
  const same = places.filter((place) => place.name === name).length;
  if (values.length >= same) return values;
  for (const other of places) {
    if (other.name === name) continue;
    const theirs = `"${other.name}"."${OWNED.get(other.table) ?? ''}"`;
    const joined = [`(${column}) = ${theirs}`, `(${theirs}) = ${column}`];
    if (!joined.some((pattern) => conditions(sql, pattern).length > 0)) continue;
    const through = conditions(sql, `${theirs} = \\$(\\d+)`).map(Number);
    if (through.length > 0) return through;
  }
  return [];
}

/** What stands in the first group of each match that must be true for a row to be found. */
const conditions = (sql: string, pattern: string): string[] =>
  [...sql.matchAll(new RegExp(pattern, 'g'))]
    .filter(({ index }) => mustHold(sql, index))
    .map(({ 1: value = '' }) => value);

/** Whether nothing around a condition makes it one of several, or its contrary. */
function mustHold(sql: string, at: number): boolean {
  const before = sql.slice(0, at);
  if (!/\b(where|on|and)\b/.test(before) || /\bnot \(*$/.test(before)) return false;
  for (let depth = 0, place = at; place >= 0; place -= 1) {
    if (sql[place] === ')') depth += 1;
    if (sql[place] === '(') depth = Math.max(depth - 1, 0);
    if (depth === 0 && sql.slice(0, place).endsWith(' or ')) return false;
  }
  for (let depth = 0, place = at; place < sql.length; place += 1) {
    if (sql[place] === '(') depth += 1;
    if (sql[place] === ')') depth = Math.max(depth - 1, 0);
    if (depth === 0 && sql.startsWith(' or ', place)) return false;
  }
  return true;
}

/** The numbers of the parameters that stand at the owner's place in each row of an insert. */
function inserted(sql: string, { table, at }: Place): number[] {
  const [, names = '', rest = ''] = /^into "\w+" \(([^)]*)\) (.*)$/.exec(sql.slice(at)) ?? [];
  const place = names
    .replaceAll('"', '')
    .split(', ')
    .indexOf(OWNED.get(table) ?? '');
  if (place < 0) return [];
  const rows = rest.startsWith('values ')
    ? parts(rest.slice('values '.length)).filter((row) => row.startsWith('('))
    : [`(${rest.replace(/^select /, '')})`];
  const values = rows.map((row) => /^\$(\d+)$/.exec(parts(row.slice(1))[place] ?? '')?.[1]);
  return values.every((value) => value !== undefined) ? values.map(Number) : [];
}

/** Splits at commas outside of parentheses, up to where the list ends. */
function parts(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) break;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim().replace(/ (on conflict|returning|from) .*$/, ''));
}
