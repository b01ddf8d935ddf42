import { SearchField } from '#web/ui/search-field.tsx';
import { useEffect, useState } from 'react';
import { CheckButton } from '#web/parts/links/check-button.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { NothingFound } from '#web/parts/shell/nothing-found.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { Entry } from './entry.tsx';
import { matchesSearch } from './search.ts';
import type { FaqView } from './view.ts';

const TITLE = 'Questions owners ask';

/** Opens the question that the address names, and scrolls to it. */
function openNamed(): void {
  const answer = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const entry = answer?.closest('details');
  if (!entry) return;
  entry.open = true;
  entry.scrollIntoView({ block: 'start' });
}

function useDeepLinks(showAll: () => void) {
  useEffect(() => {
    openNamed();
    const changed = () => {
      showAll();
      // after the filter was removed
      requestAnimationFrame(openNamed);
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
    // eslint-disable-next-line react/exhaustive-deps -- showAll only sets state
  }, []);
}

interface FiltersProps {
  typed: string;
  category: string;
  entries: FaqView['entries'];
  found: number;
  onType: (text: string) => void;
  onCategory: (name: string) => void;
}

function Filters({ typed, category, entries, found, onType, onCategory }: FiltersProps) {
  return (
    <search className="noprint scripted">
      <form className="filters filters--2" onSubmit={(event) => event.preventDefault()}>
        <SearchField id="q" label="Search the questions" typed={typed} onType={onType} />
        <Field id="category" label="Category">
          {(control) => (
            <select
              {...control}
              className="input"
              value={category}
              onChange={(event) => onCategory(event.currentTarget.value)}
            >
              <option value="">All 12 categories</option>
              {[...new Set(entries.map((entry) => entry.category))].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      </form>
      <p className="small soft filters__count" role="status">
        {`${found} of ${entries.length} questions`}
      </p>
    </search>
  );
}

export default function FaqPage({ data }: { data?: unknown }) {
  const { entries, pages } = data as FaqView;
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  const showAll = () => {
    setTyped('');
    setCategory('');
  };
  useDeepLinks(showAll);
  const found = entries.filter((entry) => matchesSearch(entry, typed, category));
  return (
    <>
      <PageTitle>{`${TITLE}: state privacy law FAQ`}</PageTitle>
      <PrintHead title={TITLE} note={`${entries.length} questions`} />
      <div className="wrap head stack-sm">
        <h1>{TITLE}</h1>
        <p className="lede">
          Twelve plain answers. Each names its sections and one thing to do now.
        </p>
        <CheckButton quiet />
        <NoScript>Search needs script. All questions are below; open the one you need.</NoScript>
      </div>
      <div className="wrap asmt stack">
        <Filters
          typed={typed}
          category={category}
          entries={entries}
          found={found.length}
          onType={setTyped}
          onCategory={setCategory}
        />
        {found.length === 0 && (
          <NothingFound title="No Results Found" way="Show all questions" onWay={showAll}>
            Try one word, such as “sell” or “children”.
          </NothingFound>
        )}
        <div className="acc faq">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} pages={pages} hidden={!found.includes(entry)} />
          ))}
        </div>
        <p className="row noprint">
          <Go to="/assessment">Assess your business</Go>
          <Go to="/compare-states">Compare two states</Go>
        </p>
      </div>
    </>
  );
}
