/** The law of the page's address, in the page's language. */
import { ENGLISH } from '#engine/explain/english.ts';
import { SPANISH } from '#engine/explain/spanish.ts';
import { smallLawsIn } from '#law/small-laws.ts';
import type { Page } from '#web/words/page-row.ts';
import { smallLawPath } from '#web/words/small-laws/address.ts';
import type { SmallLawView } from './view.ts';

const DATES = { en: ENGLISH, es: SPANISH };

export function data(page: Page): SmallLawView {
  const language = page.language ?? 'en';
  const { laws, reviewed } = smallLawsIn(language);
  const law = laws.find(({ id }) => smallLawPath(id, language) === page.path);
  if (!law) throw new Error(`no law has its page at ${page.path}`);
  const { from } = law;
  const isOver = ({ until }: { readonly until?: string | undefined }) =>
    until !== undefined && until < reviewed;
  return {
    language,
    law: {
      ...law,
      tests: law.tests.filter((each) => !isOver(each)),
      outs: law.outs.filter((each) => !isOver(each)),
    },
    from: from === undefined ? null : DATES[language].date(from),
    inForce: from === undefined || from <= reviewed,
  };
}
