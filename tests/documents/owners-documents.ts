/** The ten documents of an invented owner, with those copied for vendors and activities. */
import type { MapLine, StoredMap } from '#contract/documents/data-map.ts';
import { EMPTY_MAP } from '#contract/documents/data-map.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { proposalsFor, type KnownOfBusiness } from '#documents/map/proposals/proposals.ts';
import { mapValues } from '#documents/map/values/values.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { copied } from '#documents/template/copied.ts';
import { VENDOR_KINDS } from '#documents/template/copy-kinds.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Template, Variable } from '#documents/template/template.ts';
import { PRACTISED } from '#documents/values/values.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { DICTIONARY, made } from './make-document.ts';
import type { InventedOwner } from './invented-owners.ts';

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
  const copy = (kind: string): Template => copied(template, { id: kind, kind, name: 'Vendor' });
  if (template.id === 'data-protection-assessment')
    return ['sale', 'ads', 'profiling', 'sensitive', 'minors'].map(copy);
  return template.id === 'data-processing-agreement' ? VENDOR_KINDS.map(copy) : [];
}
