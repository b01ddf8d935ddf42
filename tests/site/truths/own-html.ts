/**
 * What is so on each site with HTML of its own, written before its pages and before the tester met
 * them.
 */
import type { Truth } from './ways.ts';
import { LESS, STILL, STOPPED, UNKNOWN, deaf, refused, type Verdicts } from './verdict-words.ts';

/** Hears all that it is told. */
const honest: Verdicts = { gpc: STOPPED, reject: STOPPED, optOut: STOPPED };

export const OWN_HTML_TRUTHS: readonly Truth[] = [
  // the pages of services name what a visitor suffers from, and the tag sends their addresses
  {
    number: 139,
    tools: { outbrain: deaf },
    must: ['address tells something sensitive'],
    may: ['limit link missing'],
  },
  { number: 140, tools: { 'amazon-ads': refused }, must: ['banner asymmetrical'] },
  { number: 141, tools: { 'x-pixel': refused } },
  { number: 142, tools: { 'google-marketing-platform': honest, 'meta-pixel': honest } },
  // nothing of ads before a yes: nothing may be said
  { number: 143 },
  // what a site needs, and an article whose title has the words of a link
  { number: 144 },
  {
    number: 145,
    tools: {
      'meta-pixel': { gpc: STOPPED, optOut: STOPPED },
      'tiktok-pixel': deaf,
      'pinterest-tag': deaf,
    },
  },
  // the press sets a cookie that nobody reads; the recorder works for the site, so it need not stop
  {
    number: 146,
    tools: { adroll: { gpc: STILL, optOut: STILL } },
    must: ['session recording'],
    may: ['opt-out effect'],
  },
  {
    number: 147,
    tools: { 'google-analytics': deaf },
    must: ["tool hides behind the site's own name"],
  },
  { number: 148, tools: { 'microsoft-ads': refused } },
  {
    number: 149,
    tools: { 'reddit-pixel': { gpc: STILL } },
    must: ['opt-out link missing', 'notice missing'],
  },
  { number: 150, tools: { 'google-ads': refused } },
  // the link opens a mail program: nobody can tell from outside what comes of it
  {
    number: 151,
    tools: { 'tiktok-pixel': { gpc: STILL, optOut: UNKNOWN } },
    must: ['opt-out link has old words', 'banner asymmetrical', 'notice older than 12 months'],
    may: ['opt-out link dead', 'opt-out effect', 'opt-out asks for too much'],
  },
  {
    number: 152,
    tools: { 'meta-pixel': { gpc: STILL, optOut: LESS } },
    must: ['strings contradict each other', 'gpc.json says more than the site does'],
  },
];
