import type { Plugin } from 'vite';

const REFUSED = [
  /^node:/,
  /^#(server|reference)\//,
  /\.server(\.ts)?$/,
  /[\\/](server|documents[\\/]paper)[\\/]/,
];

/** Fails the build if code of the server or the build would be sent to the browser. */
export function clientBorder(): Plugin {
  return {
    name: 'statewise:client-border',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (options.ssr || importer === undefined || importer.includes('node_modules')) return null;
      if (REFUSED.some((refused) => refused.test(id))) {
        throw new Error(`${importer} must not import ${id}: it would reach the browser`);
      }
      return null;
    },
  };
}
