/**
 * The site's own texts: how scores are made, what is stored, the terms. Reading grade 8 or lower.
 */

interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /**
   * Ends with who runs this installation and where to write: with a question, or with a report of a
   * mistake.
   */
  readonly contact?: 'question' | 'report';
}

export interface ArticleWords {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly ArticleSection[];
}

export const HOW_WE_SCORE: ArticleWords = {
  title: 'How we score your business',
  lede: 'Share of the listed duties you marked done. It is no finding of compliance.',
  sections: [
    {
      heading: 'What counts',
      paragraphs: [
        'The score counts the duties of the laws that apply to you today, in whole or in part. Each duty of each state counts once.',
        'A High Priority duty weighs 3, a Medium one 2 and a Low one 1. Your score is the weight you marked done, divided by the weight of all, in percent. The same sum for one state gives the score of that state.',
      ],
    },
    {
      heading: 'What does not count',
      paragraphs: ['Some lines are listed but not scored.'],
      list: [
        'Good practice that no law demands. It is marked as such.',
        'A duty that hangs on an answer you have not given. It says “may be owed” and asks the question.',
        'A duty that starts on a later day. It says “coming up” and names the day.',
        'A duty you marked as not applicable, with your reason. It leaves both sides of the sum.',
      ],
    },
    {
      heading: 'When we cannot tell yet',
      paragraphs: [
        'If no law is sure to apply, the score is provisional. It shows where you would stand if the open laws apply. Answer the questions beside them and it becomes a real one.',
        'If no law is left at all, there is nothing to score. The page says: On your answers no law with a size test applies.',
      ],
    },
    {
      heading: 'Risk level',
      paragraphs: [
        '80 percent and above is LOW, 60 to 79 is MEDIUM, 40 to 59 is HIGH, and below 40 is CRITICAL. It is never LOW while a High Priority duty is open.',
        'These levels and weights are our own. No regulator uses them.',
      ],
    },
    {
      heading: 'Due dates',
      paragraphs: [
        'A duty is due 30, 60 or 90 days after it first became yours, for High, Medium and Low Priority. It is never due before its own first day or the first day of the law. A task for several states takes the earliest of its dates.',
        'These dates are our advice on what to do first. They are not deadlines of the law, apart from first days that a law sets.',
      ],
    },
    {
      heading: 'Where every point goes',
      paragraphs: [
        'Each open task shows how many points it would add. Add these points to your score and you get 100. Numbers are rounded only for display.',
        'One task can serve many states, since the same work fulfils them all. It is done when the duty of each state is done. If you add a state later, the task opens again and says for which state. The hours of a task are those of its longest duty.',
      ],
    },
  ],
};

export const TERMS: ArticleWords = {
  title: 'Terms of use in plain words',
  lede: 'General guidance, not legal advice. Read this once.',
  sections: [
    {
      heading: 'What this is',
      paragraphs: [
        'Statewise is a tool that reads state privacy laws for you and puts them in plain words, with the section behind every answer. It gives general guidance only. It is not a law firm, and using it does not make anyone your lawyer.',
        'Before a decision that matters, read the section and ask a qualified legal professional.',
      ],
    },
    {
      heading: 'What we promise, and what we do not',
      paragraphs: [
        'We state what we know, from where, and to which day it was checked. Where we are not sure, we say so. Laws change and we can be wrong, so we cannot promise that every line is right on the day you read it.',
        'The site is offered as it is. As far as the law allows, we are not liable for what follows from using it.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'Nothing is charged in this version, and every feature is open. The prices on the home page are for later.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: [
        'Give true answers, keep your password to yourself, and enter only data that you may enter. Do not put personal data of your customers into notes.',
        'A page that you publish here is your own statement, and you answer for it. Publish only in the name of your own business.',
      ],
    },
  ],
};

export const LAW_DATA: ArticleWords = {
  title: 'About the law data',
  lede: 'What is covered, from where, checked to which day, and what is in doubt.',
  sections: [
    {
      heading: 'What is covered',
      paragraphs: [
        'We keep a record of every state law that gives all consumers privacy rights against businesses in general. The list goes to June 2026; later signings we could not check. Laws on one subject alone, such as children’s apps, health data or data breaches, are named where they matter but not covered.',
        'Florida’s main law binds only very large companies. It is here because a part of it binds anyone who sells sensitive data.',
      ],
    },
    {
      heading: 'How a record is made',
      paragraphs: [
        'Each record is our own summary of a statute, fact by fact, with the section. Texts are in our words. Where we could not read the text of an amendment and rely on reports, the record says so under “what is in doubt”.',
        'Only rules in force and rules to come are kept. What was before is in the list of dates.',
      ],
    },
    {
      heading: 'Two readings, side by side',
      paragraphs: [
        'Some figures that go around in guides are not what the statute says. Where you may have read such a figure, we show it with a quote mark, and beside it our reading with its section. Answers, scores and papers use the statute only.',
      ],
    },
    {
      heading: 'How it is checked',
      paragraphs: [
        'The engine that decides is tested with close to a thousand cases written from the clauses: at the number, one below it, and not known. A second test changes the data in more than two thousand small ways and checks that a case notices.',
      ],
    },
    {
      heading: 'Found a mistake?',
      paragraphs: [
        'Tell the people who run this site, with the state, the section and what it should say.',
      ],
      contact: 'report',
    },
  ],
};
