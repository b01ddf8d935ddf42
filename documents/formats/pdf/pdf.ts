/** Prints document trees as tagged PDF files with embedded fonts, with Typst in WebAssembly. */
import { createHash } from 'node:crypto';
import load from '@myriaddreamin/typst-ts-web-compiler';
import { createTypstCompiler, createTypstFontBuilder } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { faceNow } from './face-files.ts';
import { FACES } from './face-table.ts';
import { faceFiles, facesNeeded, familyNames } from './faces.ts';
import type { Needed } from './faces.ts';
import { pdfModule } from './pdf-module.ts';
import { typstSource } from './typst-source.ts';

type Compiler = ReturnType<typeof createTypstCompiler>;
let ready: Promise<Compiler> | undefined;
/** The letters beyond those of every document whose faces the compiler has. */
let facesReady = '';
let given: WebAssembly.Module | undefined;

/** Sets the module that another thread compiled; call it before printing. */
export function takeModule(module: WebAssembly.Module): void {
  given = module;
}

async function compiler(): Promise<Compiler> {
  const typst = createTypstCompiler();
  const wasm = given ?? (await pdfModule());
  await typst.init({
    getModule: () => ({ module_or_path: wasm }),
    beforeBuild: [loadFonts(FACES.map(faceNow), { assets: false })],
  });
  return typst;
}

const facesOf = (needed: Needed) => ({ families: familyNames(needed), missing: needed.missing });

/** Gives the compiler the faces of these letters, and no others. */
async function withFaces(typst: Compiler, needed: Needed): Promise<void> {
  const key = keyOf(needed.parts);
  if (key === facesReady) return;
  const more = await faceFiles(needed);
  const builder = createTypstFontBuilder();
  const wasm = given ?? (await pdfModule());
  await builder.init({ getModule: () => ({ module_or_path: wasm }) });
  for (const face of [...FACES.map(faceNow), ...more]) await builder.addFontData(face);
  await builder.build(async (fonts) => typst.setFonts(fonts));
  facesReady = key;
}

/** The compiler's memory in bytes. It caches its results and never frees memory. */
export async function pdfMemory(): Promise<number> {
  if (!ready) return 0;
  await ready;
  const { memory } = await load();
  return memory.buffer.byteLength;
}

/**
 * The document as a PDF file: the same bytes for the same document and date. Throws with Typst's
 * message if the source does not compile.
 */
export async function pdfOf(tree: DocumentTree, date?: Date): Promise<Uint8Array> {
  ready ??= compiler();
  const typst = await ready;
  const needed = await facesNeeded(JSON.stringify(tree));
  await withFaces(typst, needed);
  const path = pathOf(needed);
  typst.addSource(path, typstSource(tree, date, facesOf(needed)));
  const { result, diagnostics } = await typst.compile({
    mainFilePath: path,
    format: 1,
    diagnostics: 'full',
  });
  if (!result) throw new Error(`${tree.title}: ${JSON.stringify(diagnostics)}`);
  return result;
}

/**
 * Documents with the same faces share a path: under one path the compiler took shapes of other
 * faces for those of the next.
 */
function pathOf({ parts }: Needed): string {
  if (parts.length === 0) return '/main.typ';
  return `/${createHash('sha256').update(keyOf(parts)).digest('hex')}.typ`;
}

const keyOf = (parts: Needed['parts']) =>
  parts.map(({ family, letters }) => [family.name, ...letters].join('')).join();
