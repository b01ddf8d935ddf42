/**
 * For each call of the contract a request that succeeds, made anew each time: the fuzz test spoils
 * copies of it.
 */
import type { Endpoint } from '#contract/endpoint.ts';
import { isAboutBusiness } from '#contract/account/sharing-needs.ts';
import { BODIES, bodyOf, LETTER, urlOf } from './example-calls.ts';
import { finishPolicy } from '../finished-policy.ts';
import { freshSlug, type FuzzOwners } from './fuzz-owners.ts';
import { ofVerified } from './fuzz-sites.ts';
import { freshEmail, PASSWORD, person } from './stage.ts';

export interface Ready {
  readonly url: string;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
}

/**
 * A passkey is made and used by a browser: tests/journeys/second-factor.spec.ts,
 * tests/api/passkey-alone.test.ts.
 */
export const NEED_A_BROWSER = new Set(['addPasskey', 'passkeySignIn']);

type Given = {
  readonly ids?: Record<string, string>;
  readonly cookie?: string;
  readonly body?: unknown;
};

type Special = (calls: FuzzOwners, businessId: string) => Promise<Given>;

const owner: Special = async (calls) => ({ cookie: (await calls.account()).cookie });
const withVersion: Special = async (calls, id) => {
  await calls.version(id);
  return {};
};
const withLetter: Special = async (calls, id) => ({
  ids: { letterId: await calls.made(id, 'regulator-letters', LETTER) },
});
const withMember: Special = async (calls, id) => ({
  ids: { memberId: await calls.made(id, 'members', { email: freshEmail(), role: 'reader' }) },
});
const withSiteTest: Special = async (calls, id) => ({ ids: await calls.siteTest(id) });

const ofRequest =
  (more: (calls: FuzzOwners, at: RequestAt) => Promise<Given> = async () => ({})): Special =>
  async (calls, businessId) => {
    const at = { businessId, requestId: await calls.made(businessId, 'requests', ASKED) };
    const given = await more(calls, at);
    return { ...given, ids: { requestId: at.requestId, ...given.ids } };
  };
const ASKED = BODIES['enterRequest'];
interface RequestAt {
  readonly businessId: string;
  readonly requestId: string;
}
const withDraft = ofRequest(async (calls, { businessId, requestId }) => ({
  ids: {
    letterId: await calls.made(businessId, `requests/${requestId}/letters`, { kind: 'data' }),
  },
}));
const withCopy = (isOut: boolean) =>
  ofRequest((calls, { requestId }) => calls.copy(requestId, isOut).then(() => ({})));
const withText = ofRequest(async (calls, { businessId, requestId }) => {
  const path = `requests/${requestId}/letters`;
  const letterId = await calls.made(businessId, path, { kind: 'data' });
  const { cookie } = await calls.shared();
  const body = { version: 1, subject: 'Your request', text: 'Here it is.' };
  await calls.call('PUT', `/api/businesses/${businessId}/${path}/${letterId}`, cookie, body);
  return { ids: { letterId }, body: { version: 2, by: 'print', identity: [] } };
});

const SPECIAL: Readonly<Record<string, Special>> = {
  login: async (calls) => ({ body: { email: (await calls.shared()).email, password: PASSWORD } }),
  register: async () => ({ body: person() }),
  logout: owner,
  resendVerification: owner,
  endOtherSessions: owner,
  verify: async (calls) => {
    const { email } = await calls.account();
    return { body: { token: await calls.token(email, 'verify') } };
  },
  reset: async (calls) => {
    const { email } = await calls.account();
    await calls.call('POST', '/api/auth/forgot', undefined, { email });
    return { body: { token: await calls.token(email, 'reset'), password: 'a quite new lamp 77' } };
  },
  changePassword: async (calls) => ({
    ...(await owner(calls, '')),
    body: { currentPassword: PASSWORD, newPassword: 'a quite new lamp 77' },
  }),
  changeEmail: async (calls) => ({
    ...(await owner(calls, '')),
    body: { email: freshEmail(), password: PASSWORD },
  }),
  deleteAccount: async (calls) => ({ ...(await owner(calls, '')), body: { password: PASSWORD } }),
  proveOwner: async (calls) => ({ ...(await owner(calls, '')), body: { password: PASSWORD } }),
  startApp: owner,
  passkeyOptions: owner,
  confirmApp: async (calls) => {
    const { cookie, id, key } = await calls.app(false);
    return { cookie, ids: { factorId: id }, body: { code: calls.code(key) } };
  },
  removeFactor: async (calls) => {
    const { cookie, id } = await calls.app();
    return { cookie, ids: { factorId: id } };
  },
  newRecoveryCodes: async (calls) => ({ cookie: (await calls.app()).cookie }),
  secondStep: async (calls) => {
    const { cookie, key } = await calls.halfSignedIn();
    return { cookie, body: { code: calls.code(key) } };
  },
  secondStepPasskey: async (calls) => ({ cookie: (await calls.halfSignedIn()).cookie }),
  readInvitation: (calls) => calls.invitation(),
  acceptInvitation: (calls) => calls.invitation(),
  leaveShared: async (calls) => {
    const { cookie, body, businessId } = await calls.invitation();
    await calls.call('POST', '/api/invitation/acceptance', cookie, body);
    return { cookie, ids: { shareId: businessId } };
  },
  endSession: async (calls) => {
    const { cookie, email } = await calls.account();
    await calls.call('POST', '/api/auth/login', undefined, { email, password: PASSWORD });
    await calls.call('POST', '/api/account/proof', cookie, { password: PASSWORD });
    const { sessions } = (await calls.call('GET', '/api/account', cookie)).json<{
      sessions: { name: string; current: boolean }[];
    }>();
    return { cookie, ids: { sessionName: sessions.find((one) => !one.current)?.name ?? '' } };
  },
  startTransfer: async () => ({
    body: { email: freshEmail(), keeps: 'nothing', password: PASSWORD },
  }),
  endTransfer: async (calls, id) => {
    await calls.offer(id, freshEmail());
    return {};
  },
  acceptTransfer: async (calls) => {
    const { email, cookie } = await calls.account();
    return { cookie, body: { token: await calls.offer(await calls.business(), email) } };
  },
  settleArrivedMail: async (calls, id) => ({ ids: await calls.arrivedMail(id) }),
  readRequest: ofRequest(),
  actOnRequest: ofRequest(),
  changeRequest: ofRequest(),
  addRequestNote: ofRequest(),
  giveRequest: ofRequest(),
  takeRequestBack: ofRequest(async (calls, at) => ({ ids: await calls.giving(at) })),
  addCopyFile: ofRequest(),
  dropCopyFile: ofRequest(async (calls, { requestId }) => ({ ids: await calls.copy(requestId) })),
  handOverCopy: withCopy(false),
  takeBackCopy: withCopy(true),
  draftLetter: ofRequest(),
  saveLetter: withDraft,
  downloadLetter: withDraft,
  sendLetter: withText,
  eraseRequest: ofRequest(async (calls, { businessId, requestId }) => {
    const path = `/api/businesses/${businessId}/requests/${requestId}/events`;
    const { cookie } = await calls.shared();
    await calls.call('POST', path, cookie, { version: 1, what: 'withdrawn' });
    return {};
  }),
  inviteMember: async () => ({ body: { email: freshEmail(), role: 'reader' } }),
  changeMember: withMember,
  removeMember: withMember,
  endReadLink: async (calls, id) => ({
    ids: { linkId: await calls.made(id, 'read-links', { name: 'Bank', days: 7 }) },
  }),
  chooseSlug: async () => ({ body: { slug: freshSlug() } }),
  allowSearch: async (calls, id) => {
    await calls.slug(id);
    return {};
  },
  publish: async (calls, id) => {
    await calls.version(id);
    await calls.slug(id);
    return {};
  },
  withdraw: async (calls, id) => {
    await calls.version(id);
    await calls.slug(id);
    const { cookie } = await calls.shared();
    const path = `/api/businesses/${id}/documents/privacy-policy/publication`;
    await calls.call('PUT', path, cookie, { number: 1 });
    return {};
  },
  // a law that starts within a year
  downloadComing: async (calls) => ({
    ids: { businessId: await calls.business({ statesOperating: ['OK'] }) },
  }),
  // kept before Delaware's act began on January 1, 2025
  switchOn: async (calls) => {
    const { cookie } = await calls.shared();
    const businessId = await calls.business({ statesOperating: ['DE'] });
    await finishPolicy(
      async (method, url, body) => (await calls.call(method, url, cookie, body)).json(),
      businessId,
    );
    await calls.version(businessId, 1, '2024-12-31');
    return { ids: { businessId } };
  },
  readVersion: withVersion,
  downloadVersion: withVersion,
  downloadNotes: withVersion,
  readSiteCopy: withVersion,
  downloadSiteCopy: withVersion,
  compareVersions: async (calls, id) => {
    await calls.version(id, 1);
    await calls.version(id, 2);
    return { ids: { number: '2' } };
  },
  startSiteTest: async (calls) => ({
    ...(await ofVerified(calls)),
    body: { site: 'shop.example', kind: 'fetch' },
  }),
  proveSite: ofVerified,
  stopSiteTest: withSiteTest,
  readSiteTest: withSiteTest,
  makeSiteKit: withSiteTest,
  readSitePicture: withSiteTest,
  downloadSiteRecord: withSiteTest,
  changeRegulatorLetter: withLetter,
  deleteRegulatorLetter: withLetter,
  downloadLetterPaper: withLetter,
};

/** A request of this call that succeeds. */
export async function ready(calls: FuzzOwners, endpoint: Endpoint): Promise<Ready> {
  const given = await givenFor(calls, endpoint);
  return {
    url: urlOf(endpoint, given.ids),
    cookie: given.cookie,
    body: 'body' in given ? given.body : bodyOf(endpoint),
  };
}

async function givenFor(calls: FuzzOwners, endpoint: Endpoint): Promise<Given> {
  const { name, access } = endpoint;
  const special = SPECIAL[name];
  const { cookie } = await calls.shared();
  if (isAboutBusiness(endpoint)) {
    const businessId = await calls.business();
    const more = await special?.(calls, businessId);
    return { cookie, ...more, ids: { businessId, ...more?.ids } };
  }
  if (special) return special(calls, '');
  return access === 'owner' ? { cookie } : {};
}
