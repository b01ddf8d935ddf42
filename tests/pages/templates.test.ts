/** The library of templates: the ten, their content for a state, their files, and the filters. */
import { describe, expect, test } from 'vitest';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { figuresInPage } from '#server/subjects/templates/figures-in-page.ts';
import { readPages } from '#server/base/pages/files.ts';
import { data as templateData } from '#web/pages/templates/page-data.server.ts';
import { matchesFilter, NO_FILTER } from '#web/pages/templates/search.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { fileLinks, figuresText } from '#web/words/templates.ts';
import { allFiles, read, SITE, text } from './built-site.ts';
import { parse, textOf } from './html-tree.ts';

const HTML = read('templates.html');
const WORDS = textOf(parse(HTML)).replaceAll(/\s+/g, ' ');

describe('templates (docs/requirements.md 2, 3, 9; docs/requirements-decisions.md 7, 11)', () => {
  const { templates, cites } = templateData();
  const viewOf = (id: string) => {
    const view = templates.find((each) => each.id === id);
    if (!view) throw new Error(`${id} has no view`);
    return view;
  };
  const found = (filter: Partial<typeof NO_FILTER>) =>
    TEMPLATE_LIST.filter((words) =>
      matchesFilter(words, viewOf(words.id), { ...NO_FILTER, ...filter }),
    ).length;

  test('the ten of the controls, by id and title', () => {
    expect(TEMPLATE_LIST.map(({ id, title }) => ({ id, title }))).toEqual(
      CONTROL_BOOK.templates.map(({ id, title }) => ({ id, title })),
    );
    expect(TEMPLATE_LIST).toHaveLength(10);
  });
  test('nothing is counted that did not happen', () => {
    expect(templateData().figures).toEqual({});
    expect(HTML.match(/<span[^>]*>New<\/span>/g)).toHaveLength(10);
  });
  test('figures that are put into the built page are those that its script would show', () => {
    const file = readPages(SITE).files.get('/templates');
    if (!file) throw new Error('/templates is not built');
    const figures = Object.fromEntries(
      TEMPLATE_LIST.map(({ id }, at) => [
        id,
        { downloads: at, rating: at === 3 ? 4.5 : null, ratings: at === 3 ? 2 : 0 },
      ]),
    );
    const page = figuresInPage()(file, figures).variants.identity.body.toString('utf8');
    const said = [...page.matchAll(/<span data-figures="([a-z-]+)">([^<]*)</g)].map(
      ([, id, words]) => [id, words],
    );
    expect(said).toEqual(TEMPLATE_LIST.map(({ id }) => [id, figuresText(figures[id])]));
    expect(said.slice(0, 4).map(([, words]) => words)).toEqual([
      'New',
      '1 download',
      '2 downloads',
      '3 downloads, rated 4.5 of 5 by 2 owners',
    ]);
    const embedded =
      /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(embedded)).toMatchObject({ figures });
    expect(figuresInPage()(file, {})).toBe(file);
  });
  test('each says whom it is for and what it contains, with sections', () => {
    for (const { id } of TEMPLATE_LIST) {
      expect(viewOf(id).parts.length).toBeGreaterThanOrEqual(10);
      expect(viewOf(id).states.length).toBeGreaterThan(0);
    }
  });
  test('a part is shown as its record has it: duty, duty of some, good practice, or of other states', () => {
    const kindOf = { onlyIf: 'if practised', advised: 'advised' } as const;
    const shown = templates.flatMap(({ parts }) => parts);
    for (const { title, states } of REQUIRED_ELEMENTS) {
      const part = shown.find(
        (each) =>
          each.title === title &&
          Object.keys(each.states).join() === Object.keys(states).join() &&
          Object.entries(states).every(([code, { cite, required }]) => {
            const section = each.states[code];
            const kind = section?.onlyIf ? kindOf.onlyIf : section?.advised ? kindOf.advised : true;
            return section !== undefined && cites[section.cite] === cite && kind === required;
          }),
      );
      expect([title, part !== undefined]).toEqual([title, true]);
    }
    for (const { parts } of templates) {
      const once = parts.map(({ chapter, title }) => `${chapter}: ${title}`);
      expect(new Set(once).size).toBe(once.length);
    }
  });
  test('every filter narrows, and none at all shows ten', () => {
    expect(found({})).toBe(10);
    expect(found({ typed: 'letters appeal' })).toBe(1);
    expect(found({ category: 'Requests' })).toBe(2);
    expect(found({ state: 'UT' })).toBe(9);
    expect(found({ size: 'alone' })).toBe(9);
    expect(found({ industry: 'Manufacturing' })).toBe(8);
    expect(found({ format: 'Online' })).toBe(4);
    expect(found({ price: 'premium' }) + found({ price: 'free' })).toBe(10);
    expect(found({ typed: 'zebra' })).toBe(0);
  });
  test('every format that is named is a file or a page, and nothing else is promised', () => {
    const html = HTML;
    const links = new Set(text(html, /href="(\/templates\/[^"]+)"/g));
    const named = TEMPLATE_LIST.flatMap((words) => fileLinks(words).map(({ href }) => href));
    expect([...links].toSorted()).toEqual(named.toSorted());
    for (const link of links) {
      const ending = /\.\w+$/.exec(link)?.[0] ?? '.html';
      const start = link.slice(1).replace(/\.\w+$/, '@');
      const there = allFiles().some((name) => name.startsWith(start) && name.endsWith(ending));
      expect([link, there]).toEqual([link, true]);
    }
    const guides = text(html, /href="(\/guides\/[^"]+)"/g);
    expect(
      guides.filter((link) => !/^\/guides\/[a-z-]+-compliance-guide\.pdf$/.test(link)),
    ).toEqual([]);
  });
  test('a preview shows how the document begins and how much is left to fill in', () => {
    const words = WORDS;
    for (const { id } of TEMPLATE_LIST) {
      const { gaps, beginning } = viewOf(id);
      expect(gaps).toBeGreaterThan(4);
      expect(beginning.length).toBeGreaterThan(1);
      expect(words).toContain(`${gaps} things, all of them marked`);
    }
  });
});
