/** Do the tools in use sell data, or follow people with ads? */
export const TOOLS_EN = {
  pickTitle: 'Which tools do you use?',
  pickHint: 'Tick all that see data of your customers or visitors. Your web person can help.',
  search: 'Search the tools',
  searchHint: 'By name or by what it does. For example: Meta, or chat.',
  found: (count: string) => `${count} found`,
  nothing: 'Nothing found. If you use it, answer for it at the end.',
  most: 'Used by many',
  ticked: (count: number, said: string) => (count === 1 ? '1 tool ticked' : `${said} tools ticked`),
  categories: [
    'Ads',
    'Web statistics',
    'Email and text messages',
    'Online shop and site',
    'Payments',
    'Support, chat, customer records',
    'Booking and events',
    'Office and AI',
    'Books, staff, hiring',
    'Reviews',
    'Partner sales',
    'Data brokers and lists',
    'Shipping',
    'Forms and surveys',
    'Videos, maps, embeds',
    'Phone and call tracking',
    'Tags, data hubs, automation',
    'Hosting, security, consent',
    'Software for your trade',
  ],
  lookTitle: 'What do your tools do with data?',
  lookHint:
    'What we say is a start, not a verdict. You decide what is open. Leave open what you do not know.',
  nothingOpen: 'Nothing to decide here',
  nothingOpenHint:
    'These see data, but it is unlikely that they sell it or follow people with ads.',
  sale: { likely: 'Sale: likely', possible: 'Sale: possible', unlikely: 'Sale: unlikely' },
  ads: {
    likely: 'Ads that follow people: likely',
    possible: 'Ads that follow people: possible',
    unlikely: 'Ads that follow people: unlikely',
  },
  roles: {
    processor: 'Works for you',
    'third party': 'Works for itself',
    depends: 'Role: look at the contract',
  },
  toSwitch: 'How to limit it',
  limited: 'Is it limited?',
  forEveryone: (done: string) => `For everyone: ${done}`,
  forOptOuts: 'For the people who opt out',
  optOutsOnly:
    'That is right where you must honor opt-outs. For all others it goes on, so it ends no sale and no such ads.',
  onlyEnding: 'It can be limited for people who opt out. To end it for all, stop using it.',
  worksIn: (states: string, date: string) =>
    `Its setting works only for people in ${states}. That is the newest list we found, of ${date}.`,
  notIn: (states: string) =>
    `Not on this list, of your states: ${states}. Count on no effect there.`,
  contract: 'Check the contract',
  confirmable: ['the name', 'the role', 'what it does', 'the setting', 'the contract'],
  read: (what: string, date: string) =>
    `Found on pages of the vendor or others: ${what}. Read on ${date}. The rest is general knowledge, and settings change.`,
  notRead: 'Not checked with the vendor: this is general knowledge, and settings change.',
  saleLikely: 'This is likely a sale of data. Do you count it as one?',
  salePossible: 'Do you get something of value for it, or may they use the data for themselves?',
  adsLikely: 'These are likely ads that follow people. Do you count them so?',
  adsPossible: 'Do you use it for ads that follow people from other sites and apps?',
  openLeft: (count: number, said: string) =>
    count === 0
      ? 'All questions are answered.'
      : count === 1
        ? '1 question is open. You may leave it open.'
        : `${said} questions are open. You may leave them open.`,
  restTitle: 'Beyond the list',
  complete: 'Have you ticked every tool and firm that sees people’s data?',
  otherSale: 'Do you sell, rent or trade people’s data in any other way?',
  otherAds: 'Do you use ads that follow people in any other way?',
  outsiders: 'Does any outside firm handle people’s data for you?',
  outsidersHint: 'For example a mailing tool, cloud storage, or IT support.',
  resultTitle: 'What your tools show',
  sells: 'You sell or trade people’s data',
  follows: 'You use ads that follow people',
  handles: 'Outside firms handle data for you',
  because: {
    tools: (names: string) => `Because of ${names}.`,
    'other way': () => 'You said so.',
    nothing: () => 'No tool does, and you said that there is nothing else.',
    'open tools': (names: string) => `Still open: ${names}.`,
    incomplete: () => 'There may be tools that you did not tick.',
    'other way open': () => 'You do not know yet whether there is anything else.',
  },
  noOutsiders: 'You said that no outside firm does.',
  reminder:
    'On sales and ads, a yes or a no comes from you. Where we cannot tell, the question stays open.',
  use: 'Use these answers',
  how: (because: string) => `From your list of tools. ${because}`,
};
