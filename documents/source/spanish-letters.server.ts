/**
 * The letters to people in Spanish: the twin of the letters' template, sentence for sentence, with
 * its own words for offices and gaps.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { StateVariables } from '#documents/values/state-values.ts';
import type { Template, Variable } from '#documents/template/template.ts';
import { STATES, stateNameIn } from '#law/codes.ts';
import { DICTIONARY, loadTemplate, namesWith } from './templates.server.ts';

const FOLDER = new URL('../templates/es/', import.meta.url);
const FILE = 'appeal-and-response-letters.md';
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

const text = z.string().min(1);
/** What the dictionary says in English only. Labels stay English, since the owner reads them. */
export const SPANISH_WORDS = z
  .strictObject({
    offices: z.record(z.string(), text),
    labels: z.record(z.string(), text),
    choices: z.record(z.string(), z.array(text).min(2)),
    columns: z.record(z.string(), z.array(text).min(2)),
  })
  .parse(JSON.parse(read('words.json')));

export const SPANISH_LETTERS: Template = loadTemplate(FILE, read(FILE), namesWith(DICTIONARY));

function variables(): Record<string, Variable> {
  const { labels, choices, columns } = SPANISH_WORDS;
  return Object.fromEntries(
    Object.entries(DICTIONARY.variables).map(([name, variable]) => [
      name,
      {
        ...variable,
        ...(labels[name] !== undefined && { label: labels[name] }),
        ...(choices[name] && { choices: choices[name] }),
        ...(columns[name] && { columns: columns[name] }),
      },
    ]),
  );
}

/** An office by what it is in Spanish, with the name and the address under which it is found. */
function office(spanish: string, english: string | { office: string; url: string | null }): string {
  const { office: name, url } =
    typeof english === 'string' ? { office: english, url: null } : english;
  return `${spanish} (en inglés: ${[name, url].filter((each) => each !== null).join(', ')})`;
}

function stateVariables(): StateVariables {
  const { name, complaint, ...rest } = DICTIONARY.stateVariables;
  if (!name || !complaint) throw new Error('the dictionary has no name or no office of a state');
  const offices = Object.entries(complaint.values ?? {}).map(([code, english]) => {
    const spanish = SPANISH_WORDS.offices[code];
    if (spanish === undefined) throw new Error(`es/words.json has no office of ${code}`);
    return [code, office(spanish, english)];
  });
  const names = STATES.map(({ code }) => [code, stateNameIn('es', code)]);
  return {
    ...rest,
    name: { ...name, values: Object.fromEntries(names) },
    complaint: { ...complaint, values: Object.fromEntries(offices) },
  };
}

/** The dictionary with which they are filled in. */
export const SPANISH_DICTIONARY = { variables: variables(), stateVariables: stateVariables() };
