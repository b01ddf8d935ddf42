/** Laws side by side: the same points for each, on one day, each with its section. */
import type { StateCode } from '#law/codes.ts';
import type { Category, Condition, LawRecord, Prong, Requirement, Rule } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { conditionsOf, counts } from '../rules/truth.ts';
import { ownProngs } from '#engine/explain/short-answer/ways.ts';
import { dollars, inFigures } from '#text/figures.ts';

export interface Cell {
  /** The short answer. */
  readonly value: string;
  /** Details, if one line is not enough. */
  readonly detail: readonly string[];
  readonly cite: string;
}

export interface ComparedState {
  readonly state: StateCode;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly points: Readonly<Record<PointKey, Cell>>;
  readonly requirements: readonly ComparedRequirement[];
  readonly unique: readonly { readonly text: string; readonly cite: string }[];
}

export interface ComparedRequirement {
  readonly id: string;
  readonly category: Category;
  readonly title: string;
  readonly difficulty: Difficulty;
  readonly cite: string;
}

type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** The points compared; the first five are required (docs/requirements.md 2). */
export const POINTS = {
  law: 'Law',
  effective: 'Effective date',
  consumers: 'Consumer threshold',
  revenue: 'Revenue threshold',
  penalty: 'Max penalty',
  limited: 'Binds smaller businesses too',
  cure: 'Time to fix a violation',
  respond: 'Time to answer a request',
  appeal: 'Time to decide an appeal',
  signal: 'Browser opt-out signal',
  sensitive: 'Sensitive data',
  minors: 'Children and teens',
  assessments: 'Written assessments',
  correct: 'Right to correct',
  portability: 'Right to a portable copy',
  enforcer: 'Who enforces',
  suits: 'Can people sue?',
} as const;
export type PointKey = keyof typeof POINTS;

/** Easy up to 4 hours, Medium up to 10, Hard above (docs/requirements-decisions.md 6). */
function difficultyOf(hours: number): Difficulty {
  if (hours <= 4) return 'Easy';
  return hours <= 10 ? 'Medium' : 'Hard';
}

/** One law on a calendar date; before its first day, as of that day. */
export function comparedState(law: LawRecord, asOf: string): ComparedState {
  const day = asOf < law.effective ? law.effective : asOf;
  return {
    state: law.state,
    name: law.name,
    slug: law.slug,
    url: law.law.url,
    points: pointsOf(law, day),
    requirements: law.requirements.filter((each) => counts(each, day)).map(requirementOf),
    unique: law.distinctive,
  };
}

function requirementOf({ id, category, title, hours, cite }: Requirement): ComparedRequirement {
  return { id, category, title, difficulty: difficultyOf(hours), cite };
}

function pointsOf(law: LawRecord, day: string): Record<PointKey, Cell> {
  const { enforcement, requests } = law;
  const prongs = ownProngs(law, day);
  const full = prongs.filter((prong) => prong.reach === 'full');
  return {
    law: cell(law.law.name, law.law.citation),
    effective: cell(longDate(law.effective), law.law.citation),
    consumers: consumerCell(full),
    revenue: revenueCell(full),
    penalty: penaltyCell(law),
    limited: limitedCell(
      prongs.filter((prong) => prong.reach === 'limited'),
      law,
    ),
    cure: cureCell(law, day),
    respond: cell(
      `${requests.respondDays} days, ${requests.extensionDays > 0 ? `${requests.extensionDays} more where needed` : 'no more'}`,
      requests.cite,
    ),
    appeal: appealCell(law),
    signal: signalCell(law, day),
    sensitive: cell(
      SENSITIVE[law.sensitiveData.model],
      law.sensitiveData.cite,
      law.sensitiveData.text,
    ),
    minors: cell('See the rule', law.minors.cite, law.minors.text),
    assessments: assessmentCell(law, day),
    correct: rightCell(law, 'correct'),
    portability: rightCell(law, 'portability'),
    enforcer: cell(enforcement.enforcer, enforcement.penalty.cite),
    suits: cell(
      /^none/i.test(enforcement.privateRightOfAction) ? 'No' : 'In some cases',
      enforcement.penalty.cite,
      enforcement.privateRightOfAction,
    ),
  };
}

const SENSITIVE: Record<LawRecord['sensitiveData']['model'], string> = {
  consent: 'Ask for consent first',
  'notice-and-opt-out': 'Give notice and a way to refuse',
  'limit-use': 'Let people limit its use',
  'strict-necessity': 'Only where strictly needed',
  none: 'No rule of its own',
};

function cell(value: string, cite: string, ...detail: string[]): Cell {
  return { value, detail, cite };
}

function consumerCell(full: readonly Prong[]): Cell {
  const first = full.find((prong) => people(prong.if) !== undefined);
  const number = first && people(first.if);
  return {
    value: number === undefined ? 'No number' : number,
    detail: full.map((prong) => prong.label),
    cite: citesOf(full),
  };
}

/** "35,000+" for the number of people that a prong asks for; undefined if it asks for none. */
function people(rule: Rule): string | undefined {
  const count = conditionsOf(rule).findLast((condition) => PEOPLE.has(condition.fact));
  return count && typeof count.value === 'number'
    ? floor(count, inFigures(count.value))
    : undefined;
}

const PEOPLE: ReadonlySet<string> = new Set([
  'consumers',
  'sellsOrSharesConsumers',
  'consumersHouseholdsDevices',
  'sensitiveConsumers',
  'offeredForSaleConsumers',
]);

function floor(condition: Condition, value: string): string {
  return condition.op === '>' ? `Over ${value}` : `${value}+`;
}

function revenueCell(full: readonly Prong[]): Cell {
  const asking = full.flatMap((prong) => {
    const money = conditionsOf(prong.if).find((condition) => condition.fact === 'annualRevenueUSD');
    if (!money || typeof money.value !== 'number') return [];
    const alone = !('all' in prong.if);
    return [{ prong, text: `${floor(money, dollars(money.value))}${alone ? '' : ', with more'}` }];
  });
  const [first] = asking;
  if (!first) return { value: 'None', detail: [], cite: citesOf(full) };
  return {
    value: first.text,
    detail: asking.map(({ prong }) => prong.label),
    cite: citesOf(asking.map(({ prong }) => prong)),
  };
}

function citesOf(prongs: readonly Prong[]): string {
  return [...new Set(prongs.map((prong) => prong.cite))].join('; ');
}

function penaltyCell({ enforcement: { penalty } }: LawRecord): Cell {
  const later = penalty.escalated;
  const detail = later ? [`Up to ${dollars(later.maxUSD)}: ${later.when}`] : [];
  return {
    value: `${dollars(penalty.maxUSD)} per ${penalty.per}`,
    detail: [...detail, penalty.text],
    cite: penalty.cite,
  };
}

function limitedCell(limited: readonly Prong[], law: LawRecord): Cell {
  if (limited.length === 0) return cell('No', law.applicability.nexus.cite);
  return { value: 'In part', detail: limited.map((prong) => prong.label), cite: citesOf(limited) };
}

function cureCell({ enforcement: { cure } }: LawRecord, day: string): Cell {
  const over = cure.until !== null && cure.until < day;
  const sure = cure.mandatory && cure.days !== null && !over;
  const ends = cure.until === null ? '' : `, until ${longDate(cure.until)}`;
  return cell(sure ? `${cure.days} days${ends}` : 'Not promised', cure.cite, cure.text);
}

function appealCell({ requests }: LawRecord): Cell {
  const days = requests.appealRespondDays;
  return cell(days === null ? 'No appeal step' : `${days} days`, requests.cite);
}

/** Of those that the law binds, only some owe it; the detail says which. */
export const CONDITIONAL = 'Required, with conditions';

function signalCell({ optOutSignal: signal }: LawRecord, day: string): Cell {
  const now = signal.required && (signal.from === null || signal.from <= day);
  const later =
    signal.required && !now && signal.from !== null
      ? `From ${longDate(signal.from)}`
      : 'Not required';
  const required = signal.conditional ? CONDITIONAL : 'Required';
  return cell(now ? required : later, signal.cite, signal.text);
}

function assessmentCell({ assessments, requirements }: LawRecord, day: string): Cell {
  const now = assessments.required && (assessments.from === null || assessments.from <= day);
  const later =
    assessments.required && assessments.from !== null
      ? `From ${longDate(assessments.from)}`
      : 'Not required';
  const bySize = requirements.some(
    (each) =>
      each.control === 'assessment' &&
      counts(each, day) &&
      each.when !== undefined &&
      conditionsOf(each.when).some(({ value }) => typeof value === 'number'),
  );
  const required = bySize ? CONDITIONAL : 'Required';
  return cell(now ? required : later, assessments.cite, assessments.text);
}

function rightCell(law: LawRecord, id: 'correct' | 'portability'): Cell {
  const right = law.rights.find((each) => each.id === id);
  return right
    ? cell('Yes', right.cite, right.text)
    : cell('No', law.rights[0]?.cite ?? law.law.citation);
}
