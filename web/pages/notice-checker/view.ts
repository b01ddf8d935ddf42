/** What the notice checker is given at build. */
import type { NoticeElement, NoticeLaw } from '#engine/notice/notice.ts';
import type { SignBook } from '#engine/notice/signs.ts';

export interface NoticeView {
  readonly elements: readonly NoticeElement[];
  readonly laws: readonly NoticeLaw[];
  readonly signs: SignBook;
  /** The address of each law's text. */
  readonly urls: Readonly<Record<string, string>>;
  /** The day to which the contents were checked; the page is drawn for it. */
  readonly reviewed: string;
}
