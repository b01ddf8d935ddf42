/** Is the firm small under federal (SBA) rules? */
export const SIZE_EN = {
  findTitle: 'What does your business do?',
  findHint:
    'Choose what brings in most of your money. Each line of work has a size limit of its own.',
  search: 'Search by word or code',
  searchHint: 'For example: bakery, or 311811.',
  found: (count: string, all: boolean) =>
    all ? `${count} found` : `${count} found. Add a word to see fewer.`,
  nothing: 'Nothing found. Try another word, or choose your field below.',
  oldCode: 'This code is not in the list of 2022, which the rules use. Search by word.',
  fields: 'Or choose your field',
  chooseField: 'Choose one',
  lines: 'Choose your line of work',
  code: (code: string) => `Code ${code}`,
  upTo: (limit: string) => `Small up to ${limit}`,
  noLimit: 'No limit is set',
  chooseLine: 'Choose your line of work.',
  partTitle: 'Does one of these fit you better?',
  partHint: 'Some parts of this line of work have a limit of their own.',
  partMain: 'No, none of these',
  choosePart: 'Choose what fits, or “I don’t know”.',
  tiesTitle: 'Is your business tied to other firms?',
  tiesHint:
    'Say yes if you own or control another firm, if one owns or controls yours, or if the same people run both. Half of the shares is enough; at times less is. The rules count all of them as one.',
  tiesYes: 'Yes, and I can add their figures to mine',
  tiesNo: 'No, it stands alone',
  chooseTies: 'Choose yes, no or “I don’t know”.',
  receiptsTitle: 'How much money comes in each year?',
  receiptsHint:
    'Take total income plus cost of goods sold from your tax returns. Leave out sales tax that you pass on. The rules use the average of your last five fiscal years.',
  way: 'How do you want to give it?',
  ways: {
    average: 'As the average of a year',
    total: 'As the sum of the last five fiscal years',
    young: 'We are younger than five full fiscal years',
  },
  average: 'Average a year',
  total: 'Sum of the last five fiscal years',
  soFar: 'All the money that came in so far',
  weeks: 'Weeks in business',
  weeksHint: 'The rules divide by your weeks in business and take that times 52.',
  employeesTitle: 'How many people work for you?',
  employeesHint:
    'Count heads at each pay day of the last 24 months and take the average. Part-time and temp workers count as one each. Younger than 24 months? Take the pay days you have had.',
  employees: 'People on average',
  assetsTitle: 'How large are your total assets?',
  assetsHint: 'Take the average of the four quarterly call reports of last year.',
  assets: 'Total assets',
  withTies: 'Add the figures of the firms tied to yours.',
  needFigure: 'Enter a number, or choose “I don’t know”.',
  needWeeks: 'Enter the number of weeks, 1 or more.',
  unknownFigure: 'I don’t know the figure',
  show: 'Show the result',
  small: 'You are small under federal rules.',
  notSmall: 'You are not small under federal rules.',
  open: 'We cannot tell yet.',
  below: (margin: string, limit: string) => `${margin} below the limit of ${limit}`,
  over: (margin: string, limit: string) => `${margin} over the limit of ${limit}`,
  exact: (limit: string) => `Exactly at the limit of ${limit}, which still counts as small`,
  near: 'This is within 10 percent of the limit. Check the figure with your books or your accountant before you rely on it, and again each year.',
  why: {
    affiliates:
      'Your own figure is within the limit. But firms tied to yours may have to be added. Find out who owns or controls whom, then come back.',
    'no figure':
      'Without the figure we cannot compare. Your books or your accountant can tell you.',
    'which industry':
      'It depends on which part of your line of work fits. Ask the SBA or an adviser.',
    'no standard':
      'The rules set no limit for this line of work. Ask a lawyer before you count on being small.',
  },
  yourLine: 'Your line of work',
  yourLimit: 'The limit',
  yourFigure: 'Your figure',
  change: 'Change',
  rules: 'The rules',
  standing: (date: string) => `The limits are those of ${date}.`,
  pending: (date: string, count: string, cite: string) =>
    `On ${date} the SBA proposed to raise ${count} of the money limits (${cite}). That was not yet law. Check again if you are near. Nebraska may keep the old limits: its law reads the federal act as of January 1, 2024.`,
  use: 'Use this answer',
  limits: {
    receipts: (amount: string) => `${amount} a year`,
    employees: (count: string) => `${count} people`,
    assets: (amount: string) => `${amount} in assets`,
  },
  amounts: {
    receipts: (amount: string) => `${amount} a year`,
    employees: (count: string) => `${count} people`,
    assets: (amount: string) => `${amount} in assets`,
  },
  how: (line: string, code: string, result: string) =>
    `Your line of work is ${line} (code ${code}). ${result}.`,
  howOpen: (line: string, why: string) => `Your line of work is ${line}. ${why}`,
};
