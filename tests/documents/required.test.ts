/**
 * The test of the templates: every required element of every state is in its document, in every
 * format.
 */
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { FORM_CHOICE, FORMS } from '#documents/filling/document-form.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { isAskedOn } from '#documents/filling/grounds.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Template } from '#documents/template/template.ts';
import { split } from '#documents/tree/notes.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';
import { evaluate, NO_SILENT } from '#engine/rules/truth.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';
import { htmlText, pdfText, wordText } from './text-extraction.ts';
import {
  DOES_ALL,
  DOES_NOTHING,
  made,
  templateNamed,
  TEMPLATES,
  withNotes,
  wordsOf,
} from './make-document.ts';
import { FULL } from '../full.ts';

/** Which template has to contain the elements of a document. */
const HOME: Readonly<Record<string, readonly string[]>> = {
  'privacy-policy': ['privacy-notice', 'notice-at-collection'],
  'opt-out-page': ['opt-out-page'],
  'consumer-request-kit': ['request-procedure'],
  'appeal-and-response-letters': [
    'letter-acknowledge',
    'letter-extend',
    'letter-fulfil',
    'letter-deny',
    'letter-appeal',
  ],
  'sensitive-data-consent': ['consent-text', 'children-and-teens', 'biometric-policy'],
  'data-processing-agreement': ['processor-contract'],
  'data-protection-assessment': ['assessment'],
  'incident-response-plan': ['incident-response'],
  'employee-training-sheet': ['training'],
  'data-inventory': ['data-inventory', 'privacy-program', 'deidentified-data'],
};

const elementsOf = ({ id }: Template) =>
  REQUIRED_ELEMENTS.filter(({ document }) => HOME[id]?.includes(document));

const DAYS = ['2026-11-21', '2028-06-01'];

/** What the state requires of this document on that day, for such a business. */
function owed(template: Template, { state, effective }: LawRecord, asOf: string, facts: Facts) {
  const day = asOf > effective ? asOf : effective;
  return elementsOf(template).filter((element) => {
    const needed = element.states[state];
    if (!needed || needed.required === 'advised') return false;
    if (needed.required === 'if practised' && facts === DOES_NOTHING && !element.when) return false;
    return isAskedOn(element, needed, day, { facts }) !== false;
  });
}

/** Each pattern, made once. */
const PATTERNS = new Map(
  REQUIRED_ELEMENTS.flatMap(({ test: patterns }) =>
    patterns.map((pattern) => [pattern, new RegExp(pattern, 'i')] as const),
  ),
);

/** The elements that no pattern finds in the text. */
const unseen = (elements: readonly RequiredElement[], text: string) =>
  elements
    .filter(({ test: patterns }) => !patterns.some((each) => PATTERNS.get(each)?.test(text)))
    .map(({ id }) => id);

/** What is wrong with the elements that a test lists, where they are asked for, and what to do. */
const asked = ({ id }: Template, law: LawRecord, fault: string) =>
  `documents/templates/${id}.md ${fault} these elements, which reference/contents-*.json asks for under ${law.state}. ` +
  `If the entry is right: add ${law.state} to the set of reference/state-sets.json by which the passage stands, ` +
  'or write an `:::element` whose words match a pattern in `test` of the element (docs/templates.md).';

/** The words of the passages for each element, without the annex. */
function wordsServing({ tree }: Filled): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (blocks: readonly Block[], above: ReadonlySet<string>) => {
    for (const block of blocks) {
      if (block.kind !== 'passage') continue;
      const ids = new Set(block.grounds.map(({ id }) => id).filter((id) => !above.has(id)));
      for (const id of ids) found.set(id, [...(found.get(id) ?? []), wordsOf(block.blocks)]);
      walk(block.blocks, new Set([...above, ...ids]));
    }
  };
  walk(withNotes(tree), new Set());
  return found;
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The document and its notes, which hold what is done beside the document. */
function bothOf({ tree }: Filled): DocumentTree[] {
  const { document, notes } = split(tree);
  return notes ? [document, notes] : [document];
}

const shown = ({ grounds }: Filled) => new Set(grounds.map(({ id }) => id));

test('every document of required elements has its template', () => {
  expect(new Set(Object.values(HOME).flat())).toEqual(
    new Set(REQUIRED_ELEMENTS.map(({ document }) => document)),
  );
  expect(Object.keys(HOME).toSorted()).toEqual(TEMPLATES.map(({ id }) => id).toSorted());
});

test('what is owed under no condition a business can meet is no element', () => {
  const never = REQUIRED_ELEMENTS.filter(
    ({ when }) =>
      when &&
      evaluate(when as never, DOES_ALL, NO_SILENT) !== true &&
      evaluate(when as never, DOES_NOTHING, NO_SILENT) !== true,
  );
  expect(never.map(({ id }) => id)).toEqual([]);
});

/** The last one takes the full form of the policy, where the second takes the short one. */
const KINDS: readonly (readonly [Facts, Record<string, string>])[] = [
  [DOES_ALL, {}],
  [DOES_NOTHING, {}],
  [{}, {}],
  [DOES_NOTHING, { [FORM_CHOICE]: FORMS.full }],
];

/** States whose documents are checked singly; one for each template in turn. */
const SAMPLES = [['CA'], ['TX'], ['MN']];

describe.each(TEMPLATES.map((template, at) => ({ id: template.id, template, at })))(
  '$id',
  ({ template, at }) => {
    test.each(LAWS)('$name: every element that it requires', (law) => {
      // one of the days for each pair of law and template; with FULL=1 both
      const day = DAYS[(LAWS.indexOf(law) + at) % DAYS.length] ?? '';
      for (const asOf of FULL ? DAYS : [day]) {
        for (const [facts, values] of KINDS) {
          const document = made(template, [law.state], { asOf, facts, values });
          const needed = owed(template, law, asOf, facts);
          const ids = shown(document);
          const absent = needed.filter(({ id }) => !ids.has(id));
          expect(
            absent.map(({ id }) => id),
            asked(template, law, 'shows no passage for'),
          ).toEqual([]);
          const words = wordsServing(document);
          const unserved = needed.filter(
            (each) => unseen([each], spaced((words.get(each.id) ?? []).join(' '))).length > 0,
          );
          expect(
            unserved.map(({ id }) => id),
            asked(template, law, 'has a passage without the words of'),
          ).toEqual([]);
          expect(
            unseen(
              needed,
              spaced(
                htmlText(
                  bothOf(document)
                    .map((each) => htmlOf(each))
                    .join(' '),
                ),
              ),
            ),
            asked(template, law, 'prints nothing of'),
          ).toEqual([]);
        }
      }
    });

    const sample = SAMPLES[at % SAMPLES.length] ?? [];
    test.each([LAWS.map(({ state }) => state), sample])(
      'for %s and others, in Word and PDF alike',
      async (...codes) => {
        const document = made(template, codes, { asOf: '2028-06-01', facts: DOES_ALL });
        const laws = LAWS.filter(({ state }) => codes.includes(state));
        const needed = laws.flatMap((law) => owed(template, law, '2028-06-01', DOES_ALL));
        const printed = async (words: (tree: DocumentTree) => Promise<string>) =>
          spaced((await Promise.all(bothOf(document).map(words))).join(' '));
        const word = await printed(async (tree) => wordText(await wordOf(tree)));
        expect(unseen(needed, word)).toEqual([]);
        if (!template.formats.includes('PDF')) return;
        expect(unseen(needed, await printed(async (tree) => pdfText(await pdfOf(tree))))).toEqual(
          [],
        );
      },
    );

    test.each(LAWS)('nothing of other states for $name', (law) => {
      const said = stringsOf(law);
      for (const facts of [DOES_ALL, {}]) {
        const text = said.reduce(
          (words, own) => words.replaceAll(own, ''),
          wordsOf(withoutEveryState(made(template, [law.state], { facts }).tree.blocks)),
        );
        const others = LAWS.filter(({ state }) => state !== law.state).map(({ name }) => name);
        expect(
          others.filter((name) => new RegExp(`(?<!West )\\b${name}`).test(text)),
          `${template.id}.md for ${law.name}: a sentence names another state. Put it within \`only\` for that state, or take ${law.state} out of the set of reference/state-sets.json that shows it`,
        ).toEqual([]);
      }
    });
  },
);

/** The incident plan names all states on purpose: people of any of them may be touched. */
function withoutEveryState(blocks: readonly Block[]): readonly Block[] {
  const start = blocks.findIndex(isHeading('Part 8: the days in every state'));
  // its last heading, and the list under it
  const end = blocks.findIndex(isHeading('What is not certain')) + 2;
  return start < 0 ? blocks : [...blocks.slice(0, start), ...blocks.slice(end)];
}
const isHeading = (words: string) => (block: Block) =>
  block.kind === 'heading' && block.text === words;

/** The record's own sentences, which may name another state's law. */
const stringsOf = ({ requests, assessments, enforcement, sensitiveData }: LawRecord) => [
  requests.authorizedAgent,
  assessments.text,
  enforcement.enforcer,
  enforcement.cure.text,
  sensitiveData.text,
];

test('a fact that is known false hides its passages', () => {
  const policy = templateNamed('privacy-policy');
  const sells = { ...DOES_ALL, sellsPersonalData: true, profiling: true };
  const not = { ...DOES_ALL, sellsPersonalData: false, profiling: false };
  const text = (facts: Facts) => wordsOf(made(policy, ['DE'], { facts }).tree.blocks);
  expect(text(sells)).toContain('We sell personal data.');
  expect(text(sells)).toContain('Automated decisions');
  expect(text(not)).not.toContain('We sell personal data.');
  expect(text(not)).toContain('We do not sell personal data.');
  expect(text(not)).not.toContain('Automated decisions');
});
