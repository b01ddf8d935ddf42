/** Reads a file of a copy, finds in it what laws forbid to send, and masks it where wanted. */
import { csvHead, csvLines, readCsv } from '#documents/formats/csv.ts';
import { invalidInput } from '#server/base/problem.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { Findings, fieldWithout, wordsMasked } from './forbidden.ts';

export type CopyKind = 'csv' | 'json' | 'pdf' | 'text';

export interface ReadFile {
  /** As it is sent. */
  readonly bytes: Uint8Array;
  readonly found: { what: string; count: number }[];
}

const NOT_PDF = 'This is no PDF file. Choose the file again';
const NOT_JSON = 'This is no JSON file. Save it as text, or export it again';
const DEEP = 'This JSON file is nested too deep. Save it as a CSV file or as text';

/**
 * The file as it is sent. A PDF is not read: its owner looks through it. Throws `invalid-input`.
 */
export async function readForCopy(
  kind: CopyKind,
  bytes: Uint8Array,
  mask: boolean,
): Promise<ReadFile> {
  if (kind === 'pdf') {
    if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-')))
      throw invalidInput({ content: NOT_PDF });
    return { bytes, found: [] };
  }
  const findings = new Findings();
  const text = textOfBytes(bytes);
  const clean = await CLEAN[kind](text, findings);
  return { bytes: Buffer.from(mask ? clean : text), found: findings.list() };
}

/** UTF-8, or what spreadsheets on Windows write where they do not ask. */
function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const CLEAN: Readonly<
  Record<Exclude<CopyKind, 'pdf'>, (text: string, findings: Findings) => Promise<string>>
> = { csv: cleanTable, json: cleanJson, text: cleanText };

/** So many rows, then others have their turn. */
const STEP = 500;

async function cleanTable(text: string, findings: Findings): Promise<string> {
  const { columns, rows, fault } = readCsv(text);
  if (fault !== undefined) throw invalidInput({ content: `${fault}. Export the file again` });
  const places = columns.map((_, at) => String(at));
  const clean: Record<string, string>[] = [];
  for (const [at, { cells }] of rows.entries()) {
    if (at % STEP === STEP - 1) await yieldToOthers();
    clean.push(
      Object.fromEntries(
        places.map((place, column) => [
          place,
          fieldWithout(columns[column] ?? '', cells[column] ?? '', findings),
        ]),
      ),
    );
  }
  return csvHead(columns) + csvLines(clean, places);
}

const DEEPEST = 40;

async function cleanJson(text: string, findings: Findings): Promise<string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidInput({ content: NOT_JSON });
  }
  let done = 0;
  const clean = async (name: string, each: unknown, depth: number): Promise<unknown> => {
    if (depth > DEEPEST) throw invalidInput({ content: DEEP });
    done += 1;
    if (done % (STEP * 10) === 0) await yieldToOthers();
    if (Array.isArray(each)) {
      const list: unknown[] = [];
      for (const one of each) list.push(await clean(name, one, depth + 1));
      return list;
    }
    if (typeof each === 'object' && each !== null) {
      const entries: [string, unknown][] = [];
      for (const [key, one] of Object.entries(each))
        entries.push([key, await clean(key, one, depth + 1)]);
      return Object.fromEntries(entries);
    }
    if (typeof each === 'string') return fieldWithout(name, each, findings);
    if (typeof each !== 'number') return each;
    const written = fieldWithout(name, String(each), findings);
    return written === String(each) ? each : written;
  };
  return JSON.stringify(await clean('', value, 0), null, 2);
}

const MOST_LABEL = 80;

/** The name at the start of "Name: value" or "name = value" with its sign; undefined: none. */
function labelOf(line: string): string | undefined {
  const at = line.slice(0, MOST_LABEL).search(/[:=]/);
  return at > 0 ? line.slice(0, at + 1) : undefined;
}

/** Where a value ends: at the end of its sentence, and before the next name with its sign. */
const NEXT = /((?<=[.;])[ \t]{1,3}|(?<=,)[ \t]{1,3}(?=[^:=,;.\n]{1,40}[:=]))/;
/** What somebody answered to a question may be sentences. */
const QUESTIONS = /question|answer|pregunta|respuesta/i;

/** A part of a line without what its name says that it holds. */
function partWithout(part: string, findings: Findings): string {
  const label = labelOf(part);
  const value = part.slice(label?.length ?? 0).trim();
  const said = value.replace(/[.;,]$/, '');
  const name = label?.split(/[,;]/).at(-1);
  const sent = name === undefined ? said : fieldWithout(name, said, findings);
  // what is not masked stays as it was written, spaces too
  return sent === said ? part : `${label} ${sent}${value.slice(said.length)}`;
}

const lineWithout = (line: string, findings: Findings) =>
  QUESTIONS.test(labelOf(line) ?? '')
    ? partWithout(line, findings)
    : line
        .split(NEXT)
        .map((part) => (part.trim() === '' ? part : partWithout(part, findings)))
        .join('');

async function cleanText(text: string, findings: Findings): Promise<string> {
  const lines: string[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (at % STEP === STEP - 1) await yieldToOthers();
    lines.push(lineWithout(line, findings));
  }
  // a number may run over the end of a line
  return wordsMasked(lines.join('\n'), findings);
}
