/** One entry of Vite's manifest, as far as we read it. */
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

/** Every script that the given sources need before they can run, themselves included. */
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
