/** Defects planted into notices that our generator did not make, and the truth about them. */
import type { Facts } from '#engine/rules/truth.ts';
import type { NoticeResult } from '#engine/notice/notice.ts';
import { read } from './foreign.ts';
import type { Foreign } from './foreign.ts';
import { stateName } from './judgement.ts';
import type { Truths } from './judgement.ts';
import { elementOf, textOf, without } from './marks.ts';
import type { Mark, Piece } from './marks.ts';
import { pick } from './random.ts';
import type { Random } from './random.ts';

const covers = ({ states }: Mark, state: string) => states.length === 0 || states.includes(state);

/** An element is present if all pieces that serve it are; it is absent if none is left. */
export function truthOf(before: readonly Piece[], now: readonly Piece[]): Truths {
  const count = (pieces: readonly Piece[], id: string, state: string) =>
    pieces.filter(
      ({ text, marks }) =>
        text.trim() !== '' &&
        marks.some((mark) => elementOf(mark.id) === id && covers(mark, state)),
    ).length;
  return {
    of: (id, state) => {
      const left = count(now, id, state);
      if (left === 0) return 'absent';
      return left === count(before, id, state) ? 'present' : 'partly';
    },
  };
}

export interface Planted {
  readonly kind: string;
  readonly about: string;
  readonly pieces: readonly Piece[];
  readonly facts?: Facts;
  /** Whether the checker found it. */
  readonly seen: (result: NoticeResult, intact: NoticeResult) => boolean;
}

const flagged = (result: NoticeResult, id: string, states: readonly string[]) =>
  result.findings
    .filter(
      (finding) =>
        finding.id === id && states.includes(finding.state) && finding.status !== 'not asked',
    )
    .every(({ status }) => status !== 'found');

/** One defect for each element that the notice serves. */
function removals(notice: Foreign): Planted[] {
  const ids = [
    ...new Set(notice.pieces.flatMap(({ marks }) => marks.map(({ id }) => elementOf(id)))),
  ];
  return ids
    .filter((id) => id !== 'pn-active-email')
    .map((id) => ({
      kind: 'removed',
      about: id,
      pieces: without(notice.pieces, (mark) => elementOf(mark.id) === id),
      seen: (result) => flagged(result, id, notice.states),
    }));
}

function blankedRights(notice: Foreign): Planted[] {
  const marks = new Set(
    notice.pieces.flatMap((piece) =>
      piece.marks.map(({ id }) => id).filter((id) => id.includes(':')),
    ),
  );
  return [...marks].flatMap((id): Planted[] => {
    const pieces = without(notice.pieces, (mark) => mark.id === id);
    // one right cannot be removed from a sentence that names all at once
    const others = [...marks].filter((other) => other !== id);
    const left = (other: string) =>
      pieces.some(({ text, marks: kept }) => text !== '' && kept.some((mark) => mark.id === other));
    if (!others.every(left)) return [];
    const right = id.split(':')[1] === 'correct' ? (state: string) => state !== 'IA' : () => true;
    return [
      {
        kind: 'a right blanked',
        about: id,
        pieces,
        seen: (result) => flagged(result, 'pn-rights-list', notice.states.filter(right)),
      },
    ];
  });
}

const flagsOf = ({ findings }: NoticeResult, code: string) =>
  findings.filter(
    ({ state, status }) => state === code && (status === 'missing' || status === 'unclear'),
  ).length;

const BROKEN = [
  'name@',
  '[your e-mail address]',
  'privacy [at] shop [dot] com',
  'info@example.com',
  'privacy@shop',
  'privacy@',
];

const edited = (pieces: readonly Piece[], edit: (text: string) => string): Piece[] =>
  pieces.map((piece) => ({ ...piece, text: edit(piece.text) }));

function brokenAddress({ pieces }: Foreign, random: Random): Planted {
  const instead = pick(BROKEN, random);
  const broken = edited(pieces, (text) =>
    text.replaceAll(/(?:mailto:)?[\w.]+@[\w-]+\.test/g, (found) =>
      found.startsWith('mailto:') ? 'mailto:' : instead,
    ),
  );
  return {
    kind: 'address broken',
    about: instead,
    pieces: broken,
    seen: ({ badAddresses, gaps }) => badAddresses.length > 0 || gaps.length > 0,
  };
}

function agedDate({ pieces }: Foreign): Planted {
  const older = (text: string) =>
    text.replaceAll(/\b20(?:25|26)\b/g, (year) => String(Number(year) - 3));
  return {
    kind: 'date aged',
    about: '',
    pieces: pieces.map((piece) =>
      piece.marks.some(({ id }) => id === 'pn-date-updated')
        ? { ...piece, text: older(piece.text) }
        : piece,
    ),
    seen: ({ age }) => age !== undefined && age > 366,
  };
}

/** Replaces the name of a state by that of a neighbouring one. */
function droppedState(notice: Foreign, random: Random): Planted[] {
  if (notice.states.length < 2) return [];
  const gone = pick(notice.states, random);
  const kept = notice.states.find((state) => state !== gone) ?? '';
  const name = new RegExp(`\\b${stateName(gone)}(?:ns|ians)?\\b`, 'g');
  const own = without(notice.pieces, ({ states }) => states.length === 1 && states[0] === gone);
  return [
    {
      kind: 'state dropped',
      about: gone,
      pieces: edited(own, (text) =>
        text
          .replaceAll(name, stateName(kept))
          .replaceAll(/\bCalifornians\b|\bCCPA\b/g, (word) => (gone === 'CA' ? 'people' : word)),
      ),
      seen: (result, intact) =>
        result.states.forgotten.includes(gone) || flagsOf(result, gone) > flagsOf(intact, gone),
    },
  ];
}

function swappedDays(notice: Foreign): Planted[] {
  const days = /\b(?:45|forty-five \(45\)|forty-five)(?= (?:calendar )?days)/g;
  const pieces = edited(notice.pieces, (text) => text.replaceAll(days, '120'));
  if (textOf(pieces) === textOf(notice.pieces)) return [];
  return [{ kind: 'days swapped', about: '120', pieces, seen: (result) => result.days.length > 0 }];
}

const GAPS = [
  '[insert date]',
  '[Company Name]',
  'TO-DO',
  'lorem ipsum dolor',
  '{{businessName}}',
  '________',
];

function leftGap({ pieces }: Foreign, random: Random): Planted {
  const gap = pick(GAPS, random);
  const marked = pieces.filter(({ marks, text }) => marks.length > 0 && text.length > 30);
  const chosen = pick(marked, random);
  return {
    kind: 'gap left',
    about: gap,
    pieces: pieces.map((piece) =>
      piece === chosen ? { ...piece, text: piece.text.replace(/\s\S+(?=\W*$)/, ` ${gap}`) } : piece,
    ),
    seen: ({ gaps }) => gaps.length > 0,
  };
}

function atOdds(notice: Foreign): Planted[] {
  const says = notice.pieces.some(({ marks }) =>
    marks.some(({ id }) => id === 'pn-no-sale-statement'),
  );
  if (!says) return [];
  return [
    {
      kind: 'at odds with the answers',
      about: 'sellsPersonalData',
      pieces: notice.pieces,
      facts: { ...notice.facts, sellsPersonalData: true },
      seen: (result) => result.atOdds.some(({ fact }) => fact === 'sellsPersonalData'),
    },
  ];
}

/** Every defect for a notice; the same ones for the same seed. */
export function defectsOf(notice: Foreign, random: Random): Planted[] {
  return [
    ...removals(notice),
    ...blankedRights(notice),
    brokenAddress(notice, random),
    agedDate(notice),
    ...droppedState(notice, random),
    ...swappedDays(notice),
    leftGap(notice, random),
    ...atOdds(notice),
  ];
}

export const readForeign = ({ format }: Foreign, pieces: readonly Piece[]) => read(format, pieces);
