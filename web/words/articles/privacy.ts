/**
 * Our own privacy notice: what this program stores, whoever runs it. A test runs our notice checker
 * on it.
 */
import type { ArticleWords } from './articles.ts';

export const PRIVACY: ArticleWords = {
  title: 'Our own privacy notice',
  lede: 'What this site stores, why, and how to get rid of it. Last updated: November 24, 2026.',
  sections: [
    {
      heading: 'Who runs this site',
      paragraphs: [
        'Statewise is a program that anyone may run. The people who run this installation decide about the data in it, and answer for it. For questions about privacy, contact them:',
      ],
      contact: 'question',
    },
    {
      heading: 'In short',
      paragraphs: [
        'We store what you type into your account so that we can show it to you. We do not sell personal data, for money or for anything else. We do not share it for targeted advertising. We do not use it to profile you for decisions with legal effects. We do not collect, use or sell it to train large language models. We load nothing from other companies, so there is no tracking and no cookie banner.',
      ],
    },
    {
      heading: 'What we collect, from where, and why',
      paragraphs: [
        'All of it comes from you, from your browser while you use the site, or from sites that you have tested. Only if you open an account do we keep:',
      ],
      list: [
        'Your name, your email address and the name of your business. We use them to sign you in and to write to you about your account.',
        'Your password, only as a hash from which it cannot be read. We use it to check that it is you.',
        'Your time zone, as your browser tells it. We use it so that dates are yours.',
        'Your business profiles, your answers, and what you marked done with notes and dates. We use them to show you your result.',
        'Your saved assessments, your data map, the details for your documents, and each version you make. We use them to make your documents.',
        'A history of what was done on each business and with your account: by whom, when, from which session, and what changed. We use it so that you can prove your work.',
        'What you publish here, with its address, its days and your name in the history. Anyone can read a published page until you take it down. We keep no record of who reads it.',
        'The sites that you have tested, and what the last twelve tests saw there, with pictures. We use it to show you whether a site stops. A test opens the site from our server, so the site sees our address and not yours.',
        'Your ratings of templates. We show only how many there are and their average.',
        'The address of a calendar feed, if you make one, as a hash.',
        'A session: a random number in a cookie of your browser, kept here as a hash, with the names of your browser and system. We use it to keep you signed in, and to show you where you are. A second cookie says only that you are signed in, so that each page shows your menu. A third cookie holds a random number by which we know your browser again at sign-in, for a year. It keeps strangers from locking you out, and lets us tell you of a sign-in in a new browser.',
        'The language that you choose for your pages and mails. A cookie says it, for a year.',
      ],
    },
    {
      heading: 'What we keep without an account',
      paragraphs: [
        'Three things, and none says who you are. If you choose a language, a cookie says which, for a year. We count how often each template file is downloaded, as a number alone. We count tries by network address, as a hash, to stop guessing and flooding.',
        'The check, the notice checker and the calculator work in your browser and send nothing. The answers of the check stand in the address of the page. The steps you tick in the implementation guide are kept in your own browser.',
        'The server may write faults to its log, without names, addresses or what you typed.',
      ],
    },
    {
      heading: 'Who gets it',
      paragraphs: [
        'The people who run this installation. If they use companies to host it or to carry its mail, these work for them as processors, under their instructions. No third parties get it for purposes of their own. What you publish is open to everyone.',
        'Mail to you waits here until it is sent. Where no mail server is set up, it is written to a file in the data folder.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'As long as you keep your account. Deleting a business removes its answers, tasks, notes, documents and history at once. The history of your account keeps its name and how many events it had. Deleting your account removes everything at once. One thing stays: the name in the address of a page that anyone could open, with nothing that says whose it was. So nobody else can put a page at an address that others link to.',
        'A session ends after 7 days without use, and after 30 days at most. A link to confirm your address ends after 72 hours, one for a new password after one hour. The address and subject of a mail are kept for 30 days, its text until it is sent. Counts of tries are deleted when their time is over. Backups that the people who run this site make are theirs to delete.',
      ],
    },
    {
      heading: 'Your rights and how to use them',
      paragraphs: [
        'These rights are for everyone, wherever you live. They include all rights that people in California, Colorado, Connecticut, Delaware, Maryland, Minnesota, Montana, Oregon, Vermont and other states have by law.',
        'You have the right to know whether we hold personal data about you, and to access it. You have the right to correct it and to delete it. You have the right to a copy that other programs can read. You may opt out of sale, targeted advertising and profiling; we do none of these. You may ask for a list of the third parties that received your data; there are none. We never treat you worse for using a right.',
        'Your account page does most of this at once: it shows your data, gives you all of it as a file, and deletes it. Business profiles and answers can be corrected where they stand. For anything else, write to the address above, if one is named. Sign in, or write from the address of your account, so that we know it is you. An authorized agent may ask for you with your signed permission. We answer within 45 days, and tell you if we need up to 45 more.',
        'You may withdraw your consent at any time: write to the same address, or delete your account. It is as easy as giving it.',
        'If we refuse, we say why. You may appeal by writing to the same address with the word “appeal”; we answer within 45 days with our reasons. If we refuse again, you may complain to the attorney general of your state.',
        'We honor Global Privacy Control and Do Not Track for everyone: as nothing is sold, shared or tracked, there is nothing to switch off. No other party collects data about what you do here and on other sites over time.',
      ],
    },
    {
      heading: 'Sensitive data',
      paragraphs: [
        'We ask for none. You can refuse the collection of sensitive data, and any capture of your voice or face; we do neither. Please put no health, identity or account numbers of anybody into notes or documents.',
      ],
    },
    {
      heading: 'How it is kept safe',
      paragraphs: [
        'Passwords and session numbers are kept as hashes. Each owner sees only their own data. No protection is perfect.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is made for people who run a business. It is not meant for anyone under 18, and we do not knowingly collect data from children.',
      ],
    },
    {
      heading: 'For people in California',
      paragraphs: [
        'In the last 12 months we collected three categories of personal information. Identifiers: your name, your email address and a hash of your network address. Customer records: your account and what you enter in it. Internet activity on this site: your sessions. Each comes from you, and each is used for the purposes above.',
        'In the last 12 months we sold none of it and shared none of it. We have no actual knowledge that we sell or share the personal information of people under 16. We disclosed it to service providers alone, to host this site and to carry its mail.',
        'You have the right to know what personal information we collected about you. You have the right to delete this information, and the right to correct it. You have the right to opt out of the sale and sharing of your personal information. You have the right to limit the use of your sensitive personal information. You have the right not to be discriminated against for using these rights.',
        'Your California Privacy Rights: we give no personal information to other companies for their own direct marketing.',
      ],
    },
    {
      heading: 'Changes to this notice',
      paragraphs: [
        'It takes effect on November 24, 2026. When it changes, the new text stands on this page with its date. Before we handle data that we already hold in a materially different way, we tell you by email, and you can withdraw your consent first.',
      ],
    },
  ],
};
