/**
 * What the laws of an owner's states say about a finding: requirements by control, with their
 * sections, from the records.
 */
import { latest } from '#calendar/dates.ts';
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, LawRecord, Requirement } from '#law/schema.ts';
import type { FindingWords, SiteFindings } from '#reference/schema-site-findings.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';

/** Whose laws are asked, and when. */
export interface SiteOwner {
  readonly laws: readonly LawRecord[];
  readonly states: readonly StateCode[];
  /** Calendar date, ISO. */
  readonly asOf: string;
  /** Ids of the requirements that the owner's assessment lists; left out: all of them. */
  readonly listed?: ReadonlySet<string> | undefined;
}

/** A requirement that a finding concerns. */
export interface SiteRequirement {
  readonly id: string;
  readonly state: StateCode;
  readonly control: ControlKey;
  readonly title: string;
  readonly cite: string;
  /** The first day, where that is still to come; null: it is in force. */
  readonly from: string | null;
  /** What the requirement hangs on, where that is not settled: the record's own words. */
  readonly conditional?: string | undefined;
}

/** A finding with the requirements that it concerns. */
export interface CitedFinding {
  readonly finding: Finding;
  readonly requirements: readonly SiteRequirement[];
  /** Nothing in the laws of these states forbids it as such, or asks for it. */
  readonly toKnow: boolean;
}

/** Conditions that end once the owner honors signals for another state. */
const FOR_OTHER_STATES = /\bother states\b/;

const signalIsDue = ({ optOutSignal }: LawRecord, asOf: string) =>
  optOutSignal.required &&
  optOutSignal.conditional === undefined &&
  optOutSignal.from !== null &&
  optOutSignal.from <= asOf;

/** What a signal duty hangs on for this owner; undefined where it simply is due. */
function conditionOf(
  { control }: Requirement,
  law: LawRecord,
  { laws, states, asOf }: SiteOwner,
): string | undefined {
  if (control !== 'opt-out-signal') return undefined;
  const { required, conditional, text } = law.optOutSignal;
  if (!required) return text;
  if (conditional === undefined || !FOR_OTHER_STATES.test(conditional)) return conditional;
  const elsewhere = laws.some(
    (other) =>
      other.state !== law.state && states.includes(other.state) && signalIsDue(other, asOf),
  );
  return elsewhere ? undefined : conditional;
}

const concerns = (rule: FindingWords['law'][number], { situation }: Finding, state: StateCode) =>
  (rule.states?.includes(state) ?? true) &&
  (rule.situations === undefined ||
    (situation !== undefined && rule.situations.includes(situation)));

/** The requirements of the owner's states that a finding concerns, in the order of states. */
export function requirementsOf(
  finding: Finding,
  words: SiteFindings,
  owner: SiteOwner,
): SiteRequirement[] {
  const rules = words.findings[finding.finding]?.law ?? [];
  const { laws, states, asOf, listed } = owner;
  return laws
    .filter(({ state }) => states.includes(state))
    .flatMap((law) =>
      law.requirements.flatMap((requirement): SiteRequirement[] => {
        const { id, control, title, cite, until, from } = requirement;
        const fits = rules.some(
          (rule) => rule.control === control && concerns(rule, finding, law.state),
        );
        if (!fits || (until !== undefined && until < asOf)) return [];
        if (listed && !listed.has(id)) return [];
        const starts = [from, law.effective].filter((day) => day !== undefined && day > asOf);
        const first = starts.length > 0 ? latest(...starts) : null;
        const conditional = conditionOf(requirement, law, owner);
        return [{ id, state: law.state, control, title, cite, from: first, conditional }];
      }),
    );
}

/** All findings with what the laws of the owner's states say about each. */
export const citedFindings = (
  findings: readonly Finding[],
  words: SiteFindings,
  owner: SiteOwner,
): CitedFinding[] =>
  findings.map((finding) => {
    const requirements = requirementsOf(finding, words, owner);
    const kind = words.findings[finding.finding]?.kind;
    return { finding, requirements, toKnow: requirements.length === 0 || kind === 'to know' };
  });
