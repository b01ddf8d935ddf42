/**
 * What a finding means for the owner of a site and what to do about it. Plain words, grade 8 or lower; `{tool}` stands for
 * the name of the tool. No finding says that a law is broken.
 */
import type { FindingName, SiteVerdict } from './finding.ts';
import type { VisitSituation } from './visit.ts';

/** fix: change the site; look: read it and decide; know: good to know, nothing follows from it by itself. */
export type Weight = 'fix' | 'look' | 'know';

export interface FindingWords {
  readonly weight: Weight;
  readonly title: string;
  readonly means: string;
  /** Steps, the first one first; empty where there is nothing to do. */
  readonly todo: readonly string[];
}

const WORDS: Readonly<Record<FindingName, FindingWords>> = {
  'tool seen': {
    weight: 'know',
    title: '{tool} is on your site',
    means: 'It was there when a visitor chose nothing.',
    todo: ['Make sure that your data map and your privacy policy name it.'],
  },
  'tool still sends': {
    weight: 'fix',
    title: '{tool} gets data after a visitor said no',
    means: 'A visitor said no, and the next page still sent data to this company.',
    todo: [
      'Switch the tool off for visitors who say no. The steps for this tool stand below.',
      'Test again.',
    ],
  },
  'opt-out link missing': {
    weight: 'fix',
    title: 'No opt-out link was found',
    means:
      'Your site uses tools that may sell data or use it for ads. No link lets a visitor say no to that.',
    todo: [
      'Put a link at the foot of every page. “Your Privacy Choices” are the words that California fixes.',
      'Lead it to a page with a switch or a form that works.',
    ],
  },
  'opt-out link has old words': {
    weight: 'look',
    title: 'The opt-out link has words of its own',
    means: 'A link is there. Its words are not those that California fixes for one link.',
    todo: ['If California’s law binds you, name the link “Your Privacy Choices”.'],
  },
  'opt-out link dead': {
    weight: 'fix',
    title: 'The opt-out link leads nowhere',
    means: 'The link is there, but the page behind it gives an error.',
    todo: ['Open the link yourself. Lead it to a page that works.'],
  },
  'opt-out needs an account': {
    weight: 'fix',
    title: 'The opt-out asks for an account',
    means:
      'Behind the link a visitor has to sign in first. Most state laws forbid asking for a new account.',
    todo: ['Offer a way that needs no account, such as a form or a switch.'],
  },
  'opt-out asks for too much': {
    weight: 'fix',
    title: 'The opt-out asks for much',
    means: 'The form asks for more than it takes to find the visitor’s data.',
    todo: ['Ask only for what you need to act. To stop tools on a site, that is nothing.'],
  },
  "opt-out leads to another company's page": {
    weight: 'fix',
    title: 'The opt-out leads to another company’s page',
    means: 'A visitor who says no is sent away, and your own site does not learn of it.',
    todo: ['Offer the choice on your own site. Name the other page only besides.'],
  },
  'opt-out effect': {
    weight: 'look',
    title: 'What the opt-out does could not be seen',
    means: 'The test followed the link. It could not judge whether anything stopped.',
    todo: ['Say no on your site yourself, and look at the tools once more with a HAR file.'],
  },
  'limit link missing': {
    weight: 'fix',
    title: 'No link to limit sensitive data was found',
    means: 'Where you use sensitive data for more than you need, California asks for this link.',
    todo: [
      'Use “Your Privacy Choices” for both, or add “Limit the Use of My Sensitive Personal Information”.',
    ],
  },
  'limit link dead': {
    weight: 'fix',
    title: 'The link to limit sensitive data leads nowhere',
    means: 'The link is there, but the page behind it gives an error.',
    todo: ['Open the link yourself. Lead it to a page that works.'],
  },
  'signal not confirmed on the site': {
    weight: 'fix',
    title: 'The site does not show that it took the signal',
    means: 'California asks sites to show a visitor that the signal of the browser counts.',
    todo: ['Show words such as “Opt-out request honored” to browsers that send the signal.'],
  },
  'gpc.json missing': {
    weight: 'know',
    title: 'There is no gpc.json',
    means: 'A small file can tell browsers that you take the signal. No law asks for it.',
    todo: [],
  },
  'gpc.json says more than the site does': {
    weight: 'fix',
    title: 'Your gpc.json promises more than your site does',
    means: 'The file says that the signal counts. Tools still send data when it is on.',
    todo: ['Make the site do what the file says, or take the file away until it does.'],
  },
  'banner asymmetrical': {
    weight: 'fix',
    title: 'Saying no is harder than saying yes',
    means:
      'In your banner, refusal takes more steps, stands out less, or is ticked against the visitor.',
    todo: [
      'Give both buttons the same size, color and place, with one press each.',
      'Leave switches off until the visitor turns them on.',
    ],
  },
  'banner missing': {
    weight: 'look',
    title: 'Tools start before the choice that your site promises',
    means: 'Your words promise a choice first. No banner was seen, and tools send at once.',
    todo: ['Start the tools after the choice, or change the words.'],
  },
  'banner accepts on close': {
    weight: 'fix',
    title: 'Closing the banner counts as a yes',
    means: 'The test closed the banner without a choice, and tools sent data after that.',
    todo: ['Treat a closed banner as no choice: start nothing.'],
  },
  'notice missing': {
    weight: 'fix',
    title: 'No privacy notice is linked',
    means: 'The test found no link to a privacy notice on the pages that it read.',
    todo: [
      'Make your privacy policy under Documents, publish it, and link it at the foot of every page.',
    ],
  },
  'notice not dated': {
    weight: 'look',
    title: 'Your privacy notice has no date',
    means: 'Readers cannot see how new it is. Several laws ask for the day of the last change.',
    todo: ['Write “Last updated” and the day at its top.'],
  },
  'notice older than 12 months': {
    weight: 'look',
    title: 'Your privacy notice is older than 12 months',
    means: 'California asks for a look at the notice every 12 months.',
    todo: ['Read it, change what is no longer so, and give it a new date.'],
  },
  'session recording': {
    weight: 'know',
    title: '{tool} records what visitors do',
    means: 'It can replay clicks, moves and typing, and the company gets all of it.',
    todo: [
      'Hide form fields from it, name it in your policy, and have a contract with the company.',
    ],
  },
  'typed words leave before sending': {
    weight: 'look',
    title: 'What a visitor types leaves before it is sent',
    means:
      'The test typed a made-up word into the search box. It went out before the form was sent.',
    todo: ['Switch off this capture in the tool, or hide the field from it.'],
  },
  'address tells something sensitive': {
    weight: 'look',
    title: 'Addresses of pages tell something sensitive',
    means: 'An address with words about health or the like went to another company.',
    todo: ['Keep ad and analytics tools off these pages.'],
  },
  "tool hides behind the site's own name": {
    weight: 'look',
    title: '{tool} works under your own name',
    means: 'The request goes to an address of your site, but the company’s tool is behind it.',
    todo: ['Treat it like the tool itself: switch it off for visitors who say no.'],
  },
  'own server gets an ad identifier': {
    weight: 'look',
    title: 'Your own server gets an identifier for ads',
    means: 'What your server does with it cannot be seen from outside.',
    todo: [
      'Ask whoever runs your site whether it is sent on, and stop that for visitors who say no.',
    ],
  },
  'strings contradict each other': {
    weight: 'look',
    title: 'The site’s own marks disagree',
    means: 'One mark in the page says no, another says yes, or the traffic says something else.',
    todo: ['Ask the maker of your banner to look at it, with the evidence below.'],
  },
  'page did not come to rest': {
    weight: 'know',
    title: 'The page never came to rest',
    means: 'It went on loading until time was over, so the test cannot say that something stopped.',
    todo: ['Test again later. If it stays so, use a HAR file.'],
  },
  'bot wall': {
    weight: 'know',
    title: 'The site turned the test away',
    means: 'A wall against robots was shown in place of your site.',
    todo: ['Run the test from your own computer, or use a HAR file.'],
  },
  'certificate wrong': {
    weight: 'fix',
    title: 'The certificate of the site is not right',
    means: 'Browsers warn visitors. The test did not pass the warning.',
    todo: ['Ask your host to renew the certificate.'],
  },
  'blocked addresses listed in the evidence': {
    weight: 'know',
    title: 'The page asked for private addresses',
    means: 'The test refuses to reach addresses inside a network.',
    todo: ['Ask whoever made the page why it does that.'],
  },
};

const UNKNOWN_TOOL = 'A company';

/** The words of a finding; `tool` is the name of the tool for people. */
export function findingWords(finding: FindingName, tool: string = UNKNOWN_TOOL): FindingWords {
  const { title, ...rest } = WORDS[finding];
  return { ...rest, title: title.replace('{tool}', tool) };
}

/** How a visitor said no. */
export const SAID_NO: Readonly<Record<VisitSituation, string>> = {
  plain: 'no choice',
  gpc: 'with the signal of the browser',
  reject: 'after the refusal in the banner',
  optOut: 'after your opt-out link',
};

/** A verdict in a table. */
export const VERDICT_WORDS: Readonly<Record<SiteVerdict, string>> = {
  'still sends': 'Still sends',
  'sends less': 'Sends with a mark to limit its use',
  stopped: 'Stopped',
  'not seen': 'Not seen',
  'cannot tell': 'Cannot tell',
};
