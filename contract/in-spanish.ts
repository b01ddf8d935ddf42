/**
 * What calls say of a wrong value or of a failure, in Spanish: for pages and server alike. A key is
 * the English text, with `{0}` for each part that changes.
 */
import texts from './in-spanish.json' with { type: 'json' };

const EXACT: Readonly<Record<string, string>> = texts;

interface Pattern {
  readonly matches: RegExp;
  readonly spanish: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PATTERNS: readonly Pattern[] = Object.entries(EXACT)
  .filter(([english]) => english.includes('{0}'))
  .map(([english, spanish]) => ({
    matches: new RegExp(
      `^${english
        .split(/\{\d\}/)
        .map(escaped)
        .join('([^.]{1,40}?)')}$`,
    ),
    spanish,
  }));

/** The Spanish of a message; one that has none stays as it is. */
export function messageInSpanish(english: string): string {
  const exact = EXACT[english];
  if (exact !== undefined) return exact;
  for (const { matches, spanish } of PATTERNS) {
    const parts = matches.exec(english);
    if (parts)
      return spanish.replaceAll(/\{(\d)\}/g, (_, at: string) => parts[Number(at) + 1] ?? '');
  }
  return english;
}
