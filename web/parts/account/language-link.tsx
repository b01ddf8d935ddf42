import { OTHER_LANGUAGE, OTHER_NAME } from '#web/words/language/other-language.ts';
import { useQueryOnward } from './way-back.ts';

/** Leads to this page in the other language, which the browser remembers from then on. */
export const LanguageLink = () => (
  <a
    href={`?language=${OTHER_LANGUAGE}${useQueryOnward().replace('?', '&')}`}
    lang={OTHER_LANGUAGE}
  >
    {OTHER_NAME}
  </a>
);
