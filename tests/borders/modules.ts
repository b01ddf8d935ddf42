/** Imports and exports of a source file, read by the build's own parser. */
import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface SourceFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /**
   * A path relative to the root of the repository, or the name of a package ("react", "node:fs").
   */
  readonly target: string;
  readonly local: boolean;
  readonly typeOnly: boolean;
}

export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
  /** Without comments. */
  readonly code: string;
}

export function readModule({ path, text }: SourceFile): Module {
  const { module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ ...resolve(path, specifier), typeOnly });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  const exported = module.staticExports.flatMap((statement) => statement.entries);
  for (const { moduleRequest, isType } of exported) {
    if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(written)?.[1];
    if (literal) add(literal, false);
  }
  const code = withoutComments(text, comments);
  // A type may refer to a module inline: typeof import('./file.ts').
  for (const [, specifier = ''] of code.matchAll(/typeof import\(\s*['"]([^'"]+)['"]\s*\)/g)) {
    add(specifier, true);
  }
  const hasDefaultExport = exported.some((entry) => entry.exportName.kind === 'Default');
  return { path, imports: found, hasDefaultExport, code };
}

function resolve(path: string, specifier: string): Pick<Import, 'target' | 'local'> {
  if (specifier.startsWith('#')) return { target: specifier.slice(1), local: true };
  if (!specifier.startsWith('.')) return { target: specifier, local: false };
  return { target: posix.join(posix.dirname(path), specifier), local: true };
}

function withoutComments(text: string, comments: readonly { start: number; end: number }[]) {
  return comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  );
}
