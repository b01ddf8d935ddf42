import type { Plugin } from 'vite';

/** `summary: '…',` of an endpoint: words for the reference, on one line or two. */
const SUMMARY = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

/** The browser makes calls and does not describe them: the contract's summaries stay on the server. */
export function leanContract(): Plugin {
  return {
    name: 'statewise:lean-contract',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !/[\\/]contract[\\/][\w-]+\.ts$/.test(id)) return null;
      return { code: code.replaceAll(SUMMARY, '\n'), map: null };
    },
  };
}
