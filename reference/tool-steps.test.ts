/** The steps in tools: for enough of them, in both languages, and never with a source of others. */
import { expect, test } from 'vitest';
import { TOOLS } from './data.server.ts';
import { toolAct, toolStepBook } from './schema-tool-steps.ts';
import { TOOL_STEPS, TOOL_STEPS_ES } from './tool-steps.server.ts';

const ids = Object.keys(TOOL_STEPS.tools);
const steps = Object.entries(TOOL_STEPS.tools).flatMap(([id, acts]) =>
  toolAct.options.flatMap((act) => {
    const step = acts[act];
    return step ? { id, act, step, at: `${id} ${act}` } : [];
  }),
);

/** Where makers explain their tools. A page of somebody else is no source for a step. */
const MAKERS_HOSTS: Readonly<Record<string, string>> = {
  shopify: 'help.shopify.com',
  woocommerce: 'woocommerce.com',
  wix: 'support.wix.com',
  square: 'squareup.com',
  stripe: 'docs.stripe.com',
  klaviyo: 'help.klaviyo.com',
  mailchimp: 'mailchimp.com',
  hubspot: 'knowledge.hubspot.com',
  'google-analytics': 'support.google.com',
  'google-workspace': 'support.google.com',
  'meta-custom-audience': 'developers.facebook.com',
  quickbooks: 'quickbooks.intuit.com',
  zendesk: 'support.zendesk.com',
  calendly: 'help.calendly.com',
  salesforce: 'help.salesforce.com',
  'microsoft-365': 'docs.microsoft.com',
  slack: 'slack.com',
  intercom: 'www.intercom.com',
  'constant-contact': 'community.constantcontact.com',
  activecampaign: 'help.activecampaign.com',
  brevo: 'help.brevo.com',
  omnisend: 'support.omnisend.com',
  postscript: 'help.postscript.io',
  yotpo: 'support.yotpo.com',
  // where Toast keeps its help pages
  toast: 'intercom.help',
  mindbody: 'help.mindbody.io',
  acuity: 'help.acuityscheduling.com',
  surveymonkey: 'help.surveymonkey.com',
  docusign: 'www.docusign.com',
  zoom: 'support.zoom.com',
  'pinterest-tag': 'help.pinterest.com',
  xero: 'help.xero.com',
  twilio: 'support.twilio.com',
  // Twilio owns SendGrid
  sendgrid: 'www.twilio.com',
  kit: 'help.convertkit.com',
  freshdesk: 'support.freshdesk.com',
  shipstation: 'help.shipstation.com',
};

test('at least forty tools of the list, each with finding and deleting a person', () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
  const known = new Set(TOOLS.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  for (const [id, acts] of Object.entries(TOOL_STEPS.tools))
    expect([acts.find, acts.delete], id).not.toContain(undefined);
});

test('a source is a page of the maker, and most tools have one', () => {
  for (const { id, step, at } of steps)
    if (step.source !== undefined)
      expect(new URL(step.source).host, at).toBe(MAKERS_HOSTS[id] ?? 'no host of the maker');
  const read = new Set(steps.flatMap(({ id, step }) => (step.source === undefined ? [] : [id])));
  expect([...read].toSorted()).toEqual(Object.keys(MAKERS_HOSTS).toSorted());
});

test('Spanish has each step once more, and not in English', () => {
  expect(Object.keys(TOOL_STEPS_ES.tools)).toEqual(ids);
  for (const { id, act, step, at } of steps) {
    const spanish = TOOL_STEPS_ES.tools[id]?.[act];
    expect(spanish, at).toBeTypeOf('string');
    expect(spanish, at).not.toBe(step.do);
  }
  for (const acts of Object.values(TOOL_STEPS_ES.tools))
    for (const act of Object.keys(acts)) expect(toolAct.options).toContain(act);
  expect(Object.keys(TOOL_STEPS_ES.general)).toEqual(Object.keys(TOOL_STEPS.general));
});

test('what was not read names no menu, except by words that every such tool has', () => {
  // the path of a menu is a claim about the maker's page, and needs that page
  const menu = /,? then [A-Z]|\b(?:choose|click|open) [A-Z][a-z]+/;
  for (const { step, at } of steps)
    if (step.source === undefined) expect(step.do, at).not.toMatch(menu);
});

test('sentences are short', () => {
  const texts = [
    ...steps.map(({ step }) => step.do),
    ...Object.values(TOOL_STEPS.general),
    ...Object.values(TOOL_STEPS_ES.tools).flatMap((acts) =>
      toolAct.options.flatMap((act) => acts[act] ?? []),
    ),
  ];
  for (const text of texts)
    for (const sentence of text.split(/(?<=[.:]) /))
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
});

test('a step without words, or with an address that is not safe, is refused', () => {
  const book = (find: object) => ({ ...TOOL_STEPS, tools: { shopify: { find } } });
  expect(toolStepBook.safeParse(book({ do: 'Look.' })).success).toBe(true);
  expect(toolStepBook.safeParse(book({ do: '' })).success).toBe(false);
  expect(toolStepBook.safeParse(book({ do: 'Look.', source: 'http://x.org' })).success).toBe(false);
});
