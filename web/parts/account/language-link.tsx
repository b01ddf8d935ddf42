import { useLocation } from 'react-router';
import { useHydrated } from '#web/parts/shell/hydrated.ts';
import { OTHER_LANGUAGE } from '#web/words/language/built-in.ts';

/** Leads to this page in the other language, which the browser remembers from then on. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const { language, name } = OTHER_LANGUAGE;
  // the drawn page has no query
  const query = new URLSearchParams(useHydrated() ? search : '');
  query.set('language', language);
  return (
    <p className="small">
      <a href={`${pathname}?${query.toString()}`} lang={language} hrefLang={language}>
        {name}
      </a>
    </p>
  );
}
