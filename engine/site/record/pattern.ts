const made = new Map<string, RegExp>();

/** A pattern of the signs, without regard to capitals; made once. */
export function signPattern(source: string): RegExp {
  const known = made.get(source) ?? new RegExp(source, 'i');
  made.set(source, known);
  return known;
}
