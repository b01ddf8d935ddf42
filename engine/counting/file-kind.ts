/** What kind of file it is, by its first bytes: a list that can be read, or something else. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Why a file is not a readable list. */
export type NotAList =
  | 'empty'
  | 'spreadsheet'
  | 'old spreadsheet'
  | 'pdf'
  | 'web page'
  | 'json'
  | 'zipped'
  | 'picture or program';

export type FileKind = { readonly encoding: Encoding } | { readonly problem: NotAList };

const SIGNS: readonly [NotAList, readonly number[]][] = [
  // PK: .xlsx, .numbers, .ods and every .zip
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['zipped', [0x1f, 0x8b]],
];
/** This many bytes are read. */
const LOOKED_AT = 4096;

/** Reads only the first bytes of a file; an empty file has none. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return { problem: 'empty' };
  const sign = SIGNS.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (sign) return { problem: sign[0] };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be' };
  const start = bytes.subarray(0, LOOKED_AT);
  return wideText(start) ?? byText(start);
}

/**
 * In UTF-16 text of Latin letters every second byte is zero; anything else with zero bytes is not
 * text.
 */
function wideText(bytes: Uint8Array): FileKind | undefined {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd === 0) return undefined;
  const half = bytes.length / 2;
  if (odd > half * 0.7 && even === 0) return { encoding: 'utf-16le' };
  if (even > half * 0.7 && odd === 0) return { encoding: 'utf-16be' };
  return { problem: 'picture or program' };
}

function byText(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.subarray(0, 512))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (/^(<!doctype|<html|<\?xml|<head|<table)/.test(text)) return { problem: 'web page' };
  if (/^(\{\s*"|\[\s*[{[])/.test(text)) return { problem: 'json' };
  return { encoding: 'utf-8' };
}
