/**
 * Faults of a template that can be parsed: names that do not exist, or that are listed and never
 * used.
 */
import { BREACH_NAMES } from '#documents/values/breach-values.ts';
import { ACTIVITY_KINDS, VENDOR_KINDS } from '#documents/template/copy-kinds.ts';
import { GIVEN_IN } from '#documents/template/states-with-right.ts';
import { allPassages } from '#documents/template/template.ts';
import type { TemplatePassage, TemplateText } from '#documents/template/template.ts';
import type { Dictionary } from './variables.server.ts';
import { variablesUsed } from './read-template.server.ts';

const COPY_KINDS: ReadonlySet<string> = new Set(['none', ...VENDOR_KINDS, ...ACTIVITY_KINDS]);

/** Every name that a template may use. */
export interface Names extends Dictionary {
  readonly elements: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly facts: ReadonlySet<string>;
}

/**
 * "12: there is no element pn-categoris": one message for each fault, with the line of the file.
 */
export function faultsOf(template: TemplateText, source: string, names: Names): string[] {
  const line = (name: string) => lineOf(source, name);
  return [
    ...variableFaults(template, names),
    ...allPassages(template.passages).flatMap((passage) => passageFaults(passage, names)),
    ...strangers(template.states, names.states, 'state'),
    ...annexFaults(template),
    ...outsideStates(template.passages),
  ].map(({ name, words }) => `${line(name)}: ${words}`);
}

interface Fault {
  readonly name: string;
  readonly words: string;
}

/**
 * The first line of the text that contains the name as a whole word; the front matter is searched
 * last.
 */
function lineOf(source: string, name: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const whole = new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`);
  const inText = lines.findIndex((text, at) => at > end && whole.test(text));
  return (
    (inText >= 0
      ? inText
      : Math.max(
          0,
          lines.findIndex((text) => whole.test(text)),
        )) + 1
  );
}

const strangers = (used: readonly string[], known: ReadonlySet<string>, what: string): Fault[] =>
  used
    .filter((name) => !known.has(name))
    .map((name) => ({ name, words: `there is no ${what} ${name}` }));

function variableFaults({ variables, passages }: TemplateText, names: Names): Fault[] {
  const used = variablesUsed(passages);
  const own = used.filter((name) => !isOfState(name));
  const ofState = used.filter(isOfState);
  const known = new Set(Object.keys(names.variables));
  const knownOfState = new Set([
    ...Object.keys(names.stateVariables).map((name) => `state.${name}`),
    ...BREACH_NAMES.map((name) => `breach.${name}`),
    ...GIVEN_IN,
  ]);
  return [
    ...strangers([...new Set([...own, ...variables])], known, 'variable'),
    ...strangers(ofState, knownOfState, 'variable'),
    ...own
      .filter((name) => !variables.includes(name))
      .map((name) => ({ name, words: `${name} is used and not listed in the front matter` })),
    ...variables
      .filter((name) => !own.includes(name))
      .map((name) => ({ name, words: `${name} is listed in the front matter and never used` })),
  ];
}

function passageFaults(passage: TemplatePassage, names: Names): Fault[] {
  switch (passage.kind) {
    case 'element':
      return [
        ...strangers(passage.ids, names.elements, 'required element'),
        ...strangers(passage.only, names.states, 'state'),
      ];
    case 'only':
      return strangers(passage.only, names.states, 'state');
    case 'copy':
      return strangers(passage.kinds, COPY_KINDS, 'kind of copy');
    case 'when':
      return strangers([passage.fact], names.facts, 'fact');
    default:
      return [];
  }
}

/** The annex is made from everything before it, so it must come last. */
function annexFaults({ passages }: TemplateText): Fault[] {
  const annexes = allPassages(passages).filter(({ kind }) => kind === 'annex');
  return annexes.length === 1 && passages.at(-1)?.kind === 'annex'
    ? []
    : [{ name: 'annex', words: 'one annex stands at the end, and nowhere else' }];
}

const isOfState = (name: string) => /^(state|breach|givenIn)\./.test(name);

/** Where the values of a state, and of its breach law, may be used. */
const PLACES = {
  'state.': { kinds: ['state-each'], said: 'a state-each' },
  'givenIn.': { kinds: ['element', 'only'], said: 'an element or only' },
  'breach.': { kinds: ['state-each', 'every-state'], said: 'a state-each or every-state' },
} as const;

function outsideStates(passages: readonly TemplatePassage[]): Fault[] {
  return Object.entries(PLACES).flatMap(([start, { kinds, said }]) =>
    namesOutside(passages, kinds)
      .filter((name) => name.startsWith(start))
      .map((name) => ({ name, words: `${name} stands outside ${said}` })),
  );
}

function namesOutside(passages: readonly TemplatePassage[], kinds: readonly string[]): string[] {
  return passages.flatMap((passage) => {
    if (kinds.includes(passage.kind)) return [];
    return 'inner' in passage ? namesOutside(passage.inner, kinds) : variablesUsed([passage]);
  });
}
