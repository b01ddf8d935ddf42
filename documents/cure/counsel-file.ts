/**
 * The file for the lawyer who answers a private demand: what is claimed, in the letter's words, and
 * what the owner's own tests saw. It judges nothing, admits nothing and names no odds.
 */
import type { ClaimKind } from '#engine/words/letters.ts';
import { list, longDate } from '#text/english.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';
import { cureTree, letterGap, type CureSubject } from './cure-parts.ts';
import { lastOfDays } from './due-days.ts';
import { CLAIM_WORDS } from './step-words.ts';

/** What a person or a lawyer claims, as the letter says it. */
export interface ClaimRead {
  readonly by: string | null;
  readonly about: readonly ClaimKind[];
  readonly days: readonly string[];
  readonly amounts: readonly string[];
}

/** One test of the owner's site: what it saw before a visitor chose anything. */
interface TestOnFile {
  readonly host: string;
  /** A calendar date, UTC. */
  readonly day: string;
  /** SHA-256 of its record; empty: none was kept. */
  readonly hash: string;
  /** Names of the tools that it saw. */
  readonly tools: readonly string[];
}

/** A stop kit of a site: what it holds back until a visitor agrees. */
interface KitOnFile {
  readonly host: string;
  readonly day: string;
  readonly hash: string;
  readonly held: readonly string[];
}

export interface SiteOnFile {
  readonly tests: readonly TestOnFile[];
  readonly kits: readonly KitOnFile[];
}

/** The file. Pure: same input, same document. */
export function counselFile(
  subject: CureSubject,
  claim: ClaimRead | null,
  site: SiteOnFile,
): DocumentTree {
  const { businessName, letter, asOf } = subject;
  return cureTree(
    subject,
    {
      title: 'File for counsel',
      subtitle: `${businessName}: demand of ${longDate(letter.dated)}`,
    },
    [
      paragraph({ strong: 'For our lawyer, at our lawyer’s request. ' }, MARKED),
      ...claimBlocks(subject, claim),
      ...testBlocks(site),
      ...kitBlocks(site),
      heading(1, 'What we keep'),
      bullets(...KEPT.map((item): Text => [item])),
      heading(1, 'For the lawyer to ask'),
      bullets(...ASKED.map((item): Text => [item])),
      paragraph(
        `Put together on ${longDate(asOf)}. It says nothing on whether the claim is right.`,
      ),
    ],
  );
}

const MARKED =
  'Ask the lawyer before you share it with anybody else, and whether it should be made at all.';

function claimBlocks({ letter, right }: CureSubject, claim: ClaimRead | null): Block[] {
  const { orders, office, sections } = letter;
  const lastDay = lastOfDays(letter, right);
  const sum = claim === null || claim.amounts.length === 0 ? null : list(claim.amounts);
  const visits = (claim?.days ?? []).map((day) => longDate(day));
  return [
    heading(1, 'What the letter claims'),
    bullets(
      ['Who claims: ', claim?.by ?? letterGap('name of the person, as the letter has it')],
      ['Who wrote: ', office === '' ? letterGap('name and address of the sender') : office],
      [
        'For what: ',
        claim === null || claim.about.length === 0
          ? letterGap('what it says that you did, in its words')
          : claim.about.map((kind) => CLAIM_WORDS[kind]).join('; '),
      ],
      ['Sections that it names: ', sections === '' ? letterGap('sections, or none') : sections],
      [
        'On which days: ',
        visits.length === 0 ? letterGap('days that the letter names, or none') : list(visits),
      ],
      ['Sums that it names: ', sum ?? letterGap('sums that it names, or none')],
      ['Dated, received: ', `${longDate(letter.dated)}, ${longDate(letter.receivedOn)}`],
      ['Its last day: ', lastDay === null ? letterGap('its last day, or none') : longDate(lastDay)],
    ),
    ...(orders.length === 0
      ? []
      : [
          heading(2, 'What it demands'),
          bullets(
            ...orders.map(({ what, by }): Text => [
              by === null ? what : `${what} (${longDate(by)})`,
            ]),
          ),
        ]),
  ];
}

/** Each test with the hash of its record, so that nobody can say it was changed later. */
function testBlocks({ tests }: SiteOnFile): Block[] {
  if (tests.length === 0)
    return [
      heading(1, 'What our tests saw'),
      paragraph(
        'No test of the site is kept here. Ask the lawyer whether one should be made, before anything on the site is changed.',
      ),
    ];
  const rows = tests.map(({ day, host, tools, hash }): Text[] => [
    [longDate(day)],
    [host],
    [tools.length === 0 ? 'none of the tools that we know' : tools.join(', ')],
    [hash === '' ? 'not kept' : hash],
  ]);
  return [
    heading(1, 'What our tests saw before a visitor chose anything'),
    paragraph(
      'Plain visits of a test browser, from one place and on one day each. The records are in the binder, under the same hashes.',
    ),
    {
      kind: 'table',
      widths: [18, 20, 34, 28],
      head: ['Day (UTC)', 'Site', 'Tools seen', 'SHA-256 of the record'],
      rows,
    },
  ];
}

function kitBlocks({ kits }: SiteOnFile): Block[] {
  if (kits.length === 0) return [];
  return [
    heading(1, 'What a stop kit was made to hold back'),
    paragraph('That a kit was made does not show since when it stood on the site.'),
    {
      kind: 'table',
      widths: [18, 20, 34, 28],
      head: ['Kit of', 'Site', 'Tools', 'SHA-256 of the kit'],
      rows: kits.map(({ day, host, held, hash }): Text[] => [
        [longDate(day)],
        [host],
        [held.join(', ')],
        [hash],
      ]),
    },
  ];
}

const KEPT: readonly string[] = [
  'The letter with its envelope or its mail as it came, and the day on which it came',
  'The site as it is: pages, banner, settings of the banner, tag manager with its history of versions',
  'Server logs and logs of the banner for the days that the letter names',
  'Contracts and terms of each tool, with the day on which they were accepted',
  'The privacy notice as it stood on those days',
];

const ASKED: readonly string[] = [
  'Until when to answer, and whether papers of a court or an arbitrator came',
  'Whether an insurer has been told, and what it wrote',
  'Whether to change the site now, and how to keep what it was before',
  'Who may be asked what, and in which form',
];
