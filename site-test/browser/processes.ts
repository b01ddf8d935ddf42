/**
 * The browser's processes: how much memory they hold, and their end. Read from /proc, so memory is
 * known on Linux only.
 */
import { readFileSync, readdirSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended, or belongs to somebody else
  }
};

function allProcesses(): Process[] {
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    // the name of the program may hold anything, so what follows its last bracket counts
    const [, parent] = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return parent === undefined ? [] : [{ id: Number(name), parent: Number(parent) }];
  });
}

/** The process whose command line holds a word that no other has: the folder of its profile. */
export function processWith(word: string): number | undefined {
  const holding = allProcesses().filter(({ id }) => read(`/proc/${id}/cmdline`).includes(word));
  const own = new Set(holding.map(({ id }) => id));
  return holding.find(({ parent }) => !own.has(parent))?.id;
}

function treeOf(root: number): number[] {
  const all = allProcesses();
  const found = [root];
  for (const id of found) found.push(...all.filter((each) => each.parent === id).map((e) => e.id));
  return found;
}

/** Kilobytes that a process holds for itself and its part of what it shares. */
function kilobytesOf(id: number): number {
  const share = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1];
  if (share !== undefined) return Number(share);
  // a sandboxed process hides its map; what it shares with nobody is told to all
  const [, resident = 0, shared = 0] = read(`/proc/${id}/statm`).split(' ').map(Number);
  return Math.max(0, resident - shared) * 4;
}

/** Megabytes of a process and all below it. */
export const megabytesOfTree = (root: number): number =>
  treeOf(root).reduce((sum, id) => sum + kilobytesOf(id), 0) / 1024;

/** Ends a process with its whole group; nothing happens where it has ended. */
export function killGroup(id: number): void {
  for (const target of [-id, id]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // ended already
    }
  }
}
