/** The source files that a page loads, sooner or later. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childrenOf, type Node, nodeIn, stringOf, treeOf } from './tree.ts';

const IMPORTS = /^(ImportDeclaration|ImportExpression|Export(All|Named)Declaration)$/;

/** The addresses that a file imports values from. */
function importedBy(tree: Node): string[] {
  const found: string[] = [];
  const walk = (node: Node) => {
    if (IMPORTS.test(node.type) && node['importKind'] !== 'type' && node['source']) {
      const address = stringOf(nodeIn(node, 'source'));
      if (address !== undefined) found.push(address);
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(tree);
  return found;
}

/** The path of an address in the project, from its root; undefined for packages and pictures. */
function pathOf(root: string, address: string, from: string): string | undefined {
  if (!/\.tsx?$/.test(address)) return undefined;
  const path = address.startsWith('#')
    ? address.slice(1)
    : address.startsWith('.')
      ? join(dirname(from), address)
      : undefined;
  return path !== undefined && existsSync(join(root, path)) ? path : undefined;
}

/** All files that these reach by imports, themselves too; `instead` names the twin of a file. */
export function reachedFrom(
  root: string,
  entries: readonly string[],
  instead: (path: string) => string,
): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const left = [...entries];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (reached.has(path)) continue;
    const code = readFileSync(join(root, path), 'utf8');
    reached.set(path, code);
    for (const address of importedBy(treeOf(path, code))) {
      const next = pathOf(root, address, path);
      if (next !== undefined) left.push(instead(next));
    }
  }
  return reached;
}
