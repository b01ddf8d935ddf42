/**
 * The form of a desk: made by the server, without script and cookie. What stops a sale stands
 * first.
 */
import { formPath } from '#server/business/addresses/form-address.ts';
import { US_STATES } from '#text/us-states.ts';
import { escapeHtml } from '#text/escape.ts';
import { pageHtml } from '#server/subjects/publications/page.ts';
import { TICKS } from '#server/subjects/requests/intake/asked-types.ts';
import { DESK_STYLE } from './desk-style.ts';
import { checksHtml, faultListHtml, fieldHtml, stateHtml } from './fields.ts';
import { MOST, type Faults, type Posted } from './form-input.ts';
import type { FormWords } from '#server/subjects/requests/words/word-shapes.ts';
import { WORDS, type Language } from '#server/subjects/requests/words/words.ts';

export interface FormPage {
  readonly language: Language;
  readonly slug: string;
  readonly businessName: string;
  readonly ticket: string;
  /** The browser sends Global Privacy Control. */
  readonly signal: boolean;
  /** The other published ways to ask. */
  readonly ways: readonly string[];
  /** What was posted and what is wrong with it; undefined for a new form. */
  readonly again?: { readonly posted: Posted; readonly faults: Faults } | undefined;
}

/** The whole page. */
export function formPage(page: FormPage): string {
  const words = WORDS[page.language].form;
  const { businessName, slug, language, again } = page;
  const otherLanguage = words.otherLanguage.language as Language;
  return pageHtml({
    language,
    title: words.title(businessName),
    description: `${words.title(businessName)}. ${words.intro}`,
    listed: true,
    canonical: undefined,
    style: DESK_STYLE,
    main: [
      `<div class="top"><span>${escapeHtml(businessName)}</span><a href="${formPath(slug, otherLanguage)}" lang="${otherLanguage}" hreflang="${otherLanguage}">${words.otherLanguage.label}</a></div>`,
      `<h1>${escapeHtml(words.title(businessName))}</h1>`,
      ...(again ? [faultListHtml(again.faults, again.posted.way, words)] : []),
      `<p>${words.intro}</p>`,
      ...(page.signal ? [`<p class="note">${words.signal}</p>`] : []),
      firstHtml(page, words),
      otherHtml(page, words),
      waysHtml(page.ways, words),
    ].join('\n'),
    foot: `<p>${escapeHtml(words.foot(businessName))}</p>`,
  });
}

/** What was typed into one of the two forms; the other one starts empty. */
function typedIn({ again }: FormPage, way: Posted['way']) {
  const mine = again?.posted.way === way ? again : undefined;
  return {
    values: mine?.posted.values,
    types: new Set<string>(mine?.posted.types),
    faults: mine?.faults ?? {},
  };
}

const startHtml = ({ slug, language, ticket }: FormPage, way: Posted['way'], words: FormWords) =>
  [
    `<form method="post" action="${formPath(slug, language)}" novalidate>`,
    `<input type="hidden" name="way" value="${way}">`,
    `<input type="hidden" name="ticket" value="${escapeHtml(ticket)}">`,
    `<div class="trap" aria-hidden="true"><label for="${way}-website">${words.honeypot}</label><input id="${way}-website" type="text" name="website" tabindex="-1" autocomplete="off"></div>`,
  ].join('\n');

function firstHtml(page: FormPage, words: FormWords): string {
  const { values, faults } = typedIn(page, 'first');
  const field = { way: 'first', values, faults, words } as const;
  return [
    '<section class="box" aria-labelledby="first">',
    `<h2 id="first">${words.optOut.title}</h2>`,
    `<p>${words.optOut.text}</p>`,
    startHtml(page, 'first', words),
    stateHtml(field, US_STATES),
    fieldHtml(field, { name: 'email', label: words.email, kind: 'email', most: MOST.email }),
    `<button>${words.optOut.button}</button>`,
    '</form>',
    '</section>',
  ].join('\n');
}

function otherHtml(page: FormPage, words: FormWords): string {
  const { values, types, faults } = typedIn(page, 'other');
  const field = { way: 'other', values, faults, words } as const;
  const optional = ` <span>${words.optional}</span>`;
  return [
    '<section aria-labelledby="other">',
    `<h2 id="other">${words.other.title}</h2>`,
    startHtml(page, 'other', words),
    checksHtml(TICKS, { ...field, types }),
    whoHtml(values?.for ?? '', words),
    fieldHtml(field, { name: 'behalf', label: words.behalf, kind: 'text', most: MOST.behalf }),
    fieldHtml(field, { name: 'name', label: words.name + optional, kind: 'text', most: MOST.name }),
    stateHtml(field, US_STATES),
    `<p>${words.emailOrPost}</p>`,
    fieldHtml(field, { name: 'email', label: words.email, kind: 'email', most: MOST.email }),
    fieldHtml(field, { name: 'post', label: words.post, kind: 'text', most: MOST.post }),
    fieldHtml(field, {
      name: 'order',
      label: words.order.label + optional,
      help: words.order.help,
      kind: 'text',
      most: MOST.order,
    }),
    fieldHtml(field, {
      name: 'text',
      label: words.text.label + optional,
      help: words.text.help,
      kind: 'area',
      most: MOST.text,
    }),
    `<p>${words.never}</p>`,
    `<button>${words.other.button}</button>`,
    `<p><small>${words.afterwards}</small></p>`,
    '</form>',
    '</section>',
  ].join('\n');
}

const whoHtml = (chosen: string, { forWhom }: FormWords) =>
  [
    `<fieldset><legend>${forWhom.label}</legend>`,
    ...(['self', 'parent', 'agent'] as const).map(
      (who) =>
        `<label class="tick"><input type="radio" name="for" value="${who}"${(chosen || 'self') === who ? ' checked' : ''}>${forWhom[who]}</label>`,
    ),
    '</fieldset>',
  ].join('\n');

/** The other published ways: the owner's own words. */
function waysHtml(ways: readonly string[], words: FormWords): string {
  if (ways.length === 0) return '';
  const items = ways.map((way) => `<li>${escapeHtml(way)}</li>`);
  return `<h2>${words.otherWays}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** The page of a form whose business is gone. */
export function retiredPage(language: Language): string {
  const { retired } = WORDS[language].form;
  return pageHtml({
    language,
    title: retired.title,
    listed: false,
    canonical: undefined,
    style: DESK_STYLE,
    main: `<h1>${retired.title}</h1>\n<p>${retired.text}</p>`,
    foot: '',
  });
}

/** The page where the form is closed, or full for today. */
export function closedPage(
  page: Omit<FormPage, 'ticket' | 'signal' | 'again'>,
  why: 'full' | 'off',
): string {
  const words = WORDS[page.language].form;
  return pageHtml({
    language: page.language,
    title: words.title(page.businessName),
    listed: false,
    canonical: undefined,
    style: DESK_STYLE,
    main: [
      `<h1>${escapeHtml(words.title(page.businessName))}</h1>`,
      `<h2>${words[why].title}</h2>`,
      `<p>${words[why].text}</p>`,
      waysHtml(page.ways, words),
    ].join('\n'),
    foot: `<p>${escapeHtml(words.foot(page.businessName))}</p>`,
  });
}
