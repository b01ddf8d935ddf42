/**
 * Twelve invented owners: states, trades, roles and answers of many kinds, from full to sparse; and
 * their ten documents.
 */
import type { MapLine, StoredMap } from '#contract/documents/data-map.ts';
import { EMPTY_MAP } from '#contract/documents/data-map.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { proposalsFor, type KnownOfBusiness } from '#documents/map/proposals/proposals.ts';
import { mapValues } from '#documents/map/values/values.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { reworded } from '#documents/template/word-swap.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Template, Variable } from '#documents/template/template.ts';
import { PRACTISED } from '#documents/values/values.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { DICTIONARY, DOES_ALL, DOES_NOTHING, lawsOf, made } from './make-document.ts';

export interface InventedOwner {
  readonly name: string;
  readonly states: readonly string[];
  readonly industry: string;
  readonly facts: Facts;
  readonly tools: readonly string[];
  readonly dataTypes: readonly string[];
  /**
   * How much was told: every detail, none, or each second one; and what practices were answered
   * with.
   */
  readonly told: 'all' | 'none' | 'half';
  readonly practices: keyof typeof PRACTISED | 'none' | 'mixed';
  /** How many of the proposals of the data map were confirmed. */
  readonly confirmed: 'all' | 'none' | 'half';
  /** Whether the business and the firm behind it have one name. */
  readonly oneName?: true;
  /** Every detail that allows it is “none”. */
  readonly nothing?: true;
}

const SHOP = ['shopify', 'meta-pixel', 'klaviyo', 'google-analytics', 'quickbooks', 'carriers'];
const OFFICE = ['gusto', 'slack', 'zoominfo', 'linkedin-insight', 'stripe', 'chatgpt'];
const SOME = ['Email addresses', 'Phone numbers', 'Postal addresses', 'Purchase history'];
const MANY = [...SOME, 'Health information', 'Financial records', 'Internet activity'];
const KIDS: Facts = { knowsChildren: true, knowsTeens: true, servicesForMinors: true };
const PLAIN: Facts = { sellsPersonalData: false, targetedAdvertising: false };
const SCORES: Facts = { profiling: true, acquiresPersonalData: true, targetedAdvertising: true };

type Short = Omit<InventedOwner, 'told' | 'practices' | 'confirmed'> &
  Partial<Pick<InventedOwner, 'told' | 'practices' | 'confirmed'>>;
const owner = (one: Short): InventedOwner => ({
  told: 'all',
  practices: 'yes',
  confirmed: 'all',
  ...one,
});

export const OWNERS: readonly InventedOwner[] = [
  owner({
    name: 'Wick & Willow',
    states: ['DE', 'NJ', 'OR'],
    industry: 'Retail',
    facts: { ...DOES_ALL, ...PLAIN, sellsPersonalData: true },
    tools: SHOP,
    dataTypes: SOME,
    practices: 'mixed',
  }),
  owner({
    name: 'Ledgerleaf Inc.',
    states: ['CA', 'TX'],
    industry: 'Technology',
    facts: { ...SCORES, sellsPersonalData: false, processesSensitiveData: true },
    tools: OFFICE,
    dataTypes: MANY,
    practices: 'notYet',
    oneName: true,
  }),
  owner({
    name: 'Brightpath Tutoring',
    states: ['CT', 'MD', 'MN'],
    industry: 'Education',
    facts: { ...PLAIN, ...KIDS, processesSensitiveData: true },
    tools: ['zoom', 'quickbooks'],
    dataTypes: MANY,
    nothing: true,
    oneName: true,
  }),
  owner({
    name: 'Everything LLC',
    states: lawsOf([]).map(({ state }) => state),
    industry: 'Other',
    facts: DOES_ALL,
    tools: [...SHOP, ...OFFICE],
    dataTypes: MANY,
    practices: 'mixed',
  }),
  owner({
    name: 'Nothing Co.',
    states: ['VA', 'UT'],
    industry: 'Professional Services',
    facts: DOES_NOTHING,
    tools: [],
    dataTypes: ['Email addresses'],
    practices: 'no',
    nothing: true,
  }),
  owner({
    name: 'Blank Slate',
    states: ['CO', 'IA'],
    industry: 'Other',
    facts: {},
    tools: [],
    dataTypes: [],
    told: 'none',
    practices: 'none',
    confirmed: 'none',
  }),
  owner({
    name: 'Half Moon Clinic',
    states: ['TX', 'LA', 'FL'],
    industry: 'Healthcare',
    facts: {
      processesSensitiveData: true,
      processesBiometricData: true,
      sellsSensitiveData: false,
    },
    tools: ['simplepractice', 'google-maps'],
    dataTypes: MANY,
    told: 'half',
    practices: 'mixed',
    confirmed: 'half',
  }),
  owner({
    name: 'Toy Box',
    states: ['CA', 'NH', 'RI'],
    industry: 'Retail',
    facts: { ...DOES_ALL, profiling: false },
    tools: SHOP,
    dataTypes: SOME,
    practices: 'notYet',
  }),
  owner({
    name: 'Rate & Lend',
    states: ['MN', 'KY', 'TN', 'IN'],
    industry: 'Finance',
    facts: { ...SCORES, usesDeidentifiedData: true },
    tools: ['stripe', 'zoominfo'],
    dataTypes: MANY,
  }),
  owner({
    name: 'Gym Time',
    states: ['CO', 'CT', 'MT', 'NE'],
    industry: 'Other',
    facts: {
      processesBiometricData: true,
      processesSensitiveData: true,
      loyaltyProgram: true,
      ...KIDS,
    },
    tools: ['mindbody', 'meta-pixel'],
    dataTypes: [...MANY, 'Biometric data'],
    confirmed: 'half',
  }),
  owner({
    name: 'Anna Berg',
    states: ['IA'],
    industry: 'Professional Services',
    facts: { ...PLAIN, processesSensitiveData: false },
    tools: [],
    dataTypes: ['Email addresses'],
    told: 'half',
    practices: 'none',
    oneName: true,
  }),
  owner({
    name: 'Land & Leads',
    states: ['AL', 'OK', 'VT', 'MD'],
    industry: 'Real Estate',
    facts: { sellsPersonalData: true, targetedAdvertising: true, acquiresPersonalData: true },
    tools: ['lead-marketplaces', 'appfolio'],
    dataTypes: SOME,
    practices: 'no',
    confirmed: 'none',
  }),
];

const some = <T>(items: readonly T[], share: InventedOwner['told']) =>
  share === 'all' ? items : share === 'none' ? [] : items.filter((_, at) => at % 2 === 0);

function knownOf({ dataTypes, industry, states, facts, tools }: InventedOwner): KnownOfBusiness {
  return {
    dataTypes,
    industry,
    employees: 12,
    states,
    facts,
    told: {},
    tools: TOOLS.filter(({ id }) => tools.includes(id)),
    allTools: TOOLS,
    sensitive: SENSITIVE_BOOK,
    asOf: '2026-11-21',
  };
}

/** What the owner types where the proposal leaves a cell open. */
const whole = (line: MapLine): MapLine => ({
  ...line,
  purposes: line.purposes.length > 0 ? line.purposes : ['to book lessons'],
  kept: line.kept || '2 years after the last contact',
  sensitive: line.sensitive ?? false,
  state: 'confirmed',
});

function valuesFromMap(one: InventedOwner) {
  const proposals = proposalsFor(knownOf(one));
  const stored: StoredMap = {
    ...EMPTY_MAP,
    lines: some(proposals.lines, one.confirmed).map(({ from: _from, ...line }) => whole(line)),
    recipients: some(proposals.recipients, one.confirmed).map(({ from: _from, ...each }) => ({
      ...each,
      role: each.role === 'not known' ? 'third party' : each.role,
      sold: each.sold ?? one.facts.sellsPersonalData === true,
      ads: each.ads ?? one.facts.targetedAdvertising === true,
      optOutWords: each.optOutWords || 'write to us',
      state: 'confirmed',
    })),
    complete: { lines: one.confirmed === 'all', recipients: one.confirmed === 'all' },
  };
  return mapValues(mergedMap(stored, proposals), DICTIONARY.variables);
}

function detailOf(name: string, variable: Variable, one: InventedOwner): Value | undefined {
  if (one.nothing && (variable.orNone || /“none”/.test(variable.label))) return 'none';
  if (variable.choices) return variable.choices[0];
  if (variable.kind === 'date') return '2026-12-01';
  if (variable.kind === 'number') return '30';
  if (variable.form === 'email') return 'privacy@example.com';
  if (variable.form === 'phone') return '(302) 555-0147';
  if (variable.form === 'url') return `https://example.com/${name.toLowerCase()}`;
  if (variable.kind === 'list') return ['one thing', 'another thing'];
  if (variable.kind === 'table')
    return [variable.columns ?? [], (variable.columns ?? []).map((column) => `our ${column}`)];
  return `what we say of ${name}`;
}

const PRACTICES = [PRACTISED.yes, PRACTISED.notYet, PRACTISED.no, undefined];

function practiceOf(at: number, { practices }: InventedOwner) {
  if (practices === 'none') return undefined;
  return practices === 'mixed' ? PRACTICES[at % PRACTICES.length] : PRACTISED[practices];
}

function valuesOf(one: InventedOwner): Record<string, Value> {
  const names = Object.entries(DICTIONARY.variables).filter(([, each]) => !each.perUse);
  const practices = names.filter(([, { practice }]) => practice);
  const details = some(
    names.filter(([, { practice }]) => !practice),
    one.told,
  );
  const said = [
    ...details.map(([name, variable]) => [name, detailOf(name, variable, one)] as const),
    ...practices.map(([name], at) => [name, practiceOf(at, one)] as const),
  ];
  return {
    ...Object.fromEntries(
      said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    businessName: one.name,
    legalName: one.oneName ? one.name : `${one.name} Holdings LLC`,
  };
}

export interface MadeDocument {
  readonly template: Template;
  readonly filled: Filled;
}

/**
 * The ten documents of an owner, and a copy of each kind of those that are made for one vendor or
 * activity.
 */
export function documentsOf(one: InventedOwner): MadeDocument[] {
  const fromMap = valuesFromMap(one);
  const values = { ...valuesOf(one), ...fromMap.values };
  const { proposals } = fromMap;
  return TEMPLATES.flatMap((template) => [template, ...copiesOf(template)]).map((template) => ({
    template,
    filled: made(template, one.states, { facts: one.facts, values, proposals }),
  }));
}

function copiesOf(template: Template): Template[] {
  const copy = (kind: string): Template => ({
    ...template,
    copy: { id: kind, kind, name: 'Vendor' },
  });
  if (template.id === 'data-protection-assessment')
    return ['sale', 'ads', 'profiling', 'sensitive', 'minors'].map(copy);
  if (template.id !== 'data-processing-agreement') return [];
  const third = copy('third-party');
  const passages = reworded(third.passages, /\bProcessor\b/g, 'Third Party');
  return [copy('processor'), { ...third, passages }];
}
