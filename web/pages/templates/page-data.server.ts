/** Which states each template serves, by the controls, and what it contains, by its passages. */
import { neutral } from '#documents/source/neutral.server.ts';
import { TEMPLATES as SOURCES } from '#documents/source/templates.server.ts';
import { beginningOf } from '#documents/tree/beginning.ts';
import { statesServed } from '#engine/assessment/template-states.ts';
import { CONTROL_BOOK, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { allPassages } from '#documents/template/template.ts';
import type { Template } from '#documents/template/template.ts';
import { CONTENTS_REVIEWED, REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { NeededIn, RequiredElement } from '#reference/schema-contents.ts';
import type { PartView, SectionView, TemplatesView, TemplateView } from './view.ts';

/** Length of a preview, in letters. */
const SHOWN = 700;

/** The names of a document's parts. */
const CHAPTERS: Readonly<Record<string, string>> = {
  'privacy-notice': 'The notice',
  'notice-at-collection': 'Notice at collection (California)',
  'request-procedure': 'Form, procedure and log',
  'letter-acknowledge': 'Letter: confirm receipt',
  'letter-extend': 'Letter: more time',
  'letter-fulfil': 'Letter: grant',
  'letter-deny': 'Letter: refuse',
  'letter-appeal': 'Letter: decide an appeal',
  'opt-out-page': 'The page and its log',
  'data-inventory': 'The inventory',
  'privacy-program': 'Your privacy program',
  'deidentified-data': 'De-identified data',
  'processor-contract': 'The contract',
  assessment: 'The assessment',
  'consent-text': 'The consent form',
  'children-and-teens': 'Children and teens',
  'biometric-policy': 'Policy on biometric data',
  'incident-response': 'The plan',
  training: 'The sheet',
};

const CITES = [
  ...new Set(
    REQUIRED_ELEMENTS.flatMap(({ states }) => Object.values(states).map(({ cite }) => cite)),
  ),
];
const placeOf = new Map(CITES.map((cite, at) => [cite, at]));
const BY_ID = new Map(REQUIRED_ELEMENTS.map((element) => [element.id, element]));

function sectionView({ required, cite, from }: NeededIn): SectionView {
  return {
    cite: placeOf.get(cite) ?? 0,
    ...(required === true ? {} : { [required === 'advised' ? 'advised' : 'onlyIf']: true }),
    ...(from === undefined || from <= CONTENTS_REVIEWED ? {} : { from }),
  };
}

function partView({ document, title, states }: RequiredElement): PartView {
  const chapter = CHAPTERS[document];
  if (chapter === undefined) throw new Error(`${document} has no chapter on the templates page`);
  const sections = Object.entries(states).map(([code, needed]) => [code, sectionView(needed)]);
  return { chapter, title, states: Object.fromEntries(sections) };
}

/**
 * The required elements of a template's passages, each once: chapters in order, elements in the
 * order of the data.
 */
function partsOf({ passages }: Template): PartView[] {
  const served = allPassages(passages).flatMap((each) =>
    each.kind === 'element' ? each.ids.flatMap((id) => BY_ID.get(id) ?? []) : [],
  );
  const documents = [...new Set(served.map(({ document }) => document))];
  return documents.flatMap((document) =>
    REQUIRED_ELEMENTS.filter((each) => each.document === document && served.includes(each)).map(
      partView,
    ),
  );
}

function documentView(id: string): Pick<TemplateView, 'gaps' | 'beginning' | 'parts'> {
  const source = SOURCES.find((each) => each.id === id);
  if (!source) throw new Error(`${id} has no document`);
  const { tree, gaps } = neutral(source, FACT_BOOK.reviewed);
  return {
    gaps: gaps.filter(({ perUse }) => !perUse).length,
    beginning: beginningOf(tree, SHOWN),
    parts: partsOf(source),
  };
}

function templateView({ id }: { id: string }): TemplateView {
  return {
    id,
    states: statesServed(id, CONTROL_BOOK.controls, LAWS),
    ...documentView(id),
  };
}

export function data(): TemplatesView {
  return {
    templates: CONTROL_BOOK.templates.map(templateView),
    cites: CITES,
    figures: {},
    urls: Object.fromEntries(LAWS.map(({ state, law }) => [state, law.url])),
    reviewed: CONTENTS_REVIEWED,
  };
}
