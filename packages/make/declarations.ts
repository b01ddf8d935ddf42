/**
 * The declarations of a package: those that the compiler writes for its entry and for all that it
 * leads to, with the names of modules made relative. What zod would have to be known for is taken
 * from the written types.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const WRITTEN = 'build/packages/types/law-types.ts';
/** Modules whose types zod makes. */
const OF_ZOD = /^law\/(schema|rules|[a-z-]*books?|vocabulary)\.ts$/;
const MODULE = /(?<=^(?:import|export) [^\n]{0,4000} from |\bimport\()(["'])([^"'\n]{1,200})\1/gm;

/** Lets the compiler write every declaration below a folder; throws with what it says. */
export function writeDeclarations(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = ['-p', join(ROOT, 'packages'), '--rootDir', ROOT, '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No declarations:\n${stdout}`);
}

/** The file of the repository that a module is, seen from another. */
function fileOf(name: string, from: string): string {
  const file = name.startsWith('#')
    ? name.slice(1)
    : relative(ROOT, resolve(ROOT, dirname(from), name))
        .split(sep)
        .join('/');
  return OF_ZOD.test(file) ? WRITTEN : file;
}

/** Where its declaration stands in the package. */
const placeOf = (file: string) => (file === WRITTEN ? 'law/types.ts' : file);

/** Copies the declaration of an entry, and of everything that it leads to, to `dist/types`. */
export function copyDeclarations(entry: string, from: string, dist: string): void {
  const left = [entry];
  const seen = new Set(left);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const here = placeOf(file);
    const text = readFileSync(join(from, file.replace(/\.ts$/, '.d.ts')), 'utf8').replaceAll(
      MODULE,
      (_, quote: string, name: string) => {
        if (!/^[#.]/.test(name)) throw new Error(`${file} needs the types of ${name}`);
        const other = fileOf(name, file);
        if (!seen.has(other)) left.push(other);
        seen.add(other);
        const way = relative(dirname(here), placeOf(other)).split(sep).join('/');
        return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`.replace(
          /\.ts(.)$/,
          '.js$1',
        );
      },
    );
    const place = join(dist, 'types', here.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
