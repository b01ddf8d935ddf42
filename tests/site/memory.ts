/**
 * Memory of the browsers below a process: the sum of what each holds for itself and its part of
 * what it shares. Linux alone.
 */
import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended
  }
};

/** Parent → children, of all processes. */
function families(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  let ids: string[] = [];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return children;
  }
  for (const id of ids) {
    const [, parent = ''] = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    const known = children.get(Number(parent)) ?? [];
    children.set(Number(parent), [...known, Number(id)]);
  }
  return children;
}

/** Megabytes of the browsers below it; 0 where none runs or nothing can be read. */
export function browserMegabytes(root: number): number {
  const children = families();
  const below = [root];
  for (const id of below) below.push(...(children.get(id) ?? []));
  const kilobytes = below
    .filter((id) => /chrom/i.test(read(`/proc/${id}/cmdline`).split('\0')[0] ?? ''))
    .map((id) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
