/**
 * Rooms: the folders of a floor. A floor's own files, such as the type of its services, are no
 * rooms.
 */
import { readModule, type SourceFile } from './modules.ts';

/**
 * The room of a path below a floor: `server/base/http/serve.ts` is in `http`; undefined for files
 * of the floor itself.
 */
const roomOf = (floor: string, path: string) =>
  path.startsWith(`${floor}/`) ? /^([^/]+)\//.exec(path.slice(floor.length + 1))?.[1] : undefined;

/** Room → the rooms of the same floor that it imports. */
function importsBetween(floor: string, sources: readonly SourceFile[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    const room = roomOf(floor, source.path);
    if (room === undefined || source.path.includes('.test.')) continue;
    const others = found.get(room) ?? new Set();
    found.set(room, others);
    for (const { target, local } of readModule(source).imports) {
      const other = local ? roomOf(floor, target) : undefined;
      if (other !== undefined && other !== room) others.add(other);
    }
  }
  return found;
}

/** The rooms of a floor that reach themselves by way of others. */
export function roomsInCircles(floor: string, sources: readonly SourceFile[]): string[] {
  const imports = importsBetween(floor, sources);
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [from];
    for (const room of open)
      for (const next of imports.get(room) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    return seen;
  };
  return [...imports.keys()].filter((room) => reached(room).has(room));
}
