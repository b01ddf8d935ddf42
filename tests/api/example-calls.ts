/**
 * Valid input for each call of the contract: the tests of CSRF, ownership and malformed input are
 * generated from it.
 */
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { CORPUS, PASSWORD, person, PROFILE } from './stage.ts';

interface Ids {
  readonly businessId: string;
  readonly requestId: string;
  readonly taskId: string;
  readonly requirementId: string;
}

export const LETTER = {
  kind: 'violation',
  stateId: 'TX',
  office: 'Office of the Attorney General of Texas',
  reference: 'CPD-1',
  dated: '2026-01-05',
  receivedOn: '2026-01-09',
  days: 30,
  lastDay: null,
  sections: '541.102(a)',
  text: '',
  signs: [],
  requirementIds: ['TX-01'],
  fixes: [],
  toldPeople: null,
  policies: null,
  policiesChanged: '',
  cured: false,
  promise: false,
  signer: '',
  signerTitle: '',
};

const TOKEN = 'z'.repeat(43);
export const BODIES: Readonly<Record<string, unknown>> = {
  login: { email: 'nobody@example.com', password: PASSWORD },
  register: person('somebody@example.com'),
  verify: { token: TOKEN },
  forgot: { email: 'nobody@example.com' },
  reset: { token: TOKEN, password: PASSWORD },
  inviteMember: { email: 'adviser@example.com', role: 'reader' },
  changeMember: { role: 'editor' },
  makeReadLink: { name: 'Bank', days: 7 },
  readInvitation: { token: TOKEN },
  acceptInvitation: { token: TOKEN },
  startTransfer: { email: 'next@example.com', keeps: 'nothing', password: 'not the password' },
  acceptTransfer: { token: TOKEN },
  secondStep: { code: '123456' },
  passkeySignIn: { passkey: { id: 'none' } },
  startApp: { name: 'Phone' },
  confirmApp: { code: '123456' },
  addPasskey: { name: 'Laptop', passkey: { id: 'none' } },
  proveOwner: { password: 'not the password' },
  createBusiness: PROFILE,
  changeBusiness: { ...PROFILE, version: 1 },
  saveAnswers: { version: 1, answers: [{ fact: 'sellsPersonalData', value: true }] },
  markTask: { status: 'done', note: 'Seen' },
  markRequirement: { status: 'done' },
  markLawNewsRead: { upTo: 1 },
  markSmallTask: { status: 'done', note: 'Seen' },
  setPlanning: { hoursAWeek: 6, tasksInCalendar: true },
  saveDetails: { version: 1, details: [{ name: 'contactEmail', value: 'privacy@example.com' }] },
  chooseSlug: { slug: 'harbor-books' },
  allowSearch: { allowed: true },
  publish: { number: 1 },
  saveDataMap: { version: 1, tools: ['mailchimp'] },
  importDataMap: { version: 1, csv: 'Row,Name\nData,Email addresses\n' },
  readLetterText: { text: 'Section 541.102(a) of Texas' },
  addRegulatorLetter: LETTER,
  changeRegulatorLetter: { version: 1, letter: LETTER },
  rateTemplate: { stars: 4 },
  changeDesk: { houseDays: 30 },
  enterRequest: {
    channel: 'phone',
    receivedOn: '2026-11-20',
    state: 'VA',
    by: 'self',
    types: ['access'],
    name: 'Pat Example',
    email: 'pat@example.com',
    post: null,
    order: null,
    text: null,
    onBehalfOf: null,
  },
  findRequests: { text: 'Example' },
  proveLetter: { text: 'Example' },
  readRequestMail: {
    from: 'pat@mailbox.example',
    subject: 'my data',
    text: 'Please delete my data.',
    headers: { 'in-reply-to': '<a@b.example>' },
    sentAt: 'Mon, 12 Oct 2026 22:41:13 -0700',
  },
  settleArrivedMail: { what: 'set-aside' },
  actOnHeld: { what: 'not-a-request', all: { until: '2026-11-20T12:00:00.000Z' } },
  actOnRequest: { version: 1, what: 'acknowledged' },
  changeRequest: { version: 1, keptFor: 'A dispute is open' },
  giveRequest: { email: 'helper@example.com', sends: false },
  addRequestNote: { text: 'Called back' },
  addCopyFile: { name: 'Notes', kind: 'text', content: 'T3JkZXJzOiAz', mask: true },
  handOverCopy: { version: 1, looked: true, identity: [] },
  draftLetter: { kind: 'receipt' },
  saveLetter: { version: 1, subject: 'Your request', text: 'We got it.' },
  sendLetter: { version: 1, by: 'print', identity: [] },
  startSiteTest: { site: 'https://shop.example', kind: 'look' },
  proveSite: { site: 'shop.example' },
  scheduleSite: { site: 'shop.example', weekly: false, alarms: true },
  dismissSeenTool: { tool: 'meta-pixel', dismissed: true },
  // Wrong on purpose, so that the fuzz test does not end the session that it uses.
  changeTimeZone: { timeZone: 'America/Denver' },
  changeLanguage: { language: 'es' },
  changeName: { firstName: 'Maria', lastName: 'Lane' },
  changeEmail: { email: 'new@example.com', password: 'not the password' },
  changePassword: { currentPassword: 'not the password', newPassword: PASSWORD },
  deleteAccount: { password: 'not the password' },
};

/** The body of a valid call; throws for a new call that has a body and no entry here. */
export function bodyOf(endpoint: Endpoint): unknown {
  if (endpoint.body && !(endpoint.name in BODIES))
    throw new Error(`example-calls.ts needs a body for ${endpoint.name}`);
  return BODIES[endpoint.name];
}

/** The path with its parameters filled in; throws for a parameter without a value here. */
export function urlOf(endpoint: Endpoint, ids: Partial<Ids> = {}): string {
  const values: Readonly<Record<string, string>> = {
    businessId: 'none',
    factorId: 'none',
    sessionName: 'none',
    memberId: 'none',
    shareId: 'none',
    linkId: 'none',
    taskId: 'privacy-notice',
    requirementId: 'DE-01',
    lawId: 'ftc-act',
    askNumber: '1',
    stateId: 'DE',
    lawDataHash: CORPUS.hash,
    template: 'privacy-policy',
    number: '1',
    format: 'word',
    report: 'report',
    letterId: 'none',
    fileId: 'none',
    letterPaper: 'answer',
    requestId: 'none',
    mailId: 'none',
    logFormat: 'csv',
    testId: 'none',
    picture: '1',
    ...ids,
  };
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`example-calls.ts needs a value for :${name}`);
    return encodeURIComponent(value);
  });
}

export const CHANGING = ENDPOINTS.filter(({ method }) => method !== 'GET');
