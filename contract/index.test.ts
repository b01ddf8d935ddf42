import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

test('every call of the contract is in the list, once: API reference, fuzz and sharing go through it', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^[\w/-]+\.ts$/.test(name),
  );
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<Record<string, unknown>>),
  );
  const declared = new Set(modules.flatMap((module) => Object.values(module)).filter(isEndpoint));
  const names = (calls: Iterable<Endpoint>) => [...calls].map(({ name }) => name).toSorted();
  expect(names(declared).length).toBeGreaterThan(100);
  expect(names(ENDPOINTS)).toEqual(names(declared));
});
