import type { Check } from './check.ts';

/** Official pages outside .gov and .us: the Tennessee Secretary of State's publications. */
const ALSO_OFFICIAL = new Set(['publications.tnsosfiles.com']);

export function isOfficial(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const named = /\.(gov|us)$/.test(hostname) || ALSO_OFFICIAL.has(hostname);
  return protocol === 'https:' && named;
}

export const check: Check = {
  name: 'official-pages',
  description: 'Resources and the text of the law are https pages of public bodies.',
  run: ({ laws }) =>
    laws.flatMap((law) =>
      [{ label: 'text of the law', url: law.law.url }, ...law.resources]
        .filter(({ url }) => !isOfficial(url))
        .map(({ label, url }) => ({
          where: `${law.state} ${label}`,
          expected: 'an https address under .gov or .us',
          actual: url,
          tip: 'Link the page of the legislature or the regulator; a law firm goes to sources.',
        })),
    ),
};
