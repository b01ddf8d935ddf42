/** The required elements of a privacy notice, the signs of each, and the days of each law. */
import { LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { CONTENTS_REVIEWED } from '#reference/contents.server.ts';
import { noticeElements, noticeLaws } from '#reference/notice-contents.server.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';
import type { ClaimSigns } from '#engine/notice/signs/signs.ts';
import type { NoticeView } from './view.ts';

export function data(): NoticeView {
  return {
    elements: noticeElements(),
    laws: noticeLaws(),
    signs: {
      ...NOTICE_SIGNS,
      claims: NOTICE_SIGNS.claims.map((claim): ClaimSigns => ({
        ...claim,
        fact: claim.fact as FactKey,
      })),
    } as NoticeView['signs'],
    urls: Object.fromEntries(LAWS.map(({ state, law }) => [state, law.url])),
    reviewed: CONTENTS_REVIEWED,
  };
}
