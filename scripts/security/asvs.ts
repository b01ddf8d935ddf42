/** The list of security/asvs.json: its form, and how docs/security.md shows it. */
import * as z from 'zod/mini';

const words = z.string().check(z.regex(/^\S+( \S+){0,11}$/));
const common = {
  id: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  level: z.union([z.literal(1), z.literal(2)]),
  about: words,
};
const requirement = z.discriminatedUnion('state', [
  z.strictObject({
    ...common,
    state: z.literal('met'),
    by: z.strictObject({ test: z.string(), title: z.string() }),
  }),
  z.strictObject({
    ...common,
    state: z.literal('by configuration'),
    by: z.strictObject({ file: z.string(), heading: z.string() }),
  }),
  z.strictObject({ ...common, state: z.literal('not applicable'), by: z.string() }),
  z.strictObject({ ...common, state: z.literal('not met'), by: z.string() }),
]);

export const asvs = z.array(requirement);
export type SecurityRequirement = z.infer<typeof requirement>;

const STATES = ['met', 'by configuration', 'not applicable', 'not met'] as const;

const CHAPTERS = [
  'Encoding and cleaning',
  'Checks and business rules',
  'Pages in browsers',
  'Calls',
  'Files',
  'Signing in',
  'Sessions',
  'Who may do what',
  'Tokens that carry their own data',
  'OAuth and OpenID Connect',
  'Cryptography',
  'Encrypted connections',
  'Configuration',
  'Protection of data',
  'Code and parts of others',
  'Logs and faults',
  'WebRTC',
];

const chapterOf = ({ id }: SecurityRequirement) => Number(id.split('.')[0]);
const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function reason({ state, by }: SecurityRequirement): string {
  if (typeof by === 'string') return cell(by);
  if ('test' in by) return `${state}: \`${by.test}\`, “${cell(by.title)}”`;
  return `${state}: ${by.heading}, in \`${by.file}\``;
}

const notMet = (rows: readonly SecurityRequirement[]) => [
  '### Not met',
  '',
  row('No.', 'Level', 'About', 'What is missing'),
  row('---', '---', '---', '---'),
  ...rows
    .filter(({ state }) => state === 'not met')
    .map((each) => row(each.id, each.level, each.about, reason(each))),
];

const counts = (rows: readonly SecurityRequirement[]) => [
  '### Counts',
  '',
  row('Chapter', ...STATES),
  row('---', ...STATES.map(() => '---')),
  ...CHAPTERS.map((name, at) => {
    const own = rows.filter((each) => chapterOf(each) === at + 1);
    return row(`V${at + 1} ${name}`, ...countsOf(own));
  }),
  row('All', ...countsOf(rows)),
];

const countsOf = (rows: readonly SecurityRequirement[]) =>
  STATES.map((state) => rows.filter((each) => each.state === state).length);

const chapter = (rows: readonly SecurityRequirement[], name: string, at: number) => [
  `### V${at + 1}. ${name}`,
  '',
  row('No.', 'Level', 'About', 'How'),
  row('---', '---', '---', '---'),
  ...rows
    .filter((each) => chapterOf(each) === at + 1)
    .map((each) =>
      row(
        each.id,
        each.level,
        each.about,
        typeof each.by === 'string' ? `${each.state}: ${reason(each)}` : reason(each),
      ),
    ),
];

/** The list as Markdown: what is not met first, then counts, then all by chapter. */
const asvsTables = (rows: readonly SecurityRequirement[]): string =>
  [notMet(rows), counts(rows), ...CHAPTERS.map((name, at) => chapter(rows, name, at))]
    .map((lines) => lines.join('\n'))
    .join('\n\n');

const FROM = '<!-- asvs: written by npm run security -->';
const TO = '<!-- /asvs -->';

/** The page with the list between its two marks. */
export function withAsvs(page: string, rows: readonly SecurityRequirement[]): string {
  const [before = '', rest = ''] = page.split(FROM, 2);
  const after = rest.split(TO, 2)[1] ?? '';
  return `${before}${FROM}\n\n${asvsTables(rows)}\n\n${TO}${after}`;
}
