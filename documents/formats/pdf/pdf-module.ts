/**
 * The PDF compiler as a compiled WebAssembly module. All threads of a process share it, so that a
 * new thread starts fast.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILE = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';

let module: Promise<WebAssembly.Module> | undefined;

/** The module, compiled once. */
export function pdfModule(): Promise<WebAssembly.Module> {
  module ??= readFile(createRequire(import.meta.url).resolve(FILE)).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return module;
}
