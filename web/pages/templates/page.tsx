import { useEffect, useRef, useState } from 'react';
import { STATES } from '#law/codes.ts';
import { keepInAddress, useAddressQuery } from '#web/parts/links/address.ts';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { NothingFound } from '#web/parts/shell/nothing-found.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { longDate } from '#text/english.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { Filters } from './filters.tsx';
import { Listing } from './listing.tsx';
import { Preview } from './preview.tsx';
import { type Filter, matchesFilter, NO_FILTER } from './search.ts';
import type { TemplatesView, TemplateView } from './view.ts';

const TITLE = 'Privacy document templates';
const NONE: TemplateView = { id: '', states: [], parts: [], gaps: 0, beginning: [] };

/** The template whose preview is open, in the address as `?show=`. */
function useShown() {
  const asked = useAddressQuery().get('show');
  const shown = TEMPLATE_LIST.find(({ id }) => id === asked) ?? TEMPLATE_LIST[0];
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the preview is below the list, so the page scrolls to it.
  useEffect(() => {
    if (window.location.search.includes('show='))
      heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const show = (id: string) => {
    keepInAddress({ show: id });
    heading.current?.focus();
  };
  return { shown: shown?.id ?? '', show, heading };
}

/** The state whose sections the preview shows. */
function SectionsOf({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  return (
    <p className="row noprint scripted">
      <label className="small" htmlFor="sections">
        Sections of
      </label>
      <select
        className="input pickbiz"
        id="sections"
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {STATES.map((state) => (
          <option key={state.code} value={state.code}>
            {state.name}
          </option>
        ))}
      </select>
    </p>
  );
}

export default function TemplatesPage({ data }: { data?: unknown }) {
  const view = data as TemplatesView;
  const [filter, setFilter] = useState(NO_FILTER);
  const [code, setCode] = useState('DE');
  const { shown, show, heading } = useShown();
  const viewOf = (id: string) => view.templates.find((each) => each.id === id) ?? NONE;
  const found = TEMPLATE_LIST.filter((words) => matchesFilter(words, viewOf(words.id), filter));
  const change = (part: Partial<Filter>) => {
    setFilter({ ...filter, ...part });
    if (part.state) setCode(part.state);
  };
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <PrintHead title={TITLE} note={`Checked to ${longDate(view.reviewed)}`} />
      <div className="wrap head">
        <h1>{TITLE}</h1>
        <p className="lede">
          Ten documents that these laws ask for. Take them as they are, with every gap marked, and
          see the section behind each part.
        </p>
        <p>
          Have a notice already? <a href="/notice-checker">Check your privacy notice</a>.
        </p>
        <NoScript>Filters need script. All ten templates and what they hold are below.</NoScript>
      </div>
      <div className="wrap asmt stack-lg">
        <Filters filter={filter} onChange={change} />
        <div className="docs">
          <section aria-labelledby="list" className="stack-sm noprint">
            <div role="status">
              <h2 id="list" className="h4">
                {`${found.length} of ${TEMPLATE_LIST.length} templates`}
              </h2>
            </div>
            {found.length === 0 && (
              <NothingFound
                title="No Templates Found"
                way="Show all templates"
                onWay={() => setFilter(NO_FILTER)}
              >
                Take one filter away, or try another word.
              </NothingFound>
            )}
            <ul className="doclist">
              {found.map((words) => (
                <Listing
                  key={words.id}
                  words={words}
                  view={viewOf(words.id)}
                  figures={view.figures[words.id]}
                  shown={words.id === shown}
                  onShow={show}
                />
              ))}
            </ul>
            <p className="fine">
              Premium is a label only. Nothing is charged, and every template is open.
            </p>
          </section>
          <section aria-labelledby="preview" className="stack docpane">
            <div className="row row--between">
              <h2 id="preview" className="h4" tabIndex={-1} ref={heading}>
                What it holds
              </h2>
              <SectionsOf code={code} onChange={setCode} />
            </div>
            {TEMPLATE_LIST.map((words) => (
              <div
                key={words.id}
                className="stack"
                id={`preview-${words.id}`}
                hidden={words.id !== shown}
              >
                <Preview
                  words={words}
                  view={viewOf(words.id)}
                  cites={view.cites}
                  code={code}
                  url={view.urls[code]}
                  reviewed={view.reviewed}
                />
              </div>
            ))}
          </section>
        </div>
      </div>
    </>
  );
}
