/** The required elements of a privacy notice, the signs of each, and the days of each law. */
import { LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { CONTENTS_REVIEWED, REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';
import type { NoticeElement } from '#engine/notice/notice.ts';
import type { ClaimSigns } from '#engine/notice/signs/signs.ts';
import type { NoticeView } from './view.ts';

type Element = (typeof REQUIRED_ELEMENTS)[number];

const elementOf = ({ id, title, what, when, states }: Element): NoticeElement => ({
  id,
  title,
  what,
  ...(when ? { when } : {}),
  states: Object.fromEntries(
    Object.entries(states).map(([state, { required, cite, note, from }]) => [
      state,
      { required, cite, note, from },
    ]),
  ),
});

export function data(): NoticeView {
  return {
    elements: REQUIRED_ELEMENTS.filter(({ document }) => document === 'privacy-notice').map(
      elementOf,
    ),
    laws: LAWS.map(({ state, name, effective, rights, requests }) => ({
      state,
      name,
      effective,
      rights: rights.map(({ id }) => id),
      respondDays: requests.respondDays,
      extensionDays: requests.extensionDays,
      appealDays: requests.appealRespondDays,
    })),
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
