/** Loads the ten templates and their dictionary. The build fails if a name does not exist. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Template, TemplateText } from '#documents/template/template.ts';
import { STATES } from '#law/codes.ts';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { faultsOf } from './check-template.ts';
import type { Names } from './check-template.ts';
import { readTemplate, variablesUsed } from './read-template.server.ts';
import { loadDictionary } from './variables.server.ts';
import type { Dictionary } from './variables.server.ts';

const TEMPLATES_FOLDER = new URL('../templates/', import.meta.url);

/** Every name that a template may use with this dictionary. */
export const namesWith = (dictionary: Dictionary): Names => ({
  ...dictionary,
  elements: new Set(REQUIRED_ELEMENTS.map(({ id }) => id)),
  states: new Set(STATES.map(({ code }) => code)),
  facts: new Set(FACT_KEYS),
});

/** Reads one file. Throws with the file's name, the line and what is wrong. */
export function loadTemplate(file: string, source: string, names: Names): Template {
  const template = read(file, source);
  const faults = faultsOf(template, source, names);
  if (`${template.id}.md` !== file) faults.push(`1: its id is ${template.id}`);
  const entry = TEMPLATE_LIST.find(({ id }) => id === template.id);
  if (!entry) faults.push(`1: ${template.id} is not listed in law/templates.ts`);
  if (!entry || faults.length > 0)
    throw new Error(faults.map((fault) => `${file}:${fault}`).join('\n'));
  const serving = CONTROL_BOOK.controls.filter(({ templates }) => templates.includes(entry.id));
  return { ...entry, ...template, controls: serving.map(({ key }) => key) };
}

function read(file: string, source: string): TemplateText {
  try {
    return readTemplate(source);
  } catch (fault) {
    throw new Error(`${file}:${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
}

/** Names of the dictionary that no template uses. */
export function idleNames(
  templates: readonly Template[],
  { variables, stateVariables }: Dictionary,
): string[] {
  const used = new Set(templates.flatMap(({ passages }) => variablesUsed(passages)));
  return [
    ...Object.keys(variables),
    ...Object.keys(stateVariables).map((name) => `state.${name}`),
  ].filter((name) => !used.has(name));
}

function loadAll(dictionary: Dictionary): Template[] {
  const names = namesWith(dictionary);
  const templates = readdirSync(TEMPLATES_FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) =>
      loadTemplate(file, readFileSync(new URL(file, TEMPLATES_FOLDER), 'utf8'), names),
    );
  const idle = idleNames(templates, dictionary);
  if (idle.length > 0)
    throw new Error(`the dictionary has ${idle.join(', ')}, and no template uses it`);
  return templates;
}

export const DICTIONARY = loadDictionary(TEMPLATES_FOLDER);
/** The ten templates, by file name. */
export const TEMPLATES = loadAll(DICTIONARY);
