/** Whether the visitor said no: by the browser's signal, or by a press that is kept for a year. */

const NAME = 'statewise_choice';
const OUT = 'out';
const YEAR = 31_536_000;

/** The signal of the browser; some send it as a text. */
export const hasSignal = (): boolean => {
  const { globalPrivacyControl: signal } = navigator as { globalPrivacyControl?: unknown };
  return signal === true || signal === '1' || signal === 1;
};

const inCookie = () => document.cookie.includes(`${NAME}=${OUT}`);

/** Stores are closed in some frames, and reading them throws there. */
export const tried = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Reads the cookie alone: opening a store while the head is read makes everybody wait. */
export const isNoKept = (): boolean => !!tried(inCookie);

/**
 * Keeps the no, on the widest name that the browser lets the site write to, so that shop.x.com
 * knows what was said at www.x.com. The site's own server can read the cookie.
 */
export function keepChoice(): void {
  const end = `;path=/;max-age=${YEAR};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  tried(() => {
    for (const name of [...parentNames(), '']) {
      document.cookie = `${NAME}=${OUT}${name && `;domain=${name}`}${end}`;
      if (inCookie()) return;
    }
  });
  // other tabs hear of this
  tried(() => localStorage.setItem(NAME, OUT));
}

/** `a.b.c.com`: c.com, b.c.com, a.b.c.com. A browser refuses names that are nobody's. */
export function parentNames(): string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, at) => labels.slice(-1 - at).join('.')).slice(1);
}

/** Calls back when another tab says no; what it wrote is the word, a cookie may come later. */
export const onOtherTab = (heard: () => void): void =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue === OUT) heard();
  });
