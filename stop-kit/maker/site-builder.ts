/** Where a site stands: named by its owner, or known by what a test saw. */
import { fitsHost, hostOf } from '#engine/site/record/own-name.ts';
import type { KitBuilder } from './kit-steps.ts';
import type { TestResult } from './test-result.ts';

/** Paths that only one builder serves. */
const PATHS: readonly (readonly [builder: string, path: RegExp])[] = [
  ['wordpress', /\/wp-(?:json|content|includes)\//],
  ['shopify', /\/shopify_pixel\/|\/cdn\/shop\//],
];

/** By its address, else by the paths of the evidence; undefined where nothing shows it. */
export function builderOf(
  { url, findings }: TestResult,
  builders: readonly KitBuilder[],
): KitBuilder | undefined {
  const host = hostOf(url);
  const byHost = builders.find(({ hosts }) => hosts.some((known) => fitsHost(host, known)));
  if (byHost) return byHost;
  const lines = findings.flatMap(({ evidence = [] }) => evidence);
  const named = PATHS.find(([, path]) => lines.some((line) => path.test(line)))?.[0];
  return builders.find(({ id }) => id === named);
}
