import { type FormEvent, useState } from 'react';
import type { Language } from '#text/language.ts';
import { useChangeLanguage } from '#web/api/account/account.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { BUILT_IN } from '#web/words/language/built-in.ts';

const FAILED = 'The language could not be saved. The one before stays. Try again.';

/** Each by its own name, so that everybody finds theirs. */
const NAMES = [
  { language: 'en', name: 'English' },
  { language: 'es', name: 'Español' },
] as const satisfies readonly { readonly language: Language; readonly name: string }[];

/** The language of pages and mails, and a form to change it. */
export function LanguageChoice() {
  const change = useChangeLanguage();
  const [chosen, choose] = useState(BUILT_IN);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(chosen);
  };
  return (
    <section aria-labelledby="language-heading" className="stack-sm">
      <h2 id="language-heading">Language</h2>
      <p className="soft">
        Your pages and our mails to you come in this language. What you publish stays in English.
      </p>
      <form className="stack form" onSubmit={save}>
        <div className="field">
          <label htmlFor="language">Language of your pages</label>
          <select
            id="language"
            className="input"
            value={chosen}
            onChange={({ target }) => choose(target.value === 'es' ? 'es' : 'en')}
          >
            {NAMES.map(({ language, name }) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="row">
          <button className="btn btn--quiet" type="submit" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save language'}
          </button>
          <p className="small" role="status">
            {change.isError && wordsFor(change.error, FAILED)}
          </p>
        </div>
      </form>
    </section>
  );
}
