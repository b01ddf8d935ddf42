/** Makes open pages reload if React cannot replace the changed module. */
import type { Plugin } from 'vite';

/** Files that the code reads at start, so that no import leads to them. */
const DATA = /\/(law|reference|documents)\/.*\.(json|md)$/;
const READERS = /\/(law|reference|documents)\/.*\.server\.ts$/;

/** The Vite plugin of the development server. */
export function reloading(): Plugin {
  return {
    name: 'statewise:reloading',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const graph = this.environment.moduleGraph;
      if (DATA.test(file))
        for (const [id, module] of graph.idToModuleMap)
          if (READERS.test(id)) graph.invalidateModule(module);
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0;
      const onServer = modules.length > 0 || DATA.test(file);
      if (onServer && inBrowser === 0)
        server.environments.client.hot.send({ type: 'full-reload', path: '*' });
    },
  };
}
