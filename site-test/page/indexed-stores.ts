/**
 * What a page keeps in its databases, as text that is run in the page: `indexedEntries()` gives
 * pairs of a name and a value. No database is made or changed by reading.
 */
export const INDEXED_ENTRIES = `
const settled = (request) => new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = reject; request.onblocked = reject; request.onupgradeneeded = () => { request.transaction.abort(); reject(); }; });
const leaves = (value, name, depth) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value).slice(0, 500)]]
  : value && typeof value === 'object' && depth < 3 ? Object.keys(value).slice(0, 20).flatMap((key) => leaves(value[key], name + '.' + key, depth + 1)) : [];
const indexedEntries = async () => {
  const found = [];
  try {
    const all = indexedDB.databases ? await indexedDB.databases() : [];
    for (const { name } of all.slice(0, 5)) {
      const base = await settled(indexedDB.open(name));
      for (const store of [...base.objectStoreNames].slice(0, 5)) {
        const kept = base.transaction(store, 'readonly').objectStore(store);
        const [keys, values] = await Promise.all([settled(kept.getAllKeys(null, 20)), settled(kept.getAll(null, 20))]);
        keys.forEach((key, at) => found.push(...leaves(values[at], store + ' ' + String(key), 0)));
      }
      base.close();
    }
  } catch { }
  return found.slice(0, 100);
};`;
