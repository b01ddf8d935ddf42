import { parseSync, Visitor } from 'vite';
import type { Plugin } from 'vite';

/** The parts of an endpoint that the browser uses. */
const KEPT = new Set(['method', 'path']);
/** Forms check what is typed by the bodies of these; all others are checked by the server alone. */
export const WITH_BODIES = /\/contract\/account\/(?:account|auth|sharing)\.ts$/;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/**
 * Removes the properties of an endpoint that only the server uses, and schemas that nothing then
 * uses.
 */
function changesTo(code: string, id: string): Change[] {
  const hasBodies = WITH_BODIES.test(id);
  const changes = new Map<number, Change>();
  new Visitor({
    CallExpression({ start, callee, arguments: [given] }) {
      if (/^(z|endpoint)\b/.test(code.slice(start)) && !changes.has(start))
        changes.set(start, { start, end: start, by: '/* @__PURE__ */ ' });
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (given?.type !== 'ObjectExpression') return;
      for (const property of given.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const isKept = KEPT.has(property.key.name) || (hasBodies && property.key.name === 'body');
        if (!isKept) changes.set(property.start, { ...property, by: '' });
      }
    },
  }).visit(parseSync(id, code).program);
  return outermost([...changes.values()]);
}

/** Leaves out those that are within another. */
const outermost = (changes: readonly Change[]) =>
  changes
    .filter(({ start }) => !changes.some((other) => other.start < start && start < other.end))
    .toSorted((one, other) => one.start - other.start);

/**
 * The browser only makes calls: replies, problems and summaries of endpoints stay on the server.
 */
export function leanContract(): Plugin {
  return {
    name: 'statewise:lean-contract',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !/[\\/]contract[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/.test(id)) return null;
      const lean = changesTo(code, id).reduceRight((rest, { start, end, by }) => {
        const comma = by === '' && rest[end] === ',' ? end + 1 : end;
        return rest.slice(0, start) + by + rest.slice(comma);
      }, code);
      return { code: lean, map: null };
    },
  };
}
