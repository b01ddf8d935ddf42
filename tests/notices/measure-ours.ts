/** Checks our generator's notices, unchanged and with each planted defect. */
import type { Block, Inline, Text } from '#documents/tree/tree.ts';
import type { NoticeResult } from '#engine/notice/notice.ts';
import { checked } from './asking.ts';
import { alarms, judged, score, stateName } from './judgement.ts';
import { emptyMeasure, note } from './measure-foreign.ts';
import type { Measured } from './measure-foreign.ts';
import { readOurs } from './ours.ts';
import type { Ours } from './ours.ts';
import { besides, idsIn, wholeTruth, withoutPassages } from './planting-ours.ts';
import { pick, randomFrom } from './random.ts';
import type { Random } from './random.ts';

type Edit = (text: string) => string;

/** Adjacent pieces of plain text are one. */
function joined(text: Text): Text {
  const pieces: Inline[] = [];
  for (const piece of text) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece);
    else pieces.push(piece);
  }
  return pieces;
}

const inlines = (text: Text, edit: Edit): Text =>
  joined(text).map((piece): Inline => {
    if (typeof piece === 'string') return edit(piece);
    if ('strong' in piece) return { strong: edit(piece.strong) };
    return 'link' in piece ? { link: edit(piece.link), to: piece.to } : piece;
  });

/** The blocks with an edit applied to every word. */
function edited(blocks: readonly Block[], edit: Edit): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'heading':
        return { ...block, text: edit(block.text) };
      case 'paragraph':
      case 'note':
        return { ...block, text: inlines(block.text, edit) };
      case 'list':
        return { ...block, items: block.items.map((item) => inlines(item, edit)) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map((cell) => inlines(cell, edit))) };
      case 'passage':
        return { ...block, blocks: edited(block.blocks, edit) };
      default:
        return block;
    }
  });
}

interface Defect {
  readonly kind: string;
  readonly about: string;
  readonly blocks: readonly Block[];
  readonly seen: (result: NoticeResult, intact: NoticeResult) => boolean;
}

const BROKEN = [
  'name@',
  '[your e-mail address]',
  'privacy [at] shop [dot] com',
  'info@example.com',
  'privacy@shop',
];
const GAPS = ['[insert date]', '[Company Name]', 'TO-DO', 'lorem ipsum dolor', '________'];

/** Elements that the checker judges in this notice and whose passages serve no other. */
function removals({ blocks }: Ours, intact: NoticeResult): Defect[] {
  const there = idsIn(blocks);
  // the notice at collection repeats much of it
  const atCollection = [...there].filter((id) => id.startsWith('nc-'));
  const judgedIds = new Set(intact.findings.filter(judged).map(({ id }) => id));
  return [...there]
    .filter((id) => judgedIds.has(id) && !['pn-active-email', 'pn-state-rights-apply'].includes(id))
    .map((id) => ({
      kind: 'removed',
      about: id,
      blocks: withoutPassages(blocks, new Set([id, ...besides(id), ...atCollection])),
      seen: (result) =>
        result.findings
          .filter((finding) => finding.id === id && finding.status !== 'not asked')
          .every(({ status }) => status !== 'found'),
    }));
}

const flagsOf = ({ findings }: NoticeResult, code: string) =>
  findings.filter(
    ({ state, status }) => state === code && (status === 'missing' || status === 'unclear'),
  ).length;

function edits({ blocks, states }: Ours, random: Random): Defect[] {
  const broken = pick(BROKEN, random);
  const gap = pick(GAPS, random);
  const gone = pick(states, random);
  const kept = states.find((state) => state !== gone);
  const swap = (from: RegExp, to: string) => edited(blocks, (text) => text.replaceAll(from, to));
  return [
    {
      kind: 'address broken',
      about: broken,
      blocks: swap(/privacy@lamp-light\.test/g, broken),
      seen: ({ badAddresses, gaps }) => badAddresses.length + gaps.length > 0,
    },
    {
      kind: 'date aged',
      about: '',
      blocks: swap(/November (\d+), 2026/g, 'November $1, 2023'),
      seen: ({ age }) => age !== undefined && age > 366,
    },
    {
      kind: 'days swapped',
      about: '120',
      blocks: swap(/within (?:45|90) days/g, 'within 120 days'),
      seen: ({ days }) => days.length > 0,
    },
    {
      kind: 'gap left',
      about: gap,
      blocks: swap(/Lamp Light LLC/g, gap),
      seen: ({ gaps }) => gaps.length > 0,
    },
    ...(kept === undefined
      ? []
      : [
          {
            kind: 'state dropped',
            about: gone,
            blocks: swap(
              new RegExp(
                `(?<!West )${stateName(gone)}(?:ns)?|${gone === 'CA' ? 'CCPA' : 'zzz'}`,
                'g',
              ),
              stateName(kept),
            ),
            seen: (result: NoticeResult, intact: NoticeResult) =>
              result.states.forgotten.includes(gone) ||
              flagsOf(result, gone) > flagsOf(intact, gone),
          },
        ]),
  ];
}

/** `every`: each removal; otherwise one in three, for a quick run. */
export async function measureOurs(
  notices: readonly Ours[],
  seed: number,
  every: boolean,
): Promise<Measured> {
  const measured = emptyMeasure();
  const random = randomFrom(seed);
  for (const notice of notices) {
    measured.notices += 1;
    const { name, states, facts, blocks } = notice;
    const intact = checked(await readOurs(notice, blocks), states, facts);
    score(name, intact, wholeTruth(notice), measured.intact);
    measured.alarms.push(...alarms(name, intact));
    // defects are planted into the tree; the file format was tested on the whole notice
    const page: Ours = {
      ...notice,
      format: 'html',
      // The footer has the day of the version, which would stay when the policy's own day is taken
      // out.
      filled: { ...notice.filled, tree: { ...notice.filled.tree, subtitle: '', footer: '' } },
    };
    const defects = [...removals(notice, intact), ...edits(notice, random)];
    for (const [at, defect] of defects.entries()) {
      if (!every && at % 3 !== 0) continue;
      const result = checked(await readOurs(page, defect.blocks), states, facts);
      const kind = defect.kind === 'removed' ? `removed ${defect.about}` : defect.kind;
      const found = result.findings.find(
        ({ id, status }) => id === defect.about && status === 'found',
      );
      note(
        measured,
        kind,
        defect.seen(result, intact),
        `${name} ${kind} ${defect.about} ${found?.state}: ${found?.quote?.sentence.slice(0, 130)}`,
      );
    }
  }
  return measured;
}
