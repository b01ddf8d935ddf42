/** The syntax tree of a source file, as far as the search for texts walks it. */
import { parseSync } from 'vite';

/** A node of the tree; which fields it has depends on its type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { type?: unknown }).type === 'string' &&
  typeof (value as { start?: unknown }).start === 'number';

/** The node in a field that surely holds one. */
export const nodeIn = (node: Node, field: string): Node => node[field] as Node;

/** The nodes of a field that holds a list; a hole of an array is left out. */
export const nodesIn = (node: Node, field: string): readonly Node[] =>
  ((node[field] ?? []) as readonly unknown[]).filter(isNode);

/** The name of an identifier, of an element or of an attribute. */
export const nameOf = (node: Node | undefined): string =>
  typeof node?.['name'] === 'string' ? node['name'] : '';

/** All nodes directly below this one. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** The tree of a file of TypeScript, with or without elements. */
export function treeOf(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  const [first] = errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  return program as unknown as Node;
}

/** The value of a string literal; undefined for any other node. */
export const stringOf = (node: Node): string | undefined =>
  node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** The texts between the expressions of a template. */
export const quasisOf = (template: Node): string[] =>
  nodesIn(template, 'quasis').map(({ value }) => (value as { cooked: string }).cooked);
