/** What the page and its worker tell each other. */
import type { NoticeQuestion, NoticeResult, NoticeText } from '#engine/notice/notice.ts';
import type { SignBook } from '#engine/notice/signs/signs.ts';

export type ToChecker =
  | { readonly kind: 'signs'; readonly book: SignBook }
  | {
      readonly kind: 'check';
      readonly id: number;
      readonly text: NoticeText;
      readonly question: NoticeQuestion;
    };

export interface FromChecker {
  readonly id: number;
  readonly result: NoticeResult;
}
