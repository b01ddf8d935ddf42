/**
 * What is so on each site of the trades, written before its pages and before the tester met them.
 */
import type { Truth } from './ways.ts';
import {
  LESS,
  STILL,
  STOPPED,
  UNKNOWN,
  deaf,
  heard,
  refused,
  type Verdicts,
} from './verdict-words.ts';

const heardInAll: Verdicts = { ...heard, reject: STOPPED };
/** Visits are counted whatever the signal and the link say; the banner alone ends it. */
const countsOn: Verdicts = { gpc: STILL, reject: STOPPED, optOut: STILL };

export const TRADE_TRUTHS: readonly Truth[] = [
  // the banner ends the counting and leaves the ad tag alone; the dialog of the link the other way
  // round, and only for as long as the tab is open
  {
    number: 175,
    tools: {
      'google-analytics': countsOn,
      'microsoft-ads': { gpc: STILL, reject: STILL, optOut: ['stopped', 'still sends'] },
    },
    must: ['no is forgotten with the tab'],
    may: ['opt-out effect'],
  },
  // all, some or none and "Confirm", none chosen before; the ad tag reads the signal and the link
  // too, the counting reads the banner alone
  {
    number: 176,
    tools: { 'pinterest-tag': heardInAll, 'google-analytics': countsOn },
    may: ['opt-out effect'],
  },
  // hears the header and a form that posts to its own page, and says so. The words of its link are
  // those of Colorado
  {
    number: 177,
    tools: { 'meta-pixel': heard, 'nextdoor-pixel': heard },
    may: ['opt-out link has old words'],
    never: ['signal not confirmed on the site'],
  },
  // a switch that keeps itself when it is turned stops the tag that waits for a scroll; the one on
  // the menu alone hears nothing
  {
    number: 178,
    tools: { 'tiktok-pixel': deaf, 'snap-pixel': { gpc: STILL, optOut: STILL } },
    may: ['opt-out effect'],
  },
  // a wall with a large yes and a small no, which stops one tag and limits the other; the signal
  // counts for visitors from California, and this one is from Ohio
  {
    number: 179,
    tools: {
      'nextdoor-pixel': refused,
      'google-ads': { gpc: STILL, reject: LESS, optOut: LESS },
    },
    must: ['banner asymmetrical'],
    may: ['opt-out effect'],
  },
  // three steps, a state first and nobody's name, end with a no that one tag reads
  {
    number: 180,
    tools: { 'linkedin-insight': deaf, 'trade-desk': { gpc: STILL, optOut: STILL } },
    may: ['opt-out effect'],
  },
  // the banner comes with the second page; the link leads to a vendor's form that wants name,
  // address and birthday; an e-mail address leaves, hashed, while it is typed
  {
    number: 181,
    tools: { 'tiktok-pixel': { gpc: STILL, reject: STOPPED, optOut: UNKNOWN } },
    must: ['opt-out asks for too much', 'typed words leave before sending'],
    may: ["opt-out leads to another company's page", 'opt-out effect'],
  },
  // no ad tools: a film, a map, a calendar, a chat, fonts, and a bar with two buttons that asks
  // about something else
  { number: 182, never: ['signal not confirmed on the site', 'limit link missing'] },
  // tags come late, through a container that asks the page first; the signal is heard and
  // confirmed, the refusal loads the page anew
  {
    number: 183,
    tools: { 'pinterest-tag': heardInAll, criteo: heardInAll },
    never: ['signal not confirmed on the site'],
  },
];
