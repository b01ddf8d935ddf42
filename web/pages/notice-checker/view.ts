/** The notice checker's data from the build. */
import type { NoticeElement, NoticeLaw } from '#engine/notice/notice.ts';
import type { SignBook } from '#engine/notice/signs/signs.ts';

export interface NoticeView {
  readonly elements: readonly NoticeElement[];
  readonly laws: readonly NoticeLaw[];
  readonly signs: SignBook;
  /** The address of each law's text. */
  readonly urls: Readonly<Record<string, string>>;
  /** The day on which the contents were last checked; the page is rendered for it. */
  readonly reviewed: string;
}
