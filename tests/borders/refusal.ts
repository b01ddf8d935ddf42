/** What the import table says to one import. */
import type { Import } from './modules.ts';
import { WEB_FLOORS } from './floors.ts';
import { ROWS } from './table.ts';

const pageOf = (path: string) => /^web\/pages\/([^/]+)\//.exec(path)?.[1];

/** Why a file may not import a module; undefined if it may. */
export function refusal(path: string, { target, local, typeOnly }: Import): string | undefined {
  const row = ROWS.find((each) => each.files.test(path));
  if (!row) return 'a file in no folder of the architecture';
  const fits = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(target));
  if (!local) {
    const allowed =
      row.packages.test(target) || (typeOnly && /^react$/.test(target) && row.name === 'web');
    return allowed ? undefined : `${row.name} may not import the package ${target}`;
  }
  if (row.name === 'tests') return undefined;
  const floor = WEB_FLOORS.find(({ files }) => files.test(path));
  if (floor && target.startsWith('web/') && !floor.may.test(target))
    return `${floor.name} may not import ${target}`;
  const page = pageOf(target);
  if (page !== undefined && pageOf(path) !== undefined && page !== pageOf(path)) {
    return `a page may not import another page (${target})`;
  }
  if (row.name === 'web' && /\.server\.tsx?$/.test(target) && !typeOnly) {
    return `what the browser gets may not import ${target}`;
  }
  if (fits(row.values) || (typeOnly && fits(row.types))) return undefined;
  return typeOnly || !fits(row.types)
    ? `${row.name} may not import ${target}`
    : `${row.name} may import only the types of ${target}`;
}
