/** What the opt-out tester does, for readers without an account. Reading grade 8 or lower. */
import type { ArticleWords } from '#web/words/articles/articles.ts';

export const OPT_OUT_TEST: ArticleWords = {
  title: 'Does your site stop when a visitor says no?',
  lede: 'The test visits your site, says no, and watches what is still sent to advertising companies.',
  sections: [
    {
      heading: 'What it does',
      paragraphs: [
        'It opens your site in a real browser, each time as a new visitor. It writes down every request that leaves the browser.',
      ],
      list: [
        'It looks first without any choice, to see which tools are there.',
        'It turns on Global Privacy Control, the signal by which a browser says no for its user.',
        'It presses the refusal of your cookie banner, and loads the page again.',
        'It follows your opt-out link, presses what is behind it, and loads the page again.',
        'It reads what a visitor reads: the links at the foot of the page, the banner and the date of your privacy notice.',
      ],
    },
    {
      heading: 'What the answers mean',
      paragraphs: ['The test judges by what is sent, not by what a banner says.'],
      list: [
        '“Still sends”: a tool sent data after the visitor said no.',
        '“Sends less”: it sent data with a mark that asks the company to limit its use. Nobody can see from outside whether it does.',
        '“Stopped”: it sent data before, and sent none in two visits after the no.',
        '“Not seen”: it was not there in any visit.',
        '“Cannot tell”: anything else, with the reason. The test never says that a site obeys or breaks a law.',
      ],
    },
    {
      heading: 'What it cannot see',
      paragraphs: ['A test from outside has limits. It names them where they matter.'],
      list: [
        'What your server sends to others behind the page.',
        'Settings in your account at an advertising company.',
        'Pages behind a sign-in, and sites that turn away test browsers.',
        'What your site shows to visitors from another state.',
      ],
    },
    {
      heading: 'What it never does',
      paragraphs: [
        'It never fills in a form that asks for a name, an email address or the like. It follows the rules that your site sets for robots, and says who it is. From an account, it presses buttons only on a site that was proven to be the owner’s. On your own computer, use it on your own site.',
        'There is no box on this page for the address of any site. A test of a site that belongs to somebody else, run by a stranger, would help the wrong people.',
      ],
    },
  ],
};

/** The three ways to test a site. */
export const WAYS = {
  heading: 'Three ways to test your site',
  owner: {
    heading: 'In your account',
    text: 'Name your site and watch the test run. You see what to do for each tool, and the sections of the laws of your states. You can repeat it every week.',
    link: 'Test your site',
  },
  command: {
    heading: 'On your own computer',
    text: 'With a copy of this software, the test runs from your own connection. It needs no account and no database, and sends nothing to us.',
    command: 'npm run site-test -- https://www.your-site.example',
    then: 'It prints each visit while it runs. Add “--json” for a result that other programs can read.',
  },
  file: {
    heading: 'With a file from your own browser',
    text: 'Your browser can save what it sends as a HAR file. Read it here. It helps where a test is turned away, and for pages behind a sign-in.',
    link: 'Read a HAR file',
  },
} as const;
