/** What a sentence of a document stands on, in words: who said it, when, or which kind it is of. */
import type { Filling } from '#documents/values/filling.ts';
import { sectionsText } from '#documents/filling/grounds.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Reference } from '#documents/tree/tree.ts';
import { capital } from '#text/case.ts';
import { longDate } from '#text/english.ts';
import type { Variable } from '#documents/template/template.ts';
import { BY_SHAPE, groundKind, REGISTERED, type GroundKind } from '../sentence-kinds.ts';
import type { ProofLine } from './proof-lines.ts';
import type { TemplateSentence } from '../sentences.ts';

/** Who said it, where that is known, and on which calendar day. */
export interface ProofWord {
  readonly by: string | null;
  readonly on: string;
}

/** What is known of the owner's words. */
export interface ProofRecord {
  /** Question → its answer was given. */
  readonly answers: ReadonlyMap<string, ProofWord>;
  /** Detail → it was given. */
  readonly details: ReadonlyMap<string, ProofWord>;
  /** The data map was last changed; undefined: there is none. */
  readonly map: ProofWord | undefined;
  /** Details that come from the data map. */
  readonly mapped: ReadonlySet<string>;
  /** The text of a question. */
  readonly questionOf: (fact: string) => string;
}

const KINDS: Readonly<Record<GroundKind, string>> = { ...BY_SHAPE, ...REGISTERED };
/** Names that the text has for values of the law's records, of the day and of the states. */
const OF_THE_LAW = /^(?:state|breach)\./;

/** In one or a few lines. What is open stands on nothing yet but the values in it. */
export function groundWords(line: ProofLine, filling: Filling, record: ProofRecord): string {
  const { sentences, gaps, note } = line;
  const open = [
    ...(note === null ? [] : ['Open: a choice.']),
    ...(gaps.length === 0 ? [] : ['Open: to fill in or decide.']),
  ];
  const isOpen = open.length > 0;
  const said = isOpen
    ? []
    : sentences.flatMap((sentence) => [
        ...appliesSince(factWords(sentence, filling, record), sentence, line, filling),
        ...practiceWords(sentence, filling, record),
      ]);
  const words = [
    ...open,
    ...said,
    ...namesOf(line).flatMap((name) => detailWords(name, filling, record)),
  ];
  const all = words.length > 0 ? words : sentences.map((each) => kindWords(each, line, filling));
  return all.length > 0 ? [...new Set(all)].join('\n') : 'Put together from the above.';
}

/** A sentence of the law stands on its section; an answer says only that it applies here. */
function appliesSince(
  answers: readonly string[],
  sentence: TemplateSentence,
  line: ProofLine,
  filling: Filling,
): readonly string[] {
  if (answers.length === 0 || !isOfLaw(sentence, line, filling)) return answers;
  const sections = line.grounds.length > 0 ? ` (${plain(sectionsText(citesOf(line)))})` : '';
  return [`From the law’s record${sections}; applies since:`, ...answers];
}

function isOfLaw(
  sentence: TemplateSentence,
  { grounds }: ProofLine,
  { template, variables, laws }: Filling,
): boolean {
  const kind = groundKind(sentence, template.id, { variables });
  if (kind === 'law' || kind === 'right') return true;
  return (
    kind === 'words' && grounds.length > 0 && laws.some(({ name }) => sentence.text.includes(name))
  );
}

/** The sections of a line, each once. */
export function citesOf({ grounds }: ProofLine): Reference[] {
  const cites = grounds.flatMap((ground) => ground.cites);
  return [...new Map(cites.map((each) => [`${each.state} ${each.cite}`, each])).values()];
}

function factWords(
  { facts }: TemplateSentence,
  { variables, values }: Filling,
  record: ProofRecord,
): string[] {
  return facts.map((each) => {
    const [fact = '', is] = each.split(' ');
    const detail = variables[fact];
    if (detail !== undefined)
      return `Owner’s answer to “${detail.label}”: ${[values[fact] ?? 'not told'].flat(2).join(', ')}${saidWords(record.details.get(fact))}.`;
    const answer = is === 'true' ? 'Yes' : 'No';
    const question = record.questionOf(fact);
    const said = record.answers.get(fact);
    return said === undefined
      ? `Follows from the data map or other answers: “${question}” ${answer}.`
      : `Answer to “${question}”: ${answer}${saidWords(said)}.`;
  });
}

function practiceWords(
  { practice }: TemplateSentence,
  { variables, values }: Filling,
  record: ProofRecord,
): string[] {
  if (practice === null || values[practice] === undefined) return [];
  const label = variables[practice]?.label ?? practice;
  const said = record.details.get(practice);
  return [
    said === undefined
      ? `Follows from answers or the data map: “${label}” Yes.`
      : `Owner said Yes to “${label}”${saidWords(said)}.`,
  ];
}

/** The values in a line: those of its sentences, and the detail that it is a part of. */
const namesOf = ({ sentences, detail }: Pick<ProofLine, 'sentences' | 'detail'>): string[] => [
  ...new Set([
    ...sentences.flatMap(({ text }) =>
      [...text.matchAll(/\{\{([\w.]{1,60})\}\}/g)].map(([, name = '']) => name),
    ),
    ...(detail === null ? [] : [detail]),
  ]),
];

function detailWords(name: string, { variables, values }: Filling, record: ProofRecord): string[] {
  if (OF_THE_LAW.test(name)) return ['From the law’s record.'];
  const variable = variables[name];
  // states that give a right, and the like
  if (variable === undefined) return ['From the law’s record.'];
  const label = variable.listed ?? variable.label;
  const said = record.details.get(name);
  if (record.mapped.has(name)) return [`Data map: ${label}${saidWords(record.map)}.`];
  if (values[name] === undefined) return isWorkedOut(variable) ? [`Worked out: ${label}.`] : [];
  if (said !== undefined) return [`Owner gave: ${label}${saidWords(said)}.`];
  return isWorkedOut(variable)
    ? [`Worked out: ${label}.`]
    : [`From the profile or the account: ${label}.`];
}

const isWorkedOut = ({ from, derivedFrom }: Variable) =>
  from?.startsWith('computed') === true || derivedFrom !== undefined;

/** The kind that a sentence has by its words, where nobody had to say anything. */
function kindWords(sentence: TemplateSentence, line: ProofLine, filling: Filling): string {
  const { template, variables } = filling;
  const kind = groundKind(sentence, template.id, { variables });
  if (line.grounds.length > 0 && isOfLaw(sentence, line, filling))
    return 'From the law’s record: the section beside it.';
  if (kind === 'told')
    return namesOf({ sentences: [sentence], detail: null })
      .map((name) => `Nobody told yet: ${variables[name]?.label ?? name}.`)
      .join('\n');
  return kind === undefined ? 'No ground found. Ask the owner.' : `${capital(KINDS[kind])}.`;
}

function saidWords(said: ProofWord | undefined): string {
  if (said === undefined) return '';
  return said.by === null ? ` (${longDate(said.on)})` : ` (${said.by}, ${longDate(said.on)})`;
}
