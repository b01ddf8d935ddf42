/** The input of the checker for these tests. */
import { checkNotice, readySigns } from '#engine/notice/findings/check.ts';
import type { NoticeLaw, NoticeResult, NoticeText } from '#engine/notice/notice.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { noticeLaws } from '#reference/notice-contents.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';
import type { SignBook } from '#engine/notice/signs/signs.ts';
import type { NoticeElement } from '#engine/notice/notice.ts';

export const ELEMENTS = REQUIRED_ELEMENTS.filter(
  ({ document }) => document === 'privacy-notice',
) as unknown as readonly NoticeElement[];
const NOTICE_LAWS: readonly NoticeLaw[] = noticeLaws();
const SIGNS = readySigns(NOTICE_SIGNS as SignBook);

export const checked = (
  text: NoticeText,
  states: readonly string[],
  facts: Facts,
  asOf = '2026-11-21',
): NoticeResult =>
  checkNotice(text, { states, facts, asOf, elements: ELEMENTS, laws: NOTICE_LAWS }, SIGNS);
