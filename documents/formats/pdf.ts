/** Prints document trees as tagged PDF files with embedded fonts, with Typst in WebAssembly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import load from '@myriaddreamin/typst-ts-web-compiler';
import { createTypstCompiler, createTypstFontBuilder } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import { scriptsOf } from '#documents/tree/scripts.ts';
import type { Script } from '#documents/tree/scripts.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { pdfModule } from './pdf-module.ts';
import { typstSource } from './typst-source.ts';

const FACES = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
];

/** Fonts for names in other scripts: loaded only if a document contains such letters. */
const SCRIPT_FACES: Readonly<Record<Script, readonly string[]>> = {
  Hebrew: [
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  ],
  Arabic: [
    '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  ],
};

const require = createRequire(import.meta.url);

type Compiler = ReturnType<typeof createTypstCompiler>;
let ready: Promise<Compiler> | undefined;
/** The scripts whose fonts the compiler has. */
let scriptsReady = '';
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
    beforeBuild: [loadFonts(FACES.map(face), { assets: false })],
  });
  return typst;
}

const face = (file: string) => new Uint8Array(readFileSync(require.resolve(file)));

/** Adds the fonts of these scripts to the compiler. */
async function withScripts(typst: Compiler, scripts: readonly Script[]): Promise<void> {
  const key = scripts.join(' ');
  if (key === scriptsReady) return;
  const builder = createTypstFontBuilder();
  const wasm = given ?? (await pdfModule());
  await builder.init({ getModule: () => ({ module_or_path: wasm }) });
  for (const file of [...FACES, ...scripts.flatMap((script) => SCRIPT_FACES[script])])
    await builder.addFontData(face(file));
  await builder.build(async (fonts) => typst.setFonts(fonts));
  scriptsReady = key;
}

/** The compiler's memory in bytes. It caches its results and never frees memory. */
export async function pdfMemory(): Promise<number> {
  if (!ready) return 0;
  await ready;
  const { memory } = await load();
  return memory.buffer.byteLength;
}

/** The document as a PDF file: the same bytes for the same document and date. Throws with Typst's message if the source does not compile. */
export async function pdfOf(tree: DocumentTree, date?: Date): Promise<Uint8Array> {
  ready ??= compiler();
  const typst = await ready;
  const scripts = scriptsOf(JSON.stringify(tree));
  await withScripts(typst, scripts);
  typst.addSource('/main.typ', typstSource(tree, date, scripts));
  const { result, diagnostics } = await typst.compile({
    mainFilePath: '/main.typ',
    format: 1,
    diagnostics: 'full',
  });
  if (!result) throw new Error(`${tree.title}: ${JSON.stringify(diagnostics)}`);
  return result;
}
