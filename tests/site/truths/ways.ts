/**
 * What is so on each site of the tests, written from the design of the sites and never from what a
 * tester printed (docs/decisions/0095-sites-of-the-tests.md).
 */
import type { FindingName } from '#engine/site/judgement/finding.ts';
import { LESS, STILL, STOPPED, UNKNOWN, deaf, heard, type Verdicts } from './verdict-words.ts';

export interface Truth {
  readonly number: number;
  /** Tools that send somewhere; of every other one nothing may be said. */
  readonly tools?: Readonly<Record<string, Verdicts>>;
  /** What tools do after a yes in the banner and the no that follows; left out: nobody looked. */
  readonly afterYes?: Readonly<Record<string, Verdicts>>;
  readonly must?: readonly FindingName[];
  /** True as well, or a matter of taste. */
  readonly may?: readonly FindingName[];
  /** Never, not even as an advice. */
  readonly never?: readonly FindingName[];
  /** Bytes that no visit may go beyond. */
  readonly mostBytes?: number;
  /** One of the ten that tell most: `npm run test:site -- telling`. */
  readonly telling?: true;
}

const NO_VIEW: readonly FindingName[] = [
  'opt-out effect',
  'opt-out link missing',
  'notice missing',
];

export const TRUTHS: readonly Truth[] = [
  { number: 1, tools: { 'meta-pixel': { ...deaf, reject: STOPPED } }, telling: true },
  { number: 2, tools: { 'tiktok-pixel': deaf }, telling: true },
  {
    number: 3,
    tools: { 'pinterest-tag': heard },
    never: ['signal not confirmed on the site'],
    telling: true,
  },
  { number: 4, tools: { 'snap-pixel': heard } },
  { number: 5, tools: { 'meta-pixel': { gpc: STILL } }, must: ['opt-out link missing'] },
  {
    number: 6,
    tools: { 'tiktok-pixel': { gpc: STILL } },
    must: ['opt-out link dead'],
    may: ['opt-out effect'],
  },
  {
    number: 7,
    tools: { 'microsoft-ads': { gpc: STILL, optOut: UNKNOWN } },
    must: ['opt-out needs an account'],
    may: ['opt-out effect', 'opt-out asks for too much'],
  },
  {
    number: 8,
    tools: { 'google-analytics': deaf },
    must: ["tool hides behind the site's own name"],
  },
  {
    number: 9,
    must: ['own server gets an ad identifier'],
    may: ['opt-out effect'],
    telling: true,
  },
  { number: 10, tools: { criteo: deaf }, must: ["tool hides behind the site's own name"] },
  { number: 11, tools: { 'microsoft-ads': deaf } },
  { number: 12, tools: { 'linkedin-insight': deaf } },
  { number: 13, tools: { 'meta-pixel': deaf } },
  { number: 14, tools: { 'meta-pixel': deaf }, telling: true },
  { number: 15, tools: { 'snap-pixel': deaf }, telling: true },
  { number: 16, tools: { adnxs: deaf } },
  // The image in `noscript` is never asked for.
  { number: 17, tools: { 'pinterest-tag': deaf } },
  { number: 18, tools: { adnxs: deaf, pubmatic: deaf } },
  { number: 19, must: ['own server gets an ad identifier'], may: ['opt-out effect'] },
  {
    number: 20,
    tools: { 'meta-pixel': { ...heard, reject: STOPPED } },
    must: ['banner asymmetrical'],
  },
  {
    number: 21,
    tools: { 'pinterest-tag': { ...heard, reject: ['stopped', 'cannot tell'] } },
    must: ['banner asymmetrical'],
    telling: true,
  },
  { number: 22, tools: { 'google-analytics': { gpc: LESS, reject: LESS, optOut: LESS } } },
  { number: 23, tools: { 'tiktok-pixel': heard }, must: ['strings contradict each other'] },
  { number: 24, tools: { 'meta-pixel': deaf } },
  { number: 25, must: ['page did not come to rest'], may: NO_VIEW },
  {
    number: 26,
    tools: {
      'tiktok-pixel': {
        gpc: ['cannot tell', 'still sends'],
        optOut: ['cannot tell', 'still sends'],
      },
    },
    must: ['page did not come to rest'],
    may: NO_VIEW,
    mostBytes: 63_000_000,
  },
  { number: 27, must: ['blocked addresses listed in the evidence'], telling: true },
  { number: 28, must: ['certificate wrong'], may: NO_VIEW },
  { number: 29, must: ['bot wall'], may: NO_VIEW },
  {
    number: 30,
    telling: true,
    tools: {
      'meta-pixel': { gpc: ['cannot tell', 'still sends'], optOut: ['cannot tell', 'still sends'] },
    },
    may: ['opt-out effect'],
  },
  { number: 31, tools: { 'meta-pixel': { gpc: STILL, optOut: LESS } }, may: ['opt-out effect'] },
  {
    number: 32,
    tools: { 'meta-pixel': { reject: STILL } },
    must: ['banner accepts on close'],
    may: ['banner asymmetrical'],
  },
  { number: 33, tools: { 'meta-pixel': { ...deaf, reject: STOPPED } } },
  { number: 34, never: ['signal not confirmed on the site', 'limit link missing'], telling: true },
  { number: 35, never: ['signal not confirmed on the site', 'limit link missing'] },
];

/**
 * Said of any site without harm: no law asks for the file, and a tool that was seen is no
 * judgement.
 */
export const HARMLESS: readonly FindingName[] = [
  'tool seen',
  'tool waits for a yes',
  'stops after a yes and an opt-out',
  'opt-out link seen',
  'signal set by the test',
  'gpc.json missing',
  'signal not confirmed on the site',
];
