/** One entry of Vite's manifest, with the fields that are used. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

function found(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`${key} is not in the manifest`);
  return entry;
}

/** All scripts that the given sources import before they can run, including themselves. */
export function scriptsFor(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (key: string) => {
    const entry = found(manifest, key);
    const script = `/${entry.file}`;
    if (seen.has(script)) return;
    seen.add(script);
    for (const next of entry.imports ?? []) walk(next);
  };
  for (const key of keys) walk(key);
  return [...seen];
}
