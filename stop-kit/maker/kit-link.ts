/** The link at the foot of every page: the words that the owner's states fix, with sections. */

/** State → section, from the elements of reference/contents-consumer.json. */
export interface LinkLaw {
  /** California's one link, with its icon. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Laws that give titles as examples. */
  readonly examples: Readonly<Record<string, string>>;
  /** Laws that ask for a clear link or a clear way. */
  readonly clear: Readonly<Record<string, string>>;
}

export interface LinkWords {
  readonly words: string;
  readonly hasIcon: boolean;
  /** Why these words, with the sections. */
  readonly why: string;
}

const CHOICES = 'Your Privacy Choices';
const RIGHTS = 'Your Opt-Out Rights';

const sections = (states: readonly string[], cites: Readonly<Record<string, string>>): string =>
  states.flatMap((state) => cites[state] ?? []).join('; ');

/** Chooses the words; where no state is named, California's. */
export function linkWords(states: readonly string[], law: LinkLaw): LinkWords {
  const asked = states.length > 0 ? states : Object.keys(law.fixed);
  const fixed = sections(asked, law.fixed);
  if (fixed !== '')
    return {
      words: CHOICES,
      hasIcon: true,
      why: `The law fixes these words and the icon: ${fixed}.`,
    };
  const examples = sections(asked, law.examples);
  if (examples !== '')
    return {
      words: RIGHTS,
      hasIcon: false,
      why: `The law gives these words as an example: ${examples}.`,
    };
  const clear = sections(asked, law.clear);
  const why = 'The laws of your states fix no words. The link has to be clear';
  return { words: CHOICES, hasIcon: false, why: clear === '' ? `${why}.` : `${why}: ${clear}.` };
}

/**
 * The link as HTML. The room for what is said beside it is there from the start, so that nothing
 * moves. Without script no press could hold anything back, so it says where to ask.
 */
export function linkHtml({ words, hasIcon }: LinkWords, icon: string): string {
  return [
    `<a href="#your-privacy-choices" id="your-privacy-choices" data-statewise-link>${words}${hasIcon ? ` ${icon}` : ''}</a>`,
    '<span class="statewise-said" role="status" style="display:inline-block;min-width:13em">&nbsp;</span>',
    '<noscript>Your browser runs no script. To opt out, write to us: our privacy notice has the address.</noscript>',
  ].join('\n');
}
