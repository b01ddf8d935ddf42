/**
 * Files that import each other, directly or indirectly: none can be read, tested or moved without
 * the others.
 */
import { dirname } from 'node:path';
import { readModule, type SourceFile } from './modules.ts';

/** Each circle as the paths of its files, in alphabetical order. Type imports count too. */
export function circlesIn(sources: readonly SourceFile[]): string[][] {
  const targets = new Map(
    sources.map((source) => {
      const { path, imports } = readModule(source);
      return [path, new Set(imports.filter(({ local }) => local).map(({ target }) => target))];
    }),
  );
  return groups(targets)
    .filter((group) => group.length > 1 || group.some((path) => targets.get(path)?.has(path)))
    .map((group) => group.toSorted())
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}

/**
 * Each circle of folders, by the imports of their files. A folder and those within it are folders
 * of their own.
 */
export function folderCirclesIn(sources: readonly SourceFile[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))) {
    const from = dirname(source.path);
    const found = targets.get(from) ?? new Set();
    for (const { local, target } of readModule(source).imports)
      if (local && dirname(target) !== from) found.add(dirname(target));
    targets.set(from, found);
  }
  return groups(targets)
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted());
}

/** Tarjan's strongly connected components. */
function groups(targets: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];

  function visit(path: string): number {
    let low = order.size;
    order.set(path, low);
    open.push(path);
    const mine = low;
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === mine) found.push(open.splice(open.indexOf(path)));
    return low;
  }
  for (const path of targets.keys()) if (!order.has(path)) visit(path);
  return found;
}
