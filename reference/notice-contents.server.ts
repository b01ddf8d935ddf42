/** What privacy notices must contain, and the days that each law names for them. */
import { LAWS } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from './contents.server.ts';

/** The elements of a privacy notice, with what each state asks. */
export const NOTICE_CONTENTS = REQUIRED_ELEMENTS.filter(
  ({ document }) => document === 'privacy-notice',
);

/** The same as the checker reads them. */
export const noticeElements = () =>
  NOTICE_CONTENTS.map(({ id, title, what, when, states }) => ({
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
  }));

/** The parts of the laws that the checker reads. */
export const noticeLaws = () =>
  LAWS.map(({ state, name, effective, rights, requests }) => ({
    state,
    name,
    effective,
    rights: rights.map(({ id }) => id),
    respondDays: requests.respondDays,
    extensionDays: requests.extensionDays,
    appealDays: requests.appealRespondDays,
  }));
