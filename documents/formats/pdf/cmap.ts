/**
 * Reads from a TrueType face which letters it has: its `cmap` table (OpenType 1.9, formats 4 and
 * 12).
 */

/** The code points of the letters that the face has. */
export function codePointsOf(face: Uint8Array): Set<number> {
  const view = new DataView(face.buffer, face.byteOffset, face.byteLength);
  const table = tableAt(view, 'cmap');
  const subtables = Array.from({ length: view.getUint16(table + 2) }, (_, at) => {
    const entry = table + 4 + 8 * at;
    return table + view.getUint32(entry + 4);
  });
  return new Set(subtables.flatMap((start) => [...codePoints(view, start)]));
}

function tableAt(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + 16 * at;
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(entry + byte)));
    if (tag.join('') === name) return view.getUint32(entry + 8);
  }
  throw new Error(`The face has no table ${name}.`);
}

function* codePoints(view: DataView, start: number): Generator<number> {
  const format = view.getUint16(start);
  if (format === 4) yield* inSegments(view, start);
  if (format === 12) yield* inGroups(view, start);
}

/** Format 4: segments of the letters up to U+FFFE; an offset points into a list of glyphs. */
function* inSegments(view: DataView, start: number): Generator<number> {
  const twice = view.getUint16(start + 6);
  for (let at = 0; at < twice; at += 2) {
    const end = view.getUint16(start + 14 + at);
    const first = view.getUint16(start + 16 + twice + at);
    const delta = view.getUint16(start + 16 + 2 * twice + at);
    const place = start + 16 + 3 * twice + at;
    const offset = view.getUint16(place);
    for (let code = first; code <= end && code < 0xff_ff; code += 1) {
      const glyph = offset === 0 ? code : view.getUint16(place + offset + 2 * (code - first));
      if (glyph !== 0 && (glyph + delta) % 0x1_00_00 !== 0) yield code;
    }
  }
}

/** Format 12: groups of letters with consecutive glyphs. */
function* inGroups(view: DataView, start: number): Generator<number> {
  const count = view.getUint32(start + 12);
  for (let at = 0; at < count; at += 1) {
    const group = start + 16 + 12 * at;
    const end = view.getUint32(group + 4);
    for (let code = view.getUint32(group); code <= end; code += 1) yield code;
  }
}
