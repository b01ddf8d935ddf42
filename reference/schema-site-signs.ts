/**
 * The signs by which the opt-out tester knows what a site sends, shows and says. A sign is a host,
 * a path and a shape together: a host alone would take a share button for an advertising tag.
 */
import { z } from 'zod';

const text = z.string().min(1);
const page = z.url({ protocol: /^https$/ });

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'i').source !== '';
  } catch {
    return false;
  }
}

/** A regular expression, without regard to capitals. */
const pattern = text.refine(isPattern, { error: 'not a regular expression' });

/**
 * `www.x.com` is this host alone; `.x.com` is the name and everything below it; `www.x.*` is the
 * host in each country.
 */
const host = z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z0-9-]+|\*)$/);

const shape = z
  .strictObject({
    /** Left out: any host. Then parameters have to say enough. */
    hosts: z.array(host).min(1).optional(),
    path: pattern.optional(),
    /** Names of parameters, all of them. */
    has: z.array(text).min(1).optional(),
    /** Names of parameters, one or more of them. */
    hasOne: z.array(text).min(1).optional(),
    /** Kept parameters and what their values look like. */
    kept: z.record(text, pattern).optional(),
  })
  .refine(({ hosts, path }) => hosts === undefined || path !== undefined, {
    error: 'a host needs a path: a host alone takes a share button for a tag',
  })
  .refine(
    ({ hosts, has, hasOne, kept }) =>
      hosts !== undefined ||
      (has?.length ?? 0) + (hasOne ? 1 : 0) + Object.keys(kept ?? {}).length >= 3,
    { error: 'a shape without a host needs three or more signs of parameters' },
  );

const lessMark = z.strictObject({
  parameter: text,
  value: pattern,
  /** What the vendor says that it does then. */
  means: text,
  source: page,
});

const toolSign = z
  .strictObject({
    /** Its id in tools.json, or one of its own. */
    tool: text,
    /** The name of an advertising company that tools.json does not list. */
    name: text.optional(),
    /** A file or frame of the tool is fetched. */
    loads: z.array(shape),
    /** Something about the visit leaves for the tool. */
    sends: z.array(shape),
    /** Hosts that serve this tool alone: everything with an identifier sent there counts too. */
    ownHosts: z.array(host).optional(),
    /** Its script by a name that nobody else's has, wherever it lies. */
    files: z.array(pattern).min(1).optional(),
    less: z.array(lessMark).optional(),
    /** It records what visitors do on the page. */
    recorder: z.literal(true).optional(),
    /** Pages; empty if everything is general knowledge of the tool's public code. */
    sources: z.array(page),
    /** What the sources confirm; the rest is general knowledge. */
    confirmed: z.array(z.enum(['hosts', 'paths', 'parameters'])),
    /** Where the rest comes from. */
    noted: text.optional(),
  })
  .refine(({ loads, sends }) => loads.length + sends.length > 0, { error: 'a tool without a sign' })
  .refine(({ sources, confirmed }) => (sources.length === 0) === (confirmed.length === 0), {
    error: 'a source confirms something, and nothing is confirmed without one',
  })
  .refine(({ confirmed, noted }) => confirmed.length > 0 || noted !== undefined, {
    error: 'a sign without a source says where it comes from',
  });

const phrases = z.array(text).min(1);
const patterns = z.array(pattern).min(1);

const controls = z.strictObject({
  /** What a banner or a layer of choices speaks of. */
  topic: patterns,
  refuse: patterns,
  accept: patterns,
  /** Acceptance that only says that something was read. */
  acknowledge: patterns,
  settings: patterns,
  save: patterns,
  close: patterns,
  /** Switches that nobody may turn off. */
  necessary: patterns,
  /** Links and buttons that offer the opt-out, the plainest first. */
  optOut: z.array(patterns).min(1),
  /** An opt-out of mails is none of sale. */
  ofMails: patterns,
  /** What opens the choices again, on the page that an opt-out link leads to. */
  opener: patterns,
  /** What leads on where only a state was asked for. */
  goOn: patterns,
  /** What a page says once somebody opted out. */
  optedOut: patterns,
  limit: patterns,
  notice: patterns,
  /** The door of an account. */
  signIn: patterns,
  /** Switches that mean no where they stand on. */
  meansOut: patterns,
  /** One of several answers, the one that means no. */
  meansNo: patterns,
  /** Switches that an opt-out is about. */
  meansTracking: patterns,
  /** Fields that ask who somebody is, and two kinds that do not belong to an opt-out. */
  personalField: patterns,
  searchField: patterns,
  newsField: patterns,
  ageGate: patterns,
  ageYes: patterns,
  /** What a page says of a signal that it honored. */
  signalConfirmed: patterns,
  /** What a site promises of tools that wait for a choice. */
  promise: patterns,
  promiseAbout: patterns,
});

export const siteSigns = z.strictObject({
  checked: z.iso.date(),
  /** Parameters whose values a record keeps, and what they have to look like to be kept. */
  keep: z.record(text, pattern),
  tools: z.array(toolSign).min(1),
  /** Recorders of visits that tools.json does not list; their hosts serve nothing else. */
  recorders: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      name: text,
      hosts: z.array(host).min(1),
      source: page,
    }),
  ),
  /** Marks that any vendor may carry. */
  less: z.array(lessMark),
  /** How advertising companies beyond the list of tools are told from plain libraries. */
  companies: z.strictObject({ paths: z.array(pattern).min(1), parameters: phrases }),
  /**
   * Names of parameters by which an own server gets what an advertising company knows a visitor by.
   */
  ownServer: z.strictObject({
    identifiers: phrases,
    together: z.array(z.array(text).min(2)).min(1),
    recognition: pattern,
  }),
  words: z.strictObject({
    closeAccepts: phrases,
    optOutLink: z.strictObject({ prescribed: phrases, old: phrases, other: phrases }),
    limitLink: phrases,
    privacyNotice: phrases,
    modestFields: phrases,
  }),
  /**
   * Words of controls, links and fields, and what pages say about choices, in English and Spanish.
   */
  controls,
  /** What pages say that stand before a site, and words of forms that only sound so. */
  walls: z.strictObject({ words: patterns, notice: patterns }),
  /** Pages of the industry on which visitors may opt out of some companies only. */
  industryOptOuts: z.array(host).min(1),
  /** Names of consent strings on a page, in cookies and in requests. */
  strings: z.strictObject({ parameters: phrases, cookies: phrases }),
  /**
   * Names of states that give a right to opt out, the one to name first where a site asks for a
   * state before it lets anybody say no.
   */
  optOutStates: phrases,
  /** Words in an address that tell something about health. */
  healthWords: phrases,
  /** Questions in an address whose answer tells something about health. */
  healthQueries: z.strictObject({
    /** Names of parameters that ask about health wherever they stand. */
    always: phrases,
    /** Names that do where the page is of people who care for health. */
    atCare: phrases,
    /** How such people call themselves. */
    care: z.array(pattern).min(1),
    /** Answers that tell nothing. */
    neutral: z.array(pattern).min(1),
  }),
});
export type SiteSigns = z.infer<typeof siteSigns>;
export type ToolSign = SiteSigns['tools'][number];
export type SignShape = ToolSign['sends'][number];
export type LessMark = NonNullable<ToolSign['less']>[number];

/** Advertising companies that tools.json does not list, by the hosts they answer at. */
export const advertisingCompanies = z.strictObject({
  source: page,
  version: text,
  licence: text,
  companies: z
    .array(z.tuple([z.string().regex(/^[a-z0-9-]+$/), text, z.array(host).min(1)]))
    .min(1),
});
export type AdvertisingCompanies = z.infer<typeof advertisingCompanies>;
