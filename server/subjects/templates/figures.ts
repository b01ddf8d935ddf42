/** The downloads and ratings of the templates, read from the database at most once a minute. */
import type { TemplateFigures } from '#web/words/templates.ts';
import type { Services } from '#server/subjects/services.ts';
import { readDownloads, readStars } from './store.ts';

const FRESH_MS = 60_000;

/** Template id → its figures; a template without any is left out. */
export type FiguresById = Readonly<Record<string, TemplateFigures>>;

export interface FigureCache {
  /** The cached figures; refreshes them in the background if they are older than a minute. */
  readonly now: () => FiguresById;
  /** The figures, read first if the cached ones are older than a minute. */
  readonly fresh: () => Promise<FiguresById>;
  /** Reads them now, whatever their age. */
  readonly renew: () => Promise<FiguresById>;
}

/** If the database cannot be read, the last known figures stay. */
export function createFigureCache({
  db,
  now,
  log,
}: Pick<Services, 'db' | 'now' | 'log'>): FigureCache {
  let known: FiguresById = {};
  let readAt: number | undefined;
  let reading: Promise<FiguresById> | undefined;

  const read = async () => {
    readAt = now().getTime();
    try {
      known = figuresOf(await readDownloads(db), await readStars(db));
    } catch (fault) {
      log.warn({ event: 'figures-not-read', err: fault }, 'figures of templates not read');
    }
    return known;
  };
  const renew = () => (reading ??= read().finally(() => (reading = undefined)));
  const old = () => readAt === undefined || Math.abs(now().getTime() - readAt) > FRESH_MS;

  return {
    now: () => {
      if (old()) void renew();
      return known;
    },
    fresh: async () => (old() ? await renew() : known),
    renew: async () => {
      await reading;
      return renew();
    },
  };
}

function figuresOf(
  downloads: Awaited<ReturnType<typeof readDownloads>>,
  stars: Awaited<ReturnType<typeof readStars>>,
): FiguresById {
  const ids = new Set([...downloads.keys(), ...stars.keys()]);
  return Object.fromEntries(
    [...ids].toSorted().map((id): [string, TemplateFigures] => {
      const given = stars.get(id);
      const mean = given && Math.round((given.stars / given.ratings) * 10) / 10;
      return [
        id,
        { downloads: downloads.get(id) ?? 0, rating: mean ?? null, ratings: given?.ratings ?? 0 },
      ];
    }),
  );
}
