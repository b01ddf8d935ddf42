/**
 * The floors inside the top folders: for each folder, which folders beside or below it it may
 * import.
 */

/**
 * Folder → folders whose files it may import; `.` is the top folder itself. A folder's own files
 * need no mention.
 */
export type Floors = Readonly<Record<string, readonly string[]>>;

const UP_TO_DUTIES = ['rules', 'facts', 'verdict', 'duties'];
const UP_TO_WORDS = [...UP_TO_DUTIES, 'tasks', 'interview', 'explain', 'explain/short-answer'];

/** From the lowest floor to the roof. */
export const ENGINE_FLOORS: Floors = {
  words: [],
  rules: [],
  facts: ['rules'],
  verdict: ['rules', 'facts'],
  duties: ['rules', 'facts', 'verdict'],
  tasks: UP_TO_DUTIES,
  interview: UP_TO_DUTIES,
  explain: [...UP_TO_DUTIES, 'tasks'],
  'explain/short-answer': [...UP_TO_DUTIES, 'explain'],
  'law-changes': UP_TO_DUTIES,
  'small-laws': [...UP_TO_DUTIES, 'words'],
  cost: [],
  breach: [],
  assessment: [...UP_TO_WORDS, 'cost'],
  compare: ['rules', 'explain', 'explain/short-answer'],
  counting: ['rules', 'facts'],
  size: [],
  cure: ['words'],
  'letters/text': [],
  'letters/sections': ['cure'],
  'letters/sender': ['words', 'cure', 'letters/text'],
  'letters/orders': ['letters/text'],
  letters: [
    'words',
    'cure',
    'letters/text',
    'letters/sections',
    'letters/sender',
    'letters/orders',
  ],
  intake: ['words'],
  requests: ['words'],
  'requests/clock': ['words', 'requests'],
  'requests/steps': ['words', 'requests', 'requests/clock'],
  notice: ['rules'],
  'notice/text': ['notice'],
  'notice/signs': ['notice', 'notice/text'],
  'notice/findings': ['rules', 'notice', 'notice/text', 'notice/signs'],
  'site/record': ['words'],
  'site/signs': ['site/record'],
  'site/judgement': ['words', 'site/record', 'site/signs', 'notice/text', 'notice/findings'],
  'site/report': ['site/record', 'site/judgement'],
  '.': [...UP_TO_DUTIES, 'requests', 'requests/clock', 'requests/steps'],
};

/** Matches the files that stand directly in one of these folders. */
const filesOf = (top: string, folders: readonly string[]): RegExp =>
  new RegExp(
    `^(${folders.map((folder) => (folder === '.' ? top : `${top}/${folder}`)).join('|')})/[^/]+$`,
  );

/** The name of a floor in the messages of the table. */
export const nameOf = (top: string, folder: string) => (folder === '.' ? top : `${top}/${folder}`);

/** One row for each floor: its files, and the files that it may import. */
export const floorRows = (top: string, floors: Floors) =>
  Object.entries(floors).map(([folder, below]) => ({
    name: nameOf(top, folder),
    files: filesOf(top, [folder]),
    may: filesOf(top, [folder, ...below]),
  }));

/**
 * The floors of the server: each knows itself and those before it; whoever works on the whole of an
 * account, no subject.
 */
export const SERVER_FLOORS = [
  { name: 'server/base', may: /^server\/base\// },
  { name: 'server/identity', may: /^server\/(base|identity)\// },
  { name: 'server/business', may: /^server\/(base|identity|business)\// },
  { name: 'server/subjects', may: /^server\/(base|identity|business|subjects)\// },
  {
    name: 'server/whole',
    may: /^server\/(base|identity|business|whole)\/|^server\/subjects\/services\.ts$/,
  },
  { name: 'server', may: /^server\// },
].map((floor) => ({
  ...floor,
  files: floor.name === 'server' ? /^server\/[^/]+$/ : new RegExp(`^${floor.name}/`),
}));

/**
 * The floors of the pages' folder: ui and calls stand side by side on words; the roof draws and
 * builds all pages.
 */
export const WEB_FLOORS = [
  { name: 'web/state', may: /^web\/state\// },
  { name: 'web/words', may: /^web\/words\// },
  { name: 'web/ui', may: /^web\/(state|words|ui)\// },
  { name: 'web/api', may: /^web\/(state|words|api)\// },
  { name: 'web/parts', may: /^web\/(state|words|ui|api|parts)\// },
  { name: 'web/pages', may: /^web\/(state|words|ui|api|parts|pages)\// },
].map((floor) => ({ ...floor, files: new RegExp(`^${floor.name}/`) }));
