/** Invented laws, small enough that a test shows everything that it relies on. */
import { indexFacts } from '#engine/facts/facts.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import type {
  Condition,
  Exemption,
  FactBook,
  FactDefinition,
  FactKey,
  LawRecord,
  Prong,
  Requirement,
  Rule,
} from '#law/schema.ts';

export const is = (fact: FactKey, value: boolean): Condition => ({ fact, op: '=', value });
export const atLeast = (fact: FactKey, value: number): Condition => ({ fact, op: '>=', value });
export const moreThan = (fact: FactKey, value: number): Condition => ({ fact, op: '>', value });

const cite = '§ 1';

export function full(id: string, rule: Rule, rest: Partial<Prong> = {}): Prong {
  return { id, label: `Test ${id}`, reach: 'full', if: rule, cite, ...rest };
}

export function limited(id: string, rule: Rule, rest: Partial<Prong> = {}): Prong {
  return full(id, rule, { reach: 'limited', ...rest });
}

export function exempt(id: string, rule: Rule, rest: Partial<Exemption> = {}): Exemption {
  return { id, level: 'entity', text: `Kind ${id}`, if: rule, cite, ...rest };
}

export function duty(id: string, rest: Partial<Requirement> = {}): Requirement {
  return {
    id,
    control: 'privacy-notice',
    category: 'Notice',
    title: `Duty ${id}`,
    text: `Do ${id}.`,
    cite,
    priority: 2,
    hours: 1,
    evidence: 'a note',
    ...rest,
  };
}

interface Parts {
  prongs?: Prong[];
  exemptions?: Exemption[];
  requirements?: Requirement[];
  effective?: string;
  doubts?: LawRecord['doubts'];
  everySite?: string;
}

export function invented(parts: Parts): LawRecord {
  const { prongs = [full('count', atLeast('consumers', 100))], effective = '2025-01-01' } = parts;
  const cited = { text: 'Invented.', cite };
  return {
    version: 2,
    state: 'DE',
    name: 'Inventia',
    slug: 'inventia',
    law: {
      name: 'Inventia Privacy Act',
      abbreviation: 'IPA',
      citation: 'Inv. Code § 1',
      bill: 'HB 1',
      url: 'https://law.inventia.gov/',
    },
    enacted: '2024-01-01',
    effective,
    checkedTo: '2026-11-01',
    timeline: [{ date: '2024-01-01', what: 'Invented.', cite }],
    applicability: { nexus: cited, prongs, ...(parts.everySite && { everySite: parts.everySite }) },
    exemptions: parts.exemptions ?? [],
    definitions: [],
    rights: [],
    requests: {
      respondDays: 45,
      extensionDays: 45,
      appealRespondDays: 60,
      freePerYear: 1,
      authorizedAgent: 'Yes.',
      cite,
    },
    optOutSignal: { required: false, from: null, ...cited },
    sensitiveData: { model: 'consent', ...cited },
    minors: cited,
    assessments: { required: false, from: null, ...cited },
    enforcement: {
      enforcer: 'Attorney General',
      privateRightOfAction: 'None.',
      penalty: { maxUSD: 1, per: 'violation', ...cited },
      cure: { days: null, until: null, mandatory: false, ...cited },
    },
    requirements: parts.requirements ?? [],
    distinctive: [],
    resources: [],
    sources: [],
    doubts: parts.doubts ?? [],
  };
}

interface Asked {
  type?: FactDefinition['type'];
  perState?: boolean;
  partOf?: FactKey;
  silent?: boolean;
}

/** The facts of an invented law: those named, booleans unless stated otherwise. */
export function inventedFacts(
  facts: Partial<Record<FactKey, Asked>>,
  implications: [Condition, Condition][] = [],
): FactIndex {
  const book: FactBook = {
    reviewed: '2026-11-01',
    facts: Object.entries(facts).map(([key, asked]) => factOf(key as FactKey, asked)),
    implications: implications.map(([cause, effect]) => ({
      if: cause,
      then: effect,
      why: 'Invented.',
    })),
  };
  return indexFacts(book);
}

function factOf(key: FactKey, { type = 'boolean', perState, partOf, silent }: Asked) {
  return {
    key,
    type,
    perState: perState ?? false,
    question: `${key}?`,
    help: 'Invented.',
    why: 'Invented.',
    typical: null,
    profile: [],
    ...(partOf ? { partOf } : {}),
    ...(silent ? { countsAsFalseUntilTold: true as const } : {}),
    states: [],
    usedIn: {},
  } satisfies FactDefinition;
}
