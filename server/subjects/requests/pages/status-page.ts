/**
 * The pages of a request for whoever made it: what was asked, by when, and three things to do;
 * behind the mailed link also the letters. No name, no address.
 */
import { fecha } from '#engine/explain/spanish.ts';
import type { State } from '#engine/requests/state.ts';
import { escapeHtml } from '#text/escape.ts';
import { longDate } from '#text/english.ts';
import { letterParts } from '#contract/requests/letter-texts.ts';
import { pageHtml } from '#server/subjects/publications/page.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import { DESK_STYLE } from './desk-style.ts';
import { MOST } from './form-input.ts';
import type { TokenOf } from '#server/subjects/requests/stored/store.ts';
import type { StatusWords } from '#server/subjects/requests/words/word-shapes.ts';
import { WORDS, type Language } from '#server/subjects/requests/words/words.ts';

/** One thing asked, as its person sees it. */
export interface StatusItem {
  readonly type: DeskType;
  readonly state: State;
  /** The day on which the use stopped. */
  readonly stoppedOn: string | null;
  readonly stopBy: string | null;
  readonly answerBy: string | null;
  readonly promisedOn: string | null;
  readonly moreTime: boolean;
}

export interface StatusPage {
  readonly language: Language;
  readonly businessName: string;
  readonly reference: string;
  /** The page itself, which its forms post to. */
  readonly path: string;
  readonly receivedOn: string;
  readonly items: readonly StatusItem[];
  readonly masked: boolean;
  /** undefined: this page shows none, since whoever posts the form is led to it. */
  readonly letters: readonly { readonly on: string; readonly text: string }[] | undefined;
  /** Whether the address that was given is one for email. */
  readonly byEmail: boolean;
  readonly may: { readonly add: boolean; readonly withdraw: boolean; readonly appeal: boolean };
  /** The days of its own that the business promises for an appeal; null: a law sets them. */
  readonly appealDays: number | null;
  /** What was just done here. */
  readonly noted?: keyof StatusWords['noted'] | 'saved' | undefined;
}

const dayIn = (language: Language) => (language === 'es' ? fecha : longDate);

/** The whole page. */
export function statusPage(page: StatusPage): string {
  const { form, status } = WORDS[page.language];
  const { language, businessName, reference, noted } = page;
  const say = dayIn(language);
  const lead =
    noted === undefined
      ? `<p class="number">${escapeHtml(reference)}</p>`
      : `<p class="note" role="status">${escapeHtml(noted === 'saved' ? status.saved(reference) : status.noted[noted])}</p>`;
  const foot = `<p>${escapeHtml(form.foot(businessName))}</p>`;
  return framed({ ...page, foot }, status.title, [
    lead,
    `<p><strong>${status.keepLink}</strong></p>`,
    ...(page.masked ? [`<p class="note">${status.masked}</p>`] : []),
    `<h2>${status.asked}</h2>`,
    `<p>${status.receivedOn(say(page.receivedOn))}</p>`,
    `<ul>\n${page.items.map((item) => itemHtml(item, form.types[item.type].label, status, say)).join('\n')}\n</ul>`,
    lettersHtml(page, status, say),
    actionsHtml(page, status),
  ]);
}

function itemHtml(
  item: StatusItem,
  label: string,
  words: StatusWords,
  say: (day: string) => string,
): string {
  const { state } = item;
  const running = state === 'open' || state === 'waiting' || state === 'appealed';
  const done = item.stoppedOn === null ? '' : words.stoppedOn(say(item.stoppedOn));
  const day = running ? dateWords(item, words, say) : done;
  return `<li><strong>${label}</strong><br>${words.states[state]}.${day === '' ? '' : ` ${day}`}</li>`;
}

function dateWords(
  { stoppedOn, stopBy, answerBy, promisedOn, moreTime }: StatusItem,
  words: StatusWords,
  say: (day: string) => string,
): string {
  if (stopBy !== null) return words.stopBy(say(stopBy));
  const stopped = stoppedOn === null ? '' : words.stoppedOn(say(stoppedOn));
  if (answerBy === null) {
    if (promisedOn !== null) return words.promisedBy(say(promisedOn));
    return stopped === '' ? words.noDate : stopped;
  }
  const by = moreTime ? words.moreTimeUntil(say(answerBy)) : words.answerBy(say(answerBy));
  return stopped === '' ? by : `${stopped} ${by}`;
}

const textsHtml = (text: string) =>
  letterParts(text)
    .map(
      ({ language, text: part }) =>
        `<div class="letter" lang="${language}" dir="auto">${escapeHtml(part)}</div>`,
    )
    .join('<p lang="en"><strong>English text</strong></p>');

function lettersHtml(
  { letters, byEmail }: StatusPage,
  words: StatusWords,
  say: (day: string) => string,
): string {
  const title = `<h2>${words.letters}</h2>\n`;
  if (letters === undefined)
    return `${title}<p>${words.lettersElsewhere[byEmail ? 'mailed' : 'notMailed']}</p>`;
  if (letters.length === 0) return `${title}<p>${words.noLetters}</p>`;
  const items = letters.map(
    ({ on, text }) =>
      `<details><summary>${words.letterOf(say(on))}</summary>${textsHtml(text)}</details>`,
  );
  return title + items.join('\n');
}

function actionsHtml(page: StatusPage, words: StatusWords): string {
  const { may, path, appealDays } = page;
  const { appeal } = words;
  const appealText = appealDays === null ? appeal.text : appeal.byCourtesy(appealDays);
  const start = (what: string) =>
    `<form method="post" action="${path}"><input type="hidden" name="what" value="${what}">`;
  const area = (id: string, label: string) =>
    `<div class="field"><label for="${id}">${label}</label><textarea id="${id}" name="text" rows="4" maxlength="${MOST.text}" dir="auto" required></textarea></div>`;
  return [
    may.appeal
      ? `<details open><summary>${appeal.title}</summary><p>${appealText}</p>${start('appeal')}${area('appeal', appeal.label)}<button>${appeal.button}</button></form></details>`
      : '',
    may.add
      ? `<details><summary>${words.add.title}</summary>${start('add')}${area('add', words.add.label)}<button class="quiet">${words.add.button}</button></form></details>`
      : '',
    may.withdraw
      ? `<details><summary>${words.withdraw.title}</summary><p>${words.withdraw.text}</p>${start('withdraw')}<button class="quiet">${words.withdraw.button}</button></form></details>`
      : '',
  ].join('\n');
}

const PLACE = { status: 's', mailed: 'm', confirm: 'c' } as const satisfies Record<TokenOf, string>;

/** The address of what a token opens. */
export const tokenPath = (of: TokenOf, token: string, language: Language) =>
  `${language === 'es' ? '/es' : ''}/r/${PLACE[of]}/${token}`;

interface Framed {
  readonly language: Language;
  readonly businessName: string;
  readonly foot?: string;
}

const framed = (
  { language, businessName, foot = '' }: Framed,
  title: string,
  main: readonly string[],
) =>
  pageHtml({
    language,
    title,
    listed: false,
    canonical: undefined,
    style: DESK_STYLE,
    main: [
      `<div class="top"><span>${escapeHtml(businessName)}</span></div>`,
      `<h1>${title}</h1>`,
      ...main,
    ].join('\n'),
    foot,
  });

/** The page of the mailed link: a button, because programs that look into mails open links. */
export function confirmPage(
  page: Framed & { readonly token: string; readonly reference: string },
): string {
  const { confirm } = WORDS[page.language].status;
  const path = tokenPath('confirm', page.token, page.language);
  return framed(page, confirm.title, [
    `<p>${escapeHtml(confirm.text(page.reference))}</p>`,
    `<form method="post" action="${path}"><button>${confirm.button}</button></form>`,
  ]);
}

/** The page of the mailed letters before somebody opened it: a button, for the same reason. */
export function closedLettersPage(
  page: Framed & { readonly path: string; readonly reference: string },
): string {
  const { open } = WORDS[page.language].status;
  return framed(page, open.title, [
    `<p>${escapeHtml(open.text(page.reference))}</p>`,
    `<form method="post" action="${page.path}"><input type="hidden" name="what" value="open"><button>${open.button}</button></form>`,
  ]);
}

/** The page after the button, or of a link that is over. */
export const confirmedPage = (page: Framed, done: boolean): string => {
  const { confirm, noted } = WORDS[page.language].status;
  return framed(page, confirm.title, [
    `<p class="note" role="status">${done ? noted.confirm : confirm.over}</p>`,
  ]);
};

/** The page of the link to a copy: a button, for the same reason. */
export function copyClosedPage(
  page: Framed & { readonly path: string; readonly reference: string; readonly until: string },
): string {
  const { copy } = WORDS[page.language].status;
  return framed(page, copy.title, [
    `<p>${escapeHtml(copy.text(page.reference, page.until))}</p>`,
    `<form method="post" action="${page.path}"><button>${copy.button}</button></form>`,
    `<p>${copy.inside}</p>`,
  ]);
}

/** The page of a link that was opened, or whose time is over. */
export const copyOverPage = (page: Framed): string => {
  const { copy } = WORDS[page.language].status;
  return framed(page, copy.title, [`<p class="note" role="status">${copy.over}</p>`]);
};

/** The page where something went wrong on our side. */
export const brokenPage = (language: Language): string => {
  const { broken } = WORDS[language].form;
  return framed({ language, businessName: '' }, broken.title, [`<p>${broken.text}</p>`]);
};

/** The page of a request that is not there, or not any more. */
export const gonePage = (language: Language): string => {
  const { gone } = WORDS[language].status;
  return framed({ language, businessName: '' }, gone.title, [`<p>${gone.text}</p>`]);
};
