/** What a document would say against itself: an answer of the owner beside what was entered for the document. */
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import type { FactKey } from '#law/schema.ts';
import { lowerFirst } from '#text/letters.ts';
import type { Filling, Value } from './filling.ts';
import type { Block } from './tree.ts';

interface Pair {
  readonly fact: FactKey;
  /** The answer of the owner. */
  readonly is: boolean;
  /** The details that speak against it, by what they name. */
  readonly details: readonly string[];
  readonly names: RegExp;
  /** Both ways to settle it. */
  readonly ways: readonly [answer: string, detail: string];
}

const LISTS = ['dataTable', 'recipientTable', 'toolTable', 'siteCollectors', 'noticeTable'];

const PAIRS: readonly Pair[] = [
  {
    fact: 'targetedAdvertising',
    is: false,
    details: [...LISTS, 'serviceProviderKinds'],
    names:
      /\badvertis|\bad (?:network|pixel|tag|tech)|\bretarget|\bmeta pixel|\bpick(?:s|ed)? .*\bads\b/i,
    ways: ['the answer about targeted ads', 'the line about advertising'],
  },
  {
    fact: 'sellsPersonalData',
    is: false,
    details: ['recipientTable'],
    names:
      /\b(?:their|its) own (?:ends|use|products?|purposes?|customers)|\bdata broker|\blist seller/i,
    ways: ['the answer about selling data', 'the company that uses data for itself'],
  },
  {
    fact: 'sellsPersonalData',
    is: true,
    details: ['saleTable'],
    names: /^\s*(?:none|no one|nobody|nothing)\b/i,
    ways: ['the answer about selling data', 'the table of what you sell'],
  },
  {
    fact: 'processesSensitiveData',
    is: false,
    details: ['dataTable', 'noticeTable'],
    names:
      /\bhealth|\bdiagnos|\bbiometric|\bfingerprint|\bface scan|\breligio|\bprecise location|\bsexual|\bimmigration|\brac(?:e|ial)\b/i,
    ways: ['the answer about sensitive data', 'the line about that data'],
  },
  {
    fact: 'processesBiometricData',
    is: false,
    details: ['dataTable', 'noticeTable'],
    names: /\bbiometric|\bfingerprint|\bface scan|\bvoice ?print/i,
    ways: ['the answer about biometric data', 'the line about that data'],
  },
  {
    fact: 'knowsChildren',
    is: false,
    details: ['dataTable', 'noticeTable', 'sources'],
    names: /\bchild(?:ren)?\b|\bkids?\b|\bunder 13\b/i,
    ways: ['the answer about children', 'the line about children'],
  },
  {
    fact: 'usesProcessors',
    is: false,
    details: ['serviceProviderKinds'],
    names: /^(?!\s*(?:none|no one|nobody)\b)\s*\S/i,
    ways: ['the answer about outside companies', 'the list of companies that work for you'],
  },
  {
    fact: 'loyaltyProgram',
    is: false,
    details: ['dataTable', 'noticeTable'],
    names: /\bloyalty|\breward points|\bclub card/i,
    ways: ['the answer about a loyalty program', 'the line about it'],
  },
  {
    fact: 'sellsSensitiveData',
    is: true,
    details: ['practiceBiometricConsent'],
    names: /^Yes$/,
    ways: [
      'the answer about selling sensitive data',
      'your yes that you never sell biometric data',
    ],
  },
];

/** Two things that the owner said and that do not fit together. */
export interface Mismatch {
  readonly fact: FactKey;
  /** The detail. */
  readonly name: string;
  readonly text: string;
}

/** Every pair that does not fit, in the order of the list; one for each answer and detail. */
export function contradictionsIn({
  template,
  facts,
  values,
  variables,
}: Pick<Filling, 'template' | 'facts' | 'values' | 'variables'>): Mismatch[] {
  return PAIRS.flatMap(({ fact, is, details, names, ways }) =>
    facts[fact] === is
      ? details
          .filter((name) => template.variables.includes(name))
          .flatMap((name): Mismatch[] => {
            const found = cellsOf(values[name]).find((cell) => names.test(cell));
            if (found === undefined) return [];
            const [label = name] = (variables[name]?.label ?? name)
              .replace(/^table: /, '')
              .split(/, (?:or|such as)\b/);
            const told = lowerFirst(FACTS_EN[fact].have(is, 'your states')).replace(/\.$/, '');
            const text = `You answered that ${told}, but “${shortened(label)}” says “${shortened(found)}”. Change ${ways[0]}, or ${ways[1]}.`;
            return [{ fact, name, text }];
          })
      : [],
  );
}

/** Without the head of a table. */
function cellsOf(value: Value | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  const rows = value as readonly (string | readonly string[])[];
  return (Array.isArray(rows[0]) ? rows.slice(1) : rows).flat();
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

/** The marked lines at the top of a document, until each is settled. */
export const contradictionBlocks = (all: readonly Mismatch[]): Block[] =>
  all.map(({ text }) => ({
    kind: 'note',
    text: [{ strong: 'These two do not fit together. ' }, { gap: text }],
  }));
