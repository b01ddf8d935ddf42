/**
 * What is so on each of the sites with habits of well-known tools, written before the tester met
 * them.
 */
import type { Truth } from './ways.ts';
import { LESS, STILL, STOPPED, UNKNOWN, deaf, refused, type Verdicts } from './verdict-words.ts';

/** Does not hear the signal, and nobody can tell what its link does. */
const closed: Verdicts = { gpc: STILL, optOut: UNKNOWN };

/** A state that is named lets press on, and nothing comes of it. */
const asksState: Verdicts = { gpc: STILL, optOut: ['still sends', 'cannot tell'] };

export const HABIT_TRUTHS: readonly Truth[] = [
  {
    number: 101,
    tools: {
      'linkedin-insight': refused,
      'meta-pixel': { gpc: STILL, reject: STILL, optOut: STILL },
    },
    must: ['banner asymmetrical'],
  },
  { number: 102, tools: { 'tiktok-pixel': refused } },
  { number: 103, tools: { 'pinterest-tag': refused } },
  { number: 104, tools: { 'reddit-pixel': refused }, must: ['banner asymmetrical'] },
  { number: 105, tools: { 'snap-pixel': { gpc: STOPPED, optOut: STOPPED } } },
  {
    number: 106,
    tools: { 'google-ads': { gpc: STILL, reject: LESS, optOut: UNKNOWN } },
    must: ['opt-out asks for too much'],
    may: ['strings contradict each other', 'opt-out effect'],
  },
  // a box for news is no banner: nothing is said of refusing
  { number: 107, tools: { 'meta-pixel': deaf } },
  { number: 108 },
  { number: 109, tools: { 'microsoft-ads': deaf } },
  { number: 110, tools: { 'x-pixel': { gpc: STILL, optOut: STILL } }, may: ['opt-out effect'] },
  { number: 111, tools: { 'tiktok-pixel': deaf } },
  { number: 112, tools: { criteo: deaf }, must: ['opt-out link has old words'] },
  {
    number: 113,
    tools: {
      'tiktok-pixel': { gpc: STILL, optOut: LESS },
      'reddit-pixel': { gpc: LESS, optOut: STILL },
      taboola: deaf,
    },
  },
  { number: 114, tools: { taboola: deaf } },
  {
    number: 115,
    tools: { 'google-analytics': deaf, 'google-ads': deaf },
    must: ["tool hides behind the site's own name"],
  },
  { number: 116, tools: { 'trade-desk': deaf, adnxs: deaf } },
  {
    number: 117,
    tools: { 'snap-pixel': { ...closed, reject: STOPPED } },
    must: ['banner asymmetrical'],
    may: ['opt-out effect'],
  },
  {
    number: 118,
    tools: { 'linkedin-insight': { gpc: STOPPED, optOut: UNKNOWN } },
    may: ['opt-out effect'],
  },
  {
    number: 119,
    tools: { 'microsoft-ads': closed },
    must: ["opt-out leads to another company's page"],
    may: ['opt-out effect'],
  },
  { number: 120 },
  { number: 121, tools: { 'microsoft-clarity': refused }, must: ['session recording'] },
  { number: 122, tools: { taboola: { gpc: STOPPED, optOut: STOPPED } } },
  { number: 123, tools: { 'nextdoor-pixel': deaf } },
  { number: 124, tools: { 'quora-pixel': deaf } },
  {
    number: 125,
    tools: { 'meta-pixel': deaf },
    must: ["tool hides behind the site's own name"],
  },
  // it asks for a state; whoever names one and presses is still told of, as its tags ask nobody
  {
    number: 126,
    tools: { 'nextdoor-pixel': asksState, taboola: asksState },
    may: ['opt-out effect'],
  },
  { number: 127, tools: { 'reddit-pixel': deaf } },
  { number: 128 },
  { number: 129, tools: { 'quora-pixel': refused } },
  { number: 130, tools: { 'tiktok-pixel': refused }, must: ['banner asymmetrical'] },
  {
    number: 131,
    tools: { 'pinterest-tag': { gpc: STOPPED, optOut: STOPPED }, 'meta-pixel': deaf },
    must: ['gpc.json says more than the site does'],
    never: ['signal not confirmed on the site'],
  },
  {
    number: 132,
    tools: { 'microsoft-ads': deaf },
    must: ['address tells something sensitive'],
  },
  {
    number: 133,
    tools: { 'meta-pixel': deaf },
    must: ['banner missing', 'notice older than 12 months'],
  },
  { number: 134 },
  { number: 135, tools: { adnxs: { gpc: LESS, optOut: STOPPED } } },
  {
    number: 136,
    tools: { 'pinterest-tag': refused },
    must: ['limit link missing', 'opt-out link has old words'],
  },
  {
    number: 137,
    tools: { 'microsoft-ads': { gpc: STILL, reject: LESS, optOut: LESS } },
    must: ['strings contradict each other'],
  },
  { number: 138 },
];
