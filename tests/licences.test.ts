/**
 * What ships has a licence that may ship, comes from the lock file with a hash, and needs no script
 * of its own to install.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { packages } = read('../package-lock.json') as { packages: Record<string, Package> };
const ALL = Object.entries(packages).filter(([path]) => path !== '');
const SHIPPED = ALL.filter(([, { dev }]) => dev !== true);

const MAY_SHIP =
  /^(MIT|MIT-0|\(MIT AND Zlib\)|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0|OFL-1\.1|MIT AND OFL-1\.1|Unlicense|CC0-1\.0)$/;
/**
 * Tools of the build, unchanged: they draw the cards of pages and make the styles smaller. Nothing
 * of them reaches a reader.
 */
const TOOL = /(^|\/)(@resvg\/resvg-wasm|lightningcss(-[a-z0-9-]+)?)$/;

test('every package that ships has a licence that may ship', () => {
  const others = SHIPPED.filter(
    ([path, { license = 'none' }]) =>
      !MAY_SHIP.test(license) && !(TOOL.test(path) && license === 'MPL-2.0'),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(SHIPPED.length).toBeGreaterThan(100);
});

test('every package has a version and a SHA-512', () => {
  const others = ['../runtime/package-lock.json', '../scripts/schema/package-lock.json'];
  const locked = others.flatMap((lock) => Object.entries<Package>(read(lock).packages).slice(1));
  const loose = [...ALL, ...locked].filter(
    ([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('the checksums of the fetched Node are those of the packages that are fetched', () => {
  const { optionalDependencies } = read('../runtime/package.json');
  const checksums = read('../runtime/checksums.json') as Record<string, string>;
  expect(Object.keys(checksums).toSorted()).toEqual(Object.keys(optionalDependencies).toSorted());
  for (const sum of Object.values(checksums)) expect(sum).toMatch(/^[0-9a-f]{64}$/);
});
