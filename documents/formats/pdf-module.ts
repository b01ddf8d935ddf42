/** The compiler of PDF files as machine code. One module serves all threads of a process: a new thread starts warm. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILE = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';

let module: Promise<WebAssembly.Module> | undefined;

/** The module, made once. */
export function pdfModule(): Promise<WebAssembly.Module> {
  module ??= readFile(createRequire(import.meta.url).resolve(FILE)).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return module;
}
