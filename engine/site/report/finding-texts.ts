/** A whole test in its first sentence, and each finding in words for owners. */
import { list } from '#text/english.ts';
import { capital, lowerFirst } from '#text/case.ts';
import type { FindingWords, SiteFindings } from '#reference/schema-site-findings.ts';
import type { Finding, SiteVerdict } from '#engine/site/judgement/finding.ts';

/** Tool or company → the name that owners know; the best known first. */
export type CompanyNames = ReadonlyMap<string, string>;

/** Names that a sentence still holds; the rest is counted. */
const MOST = 3;

/**
 * "Meta", "Meta and Google", "Meta, Google, TikTok and 4 more": in the order of the names, best
 * known first.
 */
function companies(tools: readonly string[], names: CompanyNames): string {
  const places = new Map([...names.keys()].map((tool, at) => [tool, at]));
  const placeOf = (tool: string) => places.get(tool) ?? places.size;
  const sorted = tools.toSorted((one, two) => placeOf(one) - placeOf(two) || (one < two ? -1 : 1));
  const all = [...new Set(sorted.map((tool) => names.get(tool) ?? tool))];
  const more = all.length - MOST;
  return list(more > 0 ? [...all.slice(0, MOST), `${more} more`] : all);
}

/**
 * Each tool with the worst of its verdicts: a tool that stops for the signal and not at the link
 * still sends.
 */
const WORST: readonly SiteVerdict[] = ['still sends', 'sends less', 'cannot tell', 'stopped'];

function worstOf(findings: readonly Finding[]): ReadonlyMap<string, SiteVerdict> {
  const worst = new Map<string, SiteVerdict>();
  for (const { finding, tool, verdict } of findings) {
    if (finding !== 'tool still sends' || tool === undefined || verdict === undefined) continue;
    const known = worst.get(tool);
    if (known === undefined || WORST.indexOf(verdict) < WORST.indexOf(known))
      worst.set(tool, verdict);
  }
  return worst;
}

/** The first sentence of a result. */
export function resultSentence(
  findings: readonly Finding[],
  names: CompanyNames,
  words: SiteFindings,
): string {
  const worst = worstOf(findings);
  const having = (verdict: SiteVerdict) =>
    [...worst].filter(([, each]) => each === verdict).map(([tool]) => tool);
  const onAfterYes = findings.flatMap(({ finding, tool }) =>
    finding === 'goes on after a yes and an opt-out' && tool !== undefined ? [tool] : [],
  );
  const still = [...having('still sends'), ...onAfterYes];
  if (still.length > 0)
    return `Your site still tells ${companies(still, names)} about ${whoSaidNo(findings)}.`;
  const less = having('sends less');
  if (less.length > 0)
    return `Your site tells ${companies(less, names)} about visitors who said no, with a mark that asks for less use.`;
  const [unknown, stopped] = [having('cannot tell'), having('stopped')];
  const why = whyNot(findings, words);
  if (unknown.length > 0 && stopped.length > 0)
    return `Your site stopped telling ${companies(stopped, names)} about visitors who said no; for ${companies(unknown, names)} we cannot tell.`;
  if (unknown.length > 0)
    return why === undefined
      ? `We cannot tell whether your site stops for ${companies(unknown, names)}.`
      : `We cannot tell whether your site stops for ${companies(unknown, names)}: ${why}.`;
  if (stopped.length > 0) return stoppedSentence(stopped, findings, names);
  return withoutVerdicts(findings, names, why);
}

/** Who said no, in words that fit what was tested: a browser's signal is a no too. */
function whoSaidNo(findings: readonly Finding[]): string {
  const situations = new Set(
    findings.flatMap(({ verdict, situation }) => (verdict === 'still sends' ? [situation] : [])),
  );
  return situations.size === 1 && situations.has('gpc')
    ? 'visitors whose browser said no'
    : 'visitors who said no';
}

/** What is wrong although tools stopped; the gravest first. */
const BUT: ReadonlyMap<Finding['finding'], string> = new Map([
  ['opt-out link missing', 'it has no opt-out link'],
  ['opt-out link dead', 'its opt-out link leads nowhere'],
  ['banner accepts on close', 'closing the banner counts as a yes'],
  ['banner asymmetrical', 'saying no is harder than saying yes'],
]);

function stoppedSentence(
  stopped: readonly string[],
  findings: readonly Finding[],
  names: CompanyNames,
): string {
  const but = [...BUT].find(([name]) => findings.some(({ finding }) => finding === name))?.[1];
  const told = companies(stopped, names);
  return but === undefined
    ? `Your site stopped telling ${told} about visitors who said no.`
    : `Your site stopped telling ${told} about visitors who said no, but ${but}.`;
}

const NO_VIEW: ReadonlySet<Finding['finding']> = new Set([
  'page did not come to rest',
  'page not opened',
  'bot wall',
  'certificate wrong',
]);

/** The reason that stands first. */
function whyNot(findings: readonly Finding[], words: SiteFindings): string | undefined {
  const [why] = findings.flatMap(({ why }) => why ?? []).toSorted();
  return why === undefined ? undefined : words.why[why];
}

function withoutVerdicts(
  findings: readonly Finding[],
  names: CompanyNames,
  why: string | undefined,
): string {
  const cannot = findings.some(({ finding }) => NO_VIEW.has(finding));
  if (cannot)
    return why === undefined
      ? 'We could not look at your site well enough.'
      : `We could not look at your site well enough: ${why}.`;
  const hasNoLink = findings.some(({ finding }) => finding === 'opt-out link missing');
  const seen = findings.flatMap(({ finding, tool }) =>
    finding === 'tool seen' && tool !== undefined ? [tool] : [],
  );
  if (hasNoLink)
    return `Your site gives visitors no way to say no to ${seen.length > 0 ? companies(seen, names) : 'ads'}.`;
  if (findings.some(({ finding }) => finding === 'own server gets an ad identifier'))
    return 'Your own server gets an ad identifier, and we cannot see where it goes.';
  const waiting = findings.flatMap(({ finding, tool }) =>
    finding === 'tool waits for a yes' && tool !== undefined ? [tool] : [],
  );
  return waiting.length > 0
    ? `Your site tells ${companies(waiting, names)} about visitors who said yes, and nobody else.`
    : 'We saw no advertising tool that sends data about your visitors.';
}

/** A finding as its owner reads it. */
export interface WordedFinding {
  /** "TikTok Pixel: still sends, with the browser signal". */
  readonly title: string;
  readonly means: string;
  readonly todo: readonly string[];
  readonly kind: FindingWords['kind'];
}

/** The words of a finding; a verdict says which tool, after what, and why nothing can be told. */
export function findingText(
  { finding, tool, situation, verdict, why }: Finding,
  names: CompanyNames,
  words: SiteFindings,
): WordedFinding {
  const own = words.findings[finding];
  if (!own) return { title: capital(finding), means: '', todo: [], kind: 'to know' };
  const name = tool === undefined ? undefined : (names.get(tool) ?? tool);
  const after =
    verdict === undefined || situation === undefined ? undefined : words.situations[situation];
  const isVerdict = finding === 'tool still sends' && verdict !== undefined;
  const title = [
    name === undefined ? own.title : `${name}: ${isVerdict ? verdict : lowerFirst(own.title)}`,
    after,
  ].filter((part) => part !== undefined);
  const reason = (why === undefined ? undefined : words.why[why]) ?? 'the reason is not known';
  const pattern = name !== undefined && isVerdict ? words.verdicts[verdict] : undefined;
  const settled = verdict === 'stopped';
  return {
    title: title.join(', '),
    means: pattern?.replace('{name}', name ?? '').replace('{why}', reason) ?? own.means,
    todo: settled ? [] : own.todo,
    kind: settled ? 'seen' : own.kind,
  };
}
