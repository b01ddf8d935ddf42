/**
 * What a test says of a stop kit that the owner pasted: whether it is on the page, and what each
 * tool of it does after a no (docs/decisions/0128-proof-of-a-kit.md).
 */
import type { Finding, KitSays } from '#engine/site/judgement/finding.ts';
import { hostOf, registeredName } from '#engine/site/record/own-name.ts';
import type { SiteRecord, VisitSituation } from '#engine/site/record/visit.ts';

/** The kit that was made last for the site. */
export interface MadeKit {
  /** ISO date on which it was made. */
  readonly day: string;
  /** What it holds, by the id of the tool, with its places. */
  readonly held: readonly { readonly tool: string; readonly hosts: readonly string[] }[];
}

/** Which kit the pages of a test carried. */
type KitOnPage = 'this kit' | 'another kit' | 'not everywhere' | 'no kit';

/** One tool after a no. */
interface KitRow {
  readonly tool: string;
  readonly says: KitSays;
  /** In words; null where it stopped. */
  readonly why: string | null;
}

export interface KitProof {
  readonly onPage: KitOnPage;
  /** Addresses of the pages without this kit. */
  readonly without: readonly string[];
  readonly rows: readonly KitRow[];
}

/** What the tester reads off `window.statewiseStop`: by it one kit is told from another. */
export const KIT_MARK = 'statewiseKit';

/** As the script in the page writes it: the day, then the tools. */
const kitMark = ({ day, held }: MadeKit): string =>
  `${day} ${held.map(({ tool }) => tool).join(' ')}`.slice(0, MOST_MARK);

/** Signs of a mark that are kept. */
const MOST_MARK = 500;

const NOS: ReadonlySet<VisitSituation> = new Set(['gpc', 'reject', 'optOut']);

/** Of a tool after a no, also after one that came to take back a yes. */
const isOfNo = ({ finding, situation }: Finding): boolean =>
  (finding === 'tool still sends' ||
    finding === 'goes on after a yes and an opt-out' ||
    finding === 'stops after a yes and an opt-out') &&
  situation !== undefined &&
  NOS.has(situation);

/** Reads the proof off a test that was asked for after the kit was made. */
export function kitProof(
  kit: MadeKit,
  { url, visits }: Pick<SiteRecord, 'url' | 'visits'>,
  findings: readonly Finding[],
): KitProof {
  const pages = visits
    .flatMap((visit) => (visit.by === 'browser' ? visit.pages : []))
    .filter((page) => siteOf(page.url) === siteOf(url));
  const marks = pages.map(({ strings }) => strings[KIT_MARK]);
  const wanted = kitMark(kit);
  const without = pages.flatMap((page, at) => (marks[at] === wanted ? [] : [page.url]));
  const onPage = placeOf(marks, wanted);
  const embedded = new Set(pages.flatMap((page) => page.embedded.map(hostOf)));
  const verdicts = findings.filter(isOfNo);
  const inKit = new Set(kit.held.map(({ tool }) => tool));
  const held = kit.held.map(({ tool, hosts }) => {
    const own = verdicts.filter((each) => each.tool === tool);
    const isInHtml = hosts.some((place) => embedded.has(firstHost(place)));
    return rowOf(tool, own, { onPage, isInHtml });
  });
  const others = [
    ...new Set(
      verdicts.flatMap(({ tool = '', verdict }) =>
        verdict === 'still sends' && !inKit.has(tool) ? [tool] : [],
      ),
    ),
  ];
  return {
    onPage,
    without: [...new Set(without)],
    rows: [
      ...held,
      ...others.map((tool): KitRow => ({ tool, says: 'not in the kit', why: NOT_HELD })),
    ],
  };
}

const siteOf = (address: string) => registeredName(hostOf(address));

function placeOf(marks: readonly (string | undefined)[], wanted: string): KitOnPage {
  if (marks.length > 0 && marks.every((mark) => mark === wanted)) return 'this kit';
  if (marks.includes(wanted)) return 'not everywhere';
  return marks.some((mark) => mark !== undefined) ? 'another kit' : 'no kit';
}

/** The host of a place; empty for a path of the site itself. */
const firstHost = (place: string) => (place.split('/')[0] ?? '').replace(/^\./, '');

function rowOf(
  tool: string,
  own: readonly Finding[],
  at: { readonly onPage: KitOnPage; readonly isInHtml: boolean },
): KitRow {
  const having = (...verdicts: readonly Finding['verdict'][]) =>
    own.find(({ verdict }) => verdicts.includes(verdict));
  if (having('still sends', 'sends less')) return { tool, says: 'still sends', why: whyStill(at) };
  const open = having('cannot tell');
  if (open || own.length === 0)
    return { tool, says: 'cannot tell', why: open?.why ?? open?.evidence[0] ?? NEVER_SEEN };
  if (!having('stopped')) return { tool, says: 'cannot tell', why: NEVER_SEEN };
  // without the kit on the page it was something else that stopped it
  return at.onPage === 'this kit'
    ? { tool, says: 'stopped', why: null }
    : { tool, says: 'stopped', why: WITHOUT_KIT };
}

const NEVER_SEEN = 'The test did not see it send, so it cannot see it stop.';
const NOT_HELD = 'This kit does not hold it. Make the next kit.';
const WITHOUT_KIT = 'It stopped, but this kit was not on every page that we opened.';
const WHY: Readonly<Record<Exclude<KitOnPage, 'this kit'>, string>> = {
  'no kit':
    'The kit is not on the pages that we opened. Paste the first piece at the top of the head.',
  'another kit': 'An older kit is on the page. Paste this one in its place.',
  'not everywhere': 'The kit is not on every page that we opened.',
};

function whyStill({
  onPage,
  isInHtml,
}: {
  readonly onPage: KitOnPage;
  readonly isInHtml: boolean;
}): string {
  if (onPage !== 'this kit') return WHY[onPage];
  return isInHtml
    ? 'Its tag stands in the HTML of the page, where a browser may fetch it before any script runs. Write “data-statewise-src” in place of “src”.'
    : 'The kit is on the page, and it sends from a place that the kit does not hold. Make the next kit.';
}
