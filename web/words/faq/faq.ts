/**
 * The questions owners ask (docs/requirements.md 2: 12 entries in 12 categories). Every cite stands
 * in a law record. What is between double braces is written from the records, as of a day
 * (faq-on-day.ts).
 */
import type { FaqEntry } from './faq-entry.ts';

export const FAQ_TEXTS: readonly FaqEntry[] = [
  {
    id: 'which-laws',
    category: 'Getting started',
    question: 'Which state privacy laws bind my small business?',
    answer: [
      'Look at where your customers live, not at where you are.',
      'Most laws count people in a year. {{starts in IA}} {{starts in DE}} {{no count}}',
      'Some laws have other ways in, however few the people. {{other ways}} {{other ways later}} Parts of some laws bind firms of any size: {{parts at any size}}.',
      'Write down four facts first: your people in each state, your revenue and SBA size, whether you sell data, and whether you hold sensitive data. Where one is missing, nobody can tell yet.',
    ],
    todo: 'Start the assessment with the states that have most of your customers.',
    cites: [
      { state: 'IA', cite: 'Iowa Code § 715D.2(1)(a)' },
      { state: 'DE', cite: '6 Del. C. § 12D-103(a)(1)' },
      { state: 'NE', cite: 'Neb. Rev. Stat. § 87-1103(1)' },
      { state: 'CA', cite: 'Cal. Civ. Code §§ 1798.140(d)(1)(A), 1798.199.95(d)' },
      { state: 'CT', cite: 'Conn. Gen. Stat. § 42-516(2), as amended by Public Act 25-113 § 6' },
      { state: 'LA', cite: 'La. R.S. 51:1780.2(A)(1)' },
    ],
    tags: ['applies', 'threshold', 'states', 'CCPA'],
  },
  {
    id: 'count-people',
    category: 'Thresholds',
    question: 'How do I count my customers in each state?',
    answer: [
      'Count different people who live in the state, not orders and not visits. A person who bought five times counts once. Include leads, people on your mailing list and people with an account. Leave out your own staff and contacts at other companies; only California counts them.',
      'In most states visitors to your site count too, where a cookie, device or IP number lets you tell them apart. So a shop with few buyers can reach a count by its visitors alone.',
      'Some laws let you leave out people whose data you used only to take a payment. Delaware and New Jersey do. Iowa does not, so count them there.',
      'Take three sources: an export from your shop, one from your mail tool, and visitors by state from your web statistics. Sort by state and remove doubles by email address. Where you cannot tell visitors from buyers, the higher sum is the safe one. Note the date, and do it again each January: the tests look at a whole year.',
    ],
    todo: 'Count different email addresses by state, and add visitors by state from your web statistics.',
    cites: [
      { state: 'DE', cite: '6 Del. C. § 12D-103(a)(1)' },
      { state: 'NJ', cite: 'N.J.S.A. 56:8-166.5' },
      { state: 'IA', cite: 'Iowa Code § 715D.2(1)(a)' },
    ],
    tags: ['count', 'consumers', 'visitors', 'payment'],
  },
  {
    id: 'sba-small',
    category: 'Small business rules',
    question: 'I am a small business. Am I free of these laws?',
    answer: [
      'In {{small by SBA}} mostly yes, if you are small under the rules of the federal Small Business Administration (SBA). The limit depends on your industry. It is a number of employees, as an average of 24 months, or yearly receipts, as an average of five years. Companies that you control count too, and so do those that control you or have the same owner.',
      'One duty stays even then: you may not sell sensitive data without consent.',
      '{{small by revenue}} {{small by staff}} {{ways in CA}}',
      'In all other states small size alone does not free you. A small shop with a large mailing list can be bound there.',
    ],
    todo: 'Look up the size limit of your industry code and keep a dated note of it.',
    cites: [
      { state: 'TX', cite: 'Tex. Bus. & Com. Code § 541.002(a)(3)' },
      { state: 'NE', cite: 'Neb. Rev. Stat. §§ 87-1103(1)(c), 87-1118' },
      { state: 'MN', cite: 'Minn. Stat. §§ 325M.12, subd. 2(a)(19), 325M.17' },
      { state: 'TN', cite: 'Tenn. Code Ann. § 47-18-3303(1), (2)(B)' },
      { state: 'UT', cite: 'Utah Code § 13-61-102(1)(b), (c)(i)' },
      { state: 'FL', cite: 'Fla. Stat. § 501.702(9)(a)5.-6.a.' },
      { state: 'AL', cite: 'Ala. Act 2026-552, § 4(a)(7)' },
      { state: 'CA', cite: 'Cal. Civ. Code §§ 1798.140(d)(1)(A), 1798.199.95(d)' },
    ],
    tags: ['SBA', 'exempt', 'size'],
  },
  {
    id: 'do-i-sell',
    category: 'Selling data',
    question: 'Do I sell data if I only use ad tools?',
    answer: [
      'You may. In most states a sale is any trade of personal data for money or for something else of value. An ad tool that may use your visitors’ data for its own ends can fall under that.',
      'Delaware, New Jersey and most others use this wide meaning. Iowa counts only sales for money. Even where it is no sale, it is often targeted advertising, and nearly every law asks you to let people say no to that.',
      'List your tools and what each one does with the data. Some have a setting that limits them for everyone; then it may be no sale. Many limit only what happens to a person who opts out, and some work in a few states only. For all others the sale goes on, and so does your duty to offer a way out. Save the contract, and note the date.',
    ],
    todo: 'Open the settings of your largest ad tool. Note for whom, and in which states, its limit works.',
    cites: [
      { state: 'DE', cite: '6 Del. C. § 12D-102' },
      { state: 'NJ', cite: 'N.J.S.A. 56:8-166.4' },
      { state: 'IA', cite: 'Iowa Code § 715D.1' },
    ],
    tags: ['sale', 'ads', 'pixel'],
  },
  {
    id: 'gpc',
    category: 'Opt-outs',
    question: 'What is Global Privacy Control, and must I obey it?',
    answer: [
      'It is a signal that a browser sends for a person. It says: do not sell my data and do not use it for targeted ads. The person sets it once, and it speaks to every site.',
      '{{signals}} Where you must obey, do it without asking for a name, an account or an ID.',
      'A regulator can test this from outside in a minute. So do it first, and do it for all visitors. One rule for everyone is less work than a rule for each state.',
    ],
    todo: 'Switch the signal on in your browser, open your shop, and see whether ad tags still load.',
    cites: [
      { state: 'DE', cite: '6 Del. C. § 12D-106(e)(1)a.2' },
      { state: 'NJ', cite: 'N.J.S.A. 56:8-166.11(b)' },
      { state: 'MN', cite: 'Minn. Stat. § 325M.14, subd. 3' },
      { state: 'MD', cite: 'Md. Code, Com. Law §§ 14-4706(a)(2), 14-4707(f)(3) and (g)' },
    ],
    tags: ['GPC', 'signal', 'opt-out', 'cookie'],
  },
  {
    id: 'answer-request',
    category: 'Consumer requests',
    question: 'Someone asks for their data. How long do I have?',
    answer: [
      'In most states 45 days from the day the request came in. You may take 45 more if you need them and say why within the first 45. Iowa gives 90 days, and 45 more.',
      'Check who is asking before you show, correct or delete data. Use what you already hold, such as the email address of the account. Do not ask for more than you need. In many states an opt-out needs no such check. Act on it at once.',
      'If you refuse, say why and how the person can appeal. Keep a short log: date, what was asked, what you did, and when.',
    ],
    todo: 'Name one person and one mailbox for requests, and a stand-in for holidays.',
    cites: [
      { state: 'IA', cite: 'Iowa Code § 715D.3(1), (2)' },
      { state: 'NE', cite: 'Neb. Rev. Stat. §§ 87-1107, 87-1108' },
      { state: 'DE', cite: '6 Del. C. § 12D-104(c)(2), (d)' },
    ],
    tags: ['45 days', 'access', 'delete'],
  },
  {
    id: 'sensitive',
    category: 'Sensitive data',
    question: 'What is sensitive data, and what do I do with it?',
    answer: [
      'It is data that can hurt people most. Think of health, race or origin, religion, sex life and immigration status. Fingerprints, faces, exact location and data of known children count too. The list differs from state to state.',
      'In Delaware, New Jersey, Minnesota and most others you need a clear yes before you use it. Iowa asks for a notice and a way to refuse. In Connecticut any sensitive data brings in the whole law since July 1, 2026, even with few people.',
      'The best step is often to stop collecting it. What you do not hold needs no consent and cannot leak.',
    ],
    todo: 'Go through your forms and strike every field of that kind that you do not need.',
    cites: [
      { state: 'NJ', cite: 'N.J.S.A. 56:8-166.12(a)(4), (a)(6)' },
      { state: 'IA', cite: 'Iowa Code § 715D.4(2)' },
      { state: 'CT', cite: 'Conn. Gen. Stat. § 42-520(a)(1)(D), (H)' },
    ],
    tags: ['consent', 'health', 'location'],
  },
  {
    id: 'notice',
    category: 'Privacy notice',
    question: 'What must my privacy notice say?',
    answer: [
      'It says which kinds of data you handle and why. It says what you pass on, and to what kinds of third parties. It tells people how to use their rights and how to appeal. It gives a working way to reach you.',
      'Some states ask for more. Minnesota wants how long you keep data and the date of the last update. Texas wants a fixed sentence if you sell sensitive data. Do not promise rights that no law gives your readers; a promise that you break is a problem of its own.',
      'Write it so that a customer understands it. Check it against what your site really does, since tools are added faster than notices are changed.',
    ],
    todo: 'Read your notice next to a list of the tools on your site, and mark what is missing.',
    cites: [
      { state: 'DE', cite: '6 Del. C. § 12D-106(c)' },
      { state: 'MN', cite: 'Minn. Stat. § 325M.16, subd. 1(a), (c)–(g)' },
      { state: 'TX', cite: 'Tex. Bus. & Com. Code § 541.102(b)-(c)' },
    ],
    tags: ['policy', 'website'],
  },
  {
    id: 'vendors',
    category: 'Vendors',
    question: 'Do I need contracts with my software vendors?',
    answer: [
      'Yes, with each company that handles people’s data for you: your shop system, mail tool, help desk and cloud storage. The laws call them processors.',
      'The contract says what they do with the data, for how long, and that they keep it secret. It makes them delete or return it at the end and bind their own subcontractors. Delaware, Iowa, Nebraska and the others ask for nearly the same terms, so one set of terms serves most states. California needs its own list besides. Without it the vendor counts as a buyer.',
      'Most large vendors have such terms ready in the account settings. Accepting them takes minutes. Start with the vendors that hold most data.',
    ],
    todo: 'List your ten largest vendors and accept or ask for their data terms this week.',
    cites: [
      { state: 'DE', cite: '6 Del. C. § 12D-107(b)' },
      { state: 'IA', cite: 'Iowa Code § 715D.5(2)' },
      { state: 'NE', cite: 'Neb. Rev. Stat. § 87-1115(2)' },
      {
        state: 'CA',
        cite: 'Cal. Civ. Code §§ 1798.100(d), 1798.140(e), (j), (ag); 11 CCR §§ 7050–7053',
      },
    ],
    tags: ['processor', 'contract', 'DPA'],
  },
  {
    id: 'children',
    category: 'Children and teens',
    question: 'What changes when children or teenagers are among my customers?',
    answer: [
      'For a known child under 13 you need a parent’s consent, in the way that the federal children’s law COPPA sets out. That holds in almost every state.',
      'For teenagers the rules differ. Delaware covers ages 13 to 17: no targeted ads and no sale of their data without their own consent. New Jersey and Minnesota cover 13 to 16. Iowa and Nebraska have no such rule in these laws. Looking away does not help where the law says you must not ignore a person’s age.',
      'You do not have to ask everyone for their age. But if your goods are made for young people, plan for it.',
    ],
    todo: 'Set the lowest age in each ad account to 18 and remove lists of younger people.',
    cites: [
      { state: 'DE', cite: '6 Del. C. § 12D-106(a)(7)' },
      { state: 'NJ', cite: 'N.J.S.A. 56:8-166.12(a)(7)' },
      { state: 'MN', cite: 'Minn. Stat. § 325M.16, subd. 2(d) and (f)' },
    ],
    tags: ['COPPA', 'teens', 'age'],
  },
  {
    id: 'letter',
    category: 'Enforcement',
    question: 'What happens if I get it wrong?',
    answer: [
      'Mostly the attorney general enforces these laws. In Utah complaints go first to the Division of Consumer Protection. In California an independent agency (CalPrivacy) fines too. People mostly cannot sue you under these laws. The first step is often a letter.',
      'Whether you get time to fix things differs. Iowa gives 90 days and Nebraska 30, with no end date. In Delaware, New Jersey and Minnesota the sure time to fix is over. Fines are counted for each violation: up to $7,500 in Iowa, Nebraska and Minnesota.',
      'Early reports of Oregon and Connecticut say that most who repaired the fault closed the matter; the sure time for it has ended. In California one firm repaired all before it knew of the case, and still paid $1.1 million.',
      'A law firm may write too: a pixel, chat or recording on your site broke California’s wiretap law, $5,000 a violation (Penal Code § 637.2). Such claims are disputed. Keep the letter, and call a lawyer before you answer. Then test that no tag loads before a choice on pages that Californians see.',
    ],
    todo: 'Decide who opens letters from a regulator or a law firm, and tell them to act the same day.',
    cites: [
      { state: 'IA', cite: 'Iowa Code § 715D.8(2)' },
      { state: 'NE', cite: 'Neb. Rev. Stat. § 87-1122' },
      { state: 'CA', cite: 'Cal. Civ. Code §§ 1798.155(a), 1798.199.45(a)' },
      { state: 'UT', cite: 'Utah Code § 13-61-402(3)' },
    ],
    tags: [
      'penalty',
      'penalties',
      'fine',
      'cure',
      'attorney general',
      'CIPA',
      'wiretap',
      'lawsuit',
    ],
  },
  {
    id: 'changes',
    category: 'Changes in the law',
    question: 'What changes next, and how do I keep up?',
    answer: [
      '{{coming laws}} Laws in force change too. {{changing counts}}',
      'Two bills were not law in the newest reports that we found, of June 2026. In Massachusetts both houses had passed a privacy bill, in forms that differ. In Congress the SECURE Data Act (H.R. 8413) would replace state privacy laws, one to two years after it passes. Look up both before you plan far ahead.',
      'So check twice a year, and when something changes in your business: a new state, a new tool, a new kind of data. Each guide here shows its dates, what is in doubt, and the day to which we checked the law.',
      'A note in the calendar costs nothing. Learning of a change from a letter does.',
    ],
    todo: 'Put January 1 and July 1 in your calendar as days to check your states again.',
    cites: [
      { state: 'OK', cite: '75A O.S. §§ 300-316 and following (SB 546, 2026)' },
      { state: 'LA', cite: 'La. R.S. 51:1780.1-1780.5' },
      {
        state: 'DE',
        cite: '6 Del. C. § 12D-103(a)(1), version effective January 1, 2027 (HB 380)',
      },
    ],
    tags: ['2027', 'dates', 'new laws'],
  },
];
