/** A plugin as WordPress takes it: its file in a folder, in a ZIP file. */
import { strToU8, zipSync } from 'fflate';
import type { AdapterFile } from '#stop-kit/maker/adapter-file.ts';

/** Packs it. */
export function pluginZip({ name, text }: AdapterFile): Blob {
  const folder = name.replace(/\.php$/, '');
  const bytes = zipSync({ [`${folder}/${name}`]: strToU8(text) });
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' });
}
