/** Looks texts up by their English, with `{0}` for each part that changes. */

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** At most so many signs of a part that changes, so that no text is long to look through. */
const MOST = 120;

type Found = (english: string) => string | undefined;

/**
 * What gives the other text of an English one; undefined where there is none. Parts that change are
 * put in as they are, or as their own other text, which `otherwise` gives where none is written;
 * in quotes only a whole text is another.
 */
export function byEnglish(
  texts: Readonly<Record<string, string>>,
  otherwise: (part: string, found: Found) => string | undefined = () => undefined,
  most = MOST,
): Found {
  const patterns = Object.entries(texts)
    .filter(([english]) => english.includes('{0}'))
    // the one with the most words of its own comes first
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, other]) => ({
      matches: new RegExp(
        `^${english
          .split(/\{\d\}/)
          .map(escaped)
          .join(`(.{0,${most}}?)`)}$`,
      ),
      other,
    }));
  const found = (english: string): string | undefined => {
    const exact = texts[english];
    if (exact !== undefined) return exact;
    for (const { matches, other } of patterns) {
      const parts = matches.exec(english);
      if (parts)
        return other.replaceAll(/(“?)\{(\d)\}/g, (_, quote: string, at: string) => {
          const part = parts[Number(at) + 1] ?? '';
          const bare = part.trim();
          const own = quote === '' ? (otherwise(bare, found) ?? found(bare)) : undefined;
          return quote + part.replace(bare, () => texts[bare] ?? own ?? bare);
        });
    }
    return undefined;
  };
  return found;
}
