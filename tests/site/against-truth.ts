/** What a tester said of a site, held against what is so. */
import type { Finding, FindingName, SiteVerdict } from '#engine/site/judgement/finding.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { HARMLESS, type Truth } from './truths/ways.ts';

/** What both the command's JSON and the engine give. */
export interface TestedResult {
  readonly findings: readonly Pick<Finding, 'finding' | 'tool' | 'situation' | 'verdict'>[];
  readonly visits: readonly { readonly bytes: number }[];
}

export interface Comparison {
  /** Things that had to be said, and those that were not. */
  readonly expected: number;
  readonly missed: readonly string[];
  /** Rules that have to stay quiet there: an alarm of one would be false. */
  readonly quiet: number;
  /** Where a tool truly stops and nothing else may be said, and where that was said. */
  readonly stops: { readonly true: number; readonly said: number };
  readonly falseAlarms: readonly string[];
  readonly falseStopped: readonly string[];
  /** Verdicts and findings in a fixed order, to compare one run with the next. */
  readonly sameness: string;
}

type Line = TestedResult['findings'][number];
const ALARMS = new Set<SiteVerdict | undefined>(['still sends', 'sends less']);

const isAbout = ({ finding }: Line) => finding === 'tool still sends';

const AFTER_YES: ReadonlySet<FindingName> = new Set([
  'goes on after a yes and an opt-out',
  'stops after a yes and an opt-out',
]);

/** Each tool in each situation, with the verdicts that are true of it. */
const pairsOf = (tools: Truth['tools']) =>
  Object.entries(tools ?? {}).flatMap(([tool, situations]) =>
    Object.entries(situations).map(([situation, accepted]) => ({ tool, situation, accepted })),
  );

/** After a yes; undefined where nobody looked. */
const afterYesOf = ({ afterYes = {} }: Truth, { tool = '', situation }: Line) =>
  situation === undefined || situation === 'plain' ? undefined : afterYes[tool]?.[situation];

/**
 * Verdicts that are true of a tool in a situation; undefined: nothing may be said but that it was
 * not seen.
 */
function truthOf({ tools = {} }: Truth, { tool = '', situation }: Line) {
  if (situation === undefined || situation === 'plain') return undefined;
  return tools[tool]?.[situation];
}

const nameOf = ({ finding, tool, situation, verdict }: Line) =>
  [finding, tool, situation, verdict].filter((part) => part !== undefined).join(', ');

function missedOf(truth: Truth, findings: readonly Line[]) {
  const unsaidOf = (pairs: ReturnType<typeof pairsOf>, is: (line: Line) => boolean, end = '') =>
    pairs
      .filter(
        ({ tool, situation, accepted }) =>
          !findings.some(
            (line) =>
              is(line) &&
              line.tool === tool &&
              line.situation === situation &&
              line.verdict !== undefined &&
              accepted.includes(line.verdict),
          ),
      )
      .map(
        ({ tool, situation, accepted }) => `${tool}, ${situation}${end}: ${accepted.join(' or ')}`,
      );
  const isAfterYes = ({ finding }: Line) => AFTER_YES.has(finding);
  const [verdicts, afterYes] = [pairsOf(truth.tools), pairsOf(truth.afterYes)];
  const unsaid = [
    ...unsaidOf(verdicts, isAbout),
    ...unsaidOf(afterYes, isAfterYes, ' after a yes'),
  ];
  const unfound = (truth.must ?? []).filter(
    (name) => !findings.some(({ finding }) => finding === name),
  );
  return {
    expected: verdicts.length + afterYes.length + (truth.must ?? []).length,
    missed: [...unsaid, ...unfound],
  };
}

/** Whether some tool truly does not stop after this press, so that its effect may be doubted. */
const goesOn = ({ tools = {} }: Truth, { situation }: Line) =>
  situation !== undefined &&
  situation !== 'plain' &&
  Object.values(tools).some((each) => each[situation]?.some((verdict) => verdict !== 'stopped'));

function isFalseAlarm(truth: Truth, line: Line): boolean {
  if (isAbout(line)) {
    const accepted = truthOf(truth, line);
    return ALARMS.has(line.verdict) && !accepted?.some((each) => each === line.verdict);
  }
  if (AFTER_YES.has(line.finding)) {
    if (truth.never?.includes(line.finding)) return true;
    // where nobody looked it is neither true nor false
    const isTrue = afterYesOf(truth, line)?.includes('still sends') === true;
    return line.verdict === 'still sends' && truth.afterYes !== undefined && !isTrue;
  }
  if (line.finding === 'opt-out effect' && goesOn(truth, line)) return false;
  if (truth.never?.includes(line.finding)) return true;
  if (line.finding === 'tool seen') return false;
  return ![...HARMLESS, ...(truth.must ?? []), ...(truth.may ?? [])].includes(line.finding);
}

/** What accuses a site; the rest only informs its owner. */
const ACCUSING = Object.entries(SITE_FINDINGS.findings).flatMap(([name, { kind }]) =>
  kind === 'problem' ? [name as FindingName] : [],
);

/**
 * Accusing findings that are not so there, and each tool and situation in which it does not go on.
 */
function quietRules({ tools, afterYes, must = [], may = [] }: Truth): number {
  const pairs = [...pairsOf(tools), ...pairsOf(afterYes)].filter(
    ({ accepted }) => !accepted.some((verdict) => ALARMS.has(verdict)),
  );
  const names = ACCUSING.filter(
    (name) =>
      ![...HARMLESS, ...must, ...may].includes(name) &&
      (afterYes !== undefined || !AFTER_YES.has(name)),
  );
  return pairs.length + names.length;
}

function stopsOf({ tools, afterYes }: Truth, findings: readonly Line[]): Comparison['stops'] {
  const stopping = (pairs: ReturnType<typeof pairsOf>, isLater: boolean) =>
    pairs
      .filter(({ accepted }) => accepted.every((verdict) => verdict === 'stopped'))
      .map((each) => ({ ...each, isLater }));
  const stops = [...stopping(pairsOf(tools), false), ...stopping(pairsOf(afterYes), true)];
  const said = stops.filter(({ tool, situation, isLater }) =>
    findings.some(
      (line) =>
        AFTER_YES.has(line.finding) === isLater &&
        line.tool === tool &&
        line.situation === situation &&
        line.verdict === 'stopped',
    ),
  );
  return { true: stops.length, said: said.length };
}

/** Whether "stopped" was said where it is not so; after a yes only where somebody looked. */
function isFalseStopped(truth: Truth, line: Line): boolean {
  if (line.verdict !== 'stopped') return false;
  if (!AFTER_YES.has(line.finding)) return !(truthOf(truth, line) ?? []).includes('stopped');
  return truth.afterYes !== undefined && !afterYesOf(truth, line)?.includes('stopped');
}

/** Compares. */
export function holdAgainst(truth: Truth, { findings, visits }: TestedResult): Comparison {
  const { mostBytes } = truth;
  const tooMuch = mostBytes === undefined ? [] : visits.filter(({ bytes }) => bytes > mostBytes);
  const { expected, missed } = missedOf(truth, findings);
  return {
    expected: expected + (mostBytes === undefined ? 0 : 1),
    quiet: quietRules(truth),
    stops: stopsOf(truth, findings),
    missed: [...missed, ...tooMuch.slice(0, 1).map(({ bytes }) => `${bytes} bytes in a visit`)],
    falseAlarms: findings.filter((line) => isFalseAlarm(truth, line)).map(nameOf),
    falseStopped: findings.filter((line) => isFalseStopped(truth, line)).map(nameOf),
    sameness: [...new Set(findings.map(nameOf))].toSorted().join('\n'),
  };
}
