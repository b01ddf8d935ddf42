/** Document trees to tagged PDF files with embedded fonts, by Typst in WebAssembly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import type { PaperDocument } from '#documents/tree/tree.ts';
import { typstSource } from './typst-source.ts';

const FACES = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
];

const require = createRequire(import.meta.url);

type Compiler = ReturnType<typeof createTypstCompiler>;
let ready: Promise<Compiler> | undefined;

async function compiler(): Promise<Compiler> {
  const typst = createTypstCompiler();
  const wasm = readFileSync(
    require.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'),
  );
  const fonts = FACES.map((face) => new Uint8Array(readFileSync(require.resolve(face))));
  await typst.init({
    getModule: () => ({ module_or_path: wasm }),
    beforeBuild: [loadFonts(fonts, { assets: false })],
  });
  return typst;
}

/** The document as a PDF file; throws with Typst's own words where the source does not compile. */
export async function pdfOf(paper: PaperDocument): Promise<Uint8Array> {
  ready ??= compiler();
  const typst = await ready;
  typst.addSource('/main.typ', typstSource(paper));
  const { result, diagnostics } = await typst.compile({
    mainFilePath: '/main.typ',
    format: 1,
    diagnostics: 'full',
  });
  if (!result) throw new Error(`${paper.title}: ${JSON.stringify(diagnostics)}`);
  return result;
}
