/** The laws without a size test for a shelf in the browser: what decides, and short texts. */
import { smallLawsIn } from '#law/small-laws.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';
import { interviewView } from '#web/parts/interview/law/view.server.ts';
import { OWNERS_SMALL_LAWS, type SmallLawData } from './small-data.ts';
import { dataFileName } from '#web/parts/files/data-files.server.ts';

type Language = 'en' | 'es';

/** Days, doubts and sources stand on the page of each law. */
const bookIn = (language: Language): SmallLawBook => {
  const { laws, ...book } = smallLawsIn(language);
  return {
    ...book,
    laws: laws.map((law) => ({
      ...law,
      asks: law.asks.slice(0, 1),
      days: [],
      sources: [],
      doubts: [],
    })),
  };
};

const content = (language: Language): SmallLawData => {
  const book = bookIn(language);
  const rules = JSON.stringify([book.laws, book.implications]);
  const { implications, ...rest } = interviewView(language).facts;
  const facts = rest.facts.filter(({ key }) => rules.includes(`"${key}"`));
  const kept = new Set(facts.map(({ key }) => key));
  return {
    book,
    facts: {
      ...rest,
      facts,
      implications: implications.filter(
        (each) => kept.has(each.if.fact) && kept.has(each.then.fact),
      ),
    },
  };
};

/** Its address, for the data of a page. */
export const smallLawFile = (language: Language): string =>
  dataFileName(`small-laws-${language}`, content(language));

/**
 * The files of both languages by their addresses within the site, without the leading slash: for
 * the check by their hash, and for an owner's pages, which a press on another page opens without
 * the data of a page, by a name that stays.
 */
export const smallLawData = (): { name: string; text: string }[] =>
  (['en', 'es'] as const).flatMap((language) => {
    const text = JSON.stringify(content(language));
    return [smallLawFile(language), OWNERS_SMALL_LAWS[language]].map((path) => ({
      name: path.slice(1),
      text,
    }));
  });
