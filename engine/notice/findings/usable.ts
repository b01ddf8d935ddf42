/**
 * A notice without what nobody can use: blanks that were left to fill in, and addresses of other
 * sites.
 */
import { blanksIn, withoutBlanks } from './gaps.ts';
import type { UsableWords } from '#engine/notice/signs/signs.ts';
import type { Sentence } from '#engine/notice/text/units.ts';

/** What is no address of a firm of its own. */
const SHARED_MAIL =
  /^(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|mac|aol|proton|protonmail|pm|zoho|comcast|att|verizon|gmx|mail|fastmail)\.[a-z.]{2,10}$/;
/** Services on which firms keep their request forms. */
const FORM_HOSTS = new Set(
  'forms.gle docs.google.com forms.office.com typeform.com jotform.com wufoo.com tally.so airtable.com termly.io onetrust.com trustarc.com osano.com iubenda.com transcend.io ketch.com datagrail.io securiti.ai enzuzo.com'.split(
    ' ',
  ),
);
const WORD = /\S+/g;
const HOST =
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})(?:[/?#:]\S{0,2000})?$/i;
const MARKED = /^(?:https?:\/\/|www\.)/i;
const ENDING =
  /\.(?:com|org|net|test|shop|store|us|co|info|biz|io|app|ai|dev|gov|edu|me|tv|site|online|example)$/i;
/** Words before an address that make it the firm's own. */
const OURS =
  /\b(?:our(?! (?:hosts?|vendors?|providers?|partners?|service|processors?|payment))|us|this (?:site|website)|the (?:site|website|app)|we (?:operate|run|own))\b/i;
/** How many signs before an address are read for such words. */
const NEAR = 70;
/** The policy of somebody else. */
const THEIRS =
  /\b(?:their|its|google|third part(?:y|ies))\b.{0,60}\b(?:polic(?:y|ies)|terms|site|page)|\b(?:policy|policies|notice|statement|terms|practices) (?:of|for|from|at) (?!us\b|our (?!hosts?|vendors?|providers?|partners?|service|processors?|payment)|this\b|the site\b)/i;

interface Address {
  readonly at: number;
  readonly length: number;
  readonly host: string;
}

/** The web addresses of a text; mail addresses are none. */
function addressesIn(text: string): Address[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!word.includes('.') || word.includes('@') || word.length > 2200) return [];
    const bare = word.replace(/^[("'<[]{1,3}/, '').replace(/[)"'>\],.;:!?]{1,4}$/, '');
    const host = HOST.exec(bare)?.[1]?.toLowerCase();
    if (host === undefined || !(MARKED.test(bare) || ENDING.test(host))) return [];
    return [{ at: index, length: word.length, host }];
  });
}

/** "shop.example.com" belongs to "example.com". */
const domainOf = (host: string) => host.split('.').slice(-2).join('.');
const nameOf = (host: string) => host.split('.').at(-2) ?? host;

/** The names of the firm's own sites: of its mail addresses, and of what it calls its site. */
function ownNames(sentences: readonly Sentence[], emails: readonly string[]): Set<string> {
  const mailed = emails
    .map((email) => email.slice(email.indexOf('@') + 1))
    .filter((domain) => !SHARED_MAIL.test(domain));
  const named = sentences.flatMap(({ text }) => {
    const addresses = addressesIn(text);
    if (addresses.length === 0 || THEIRS.test(text)) return [];
    return addresses.flatMap(({ at, host }) =>
      OURS.test(text.slice(Math.max(0, at - NEAR), at)) ? [host] : [],
    );
  });
  return new Set([...mailed, ...named].map(nameOf));
}

/** Whether a host is another's; `isTheirs`: its sentence speaks of the policy of somebody else. */
type IsOther = (host: string, isTheirs: boolean) => boolean;

/** Judges whose an address is; `brands` are names of well-known other companies. */
export function otherSites(
  sentences: readonly Sentence[],
  emails: readonly string[],
  brands: ReadonlySet<string>,
): IsOther {
  const own = ownNames(sentences, emails);
  return (host, isTheirs) => {
    if (own.has(nameOf(host)) || FORM_HOSTS.has(host) || FORM_HOSTS.has(domainOf(host)))
      return false;
    if (host.endsWith('.gov') || brands.has(nameOf(host)) || isTheirs) return true;
    return own.size > 0;
  };
}

/** Whether a clause names a way to reach somebody once its blanks are out. */
const WAY = /@[a-z0-9-]+\.|\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|https?:|www\.|\b\d{1,6} [A-Z][a-z]+ /;
/** The same in words: what is left of a clause whose address was another site's. */
const NAMED_WAY = /\b(?:e-?mail|phone|call|write|letter|form|portal|account|settings|in person)\b/i;

function filled(text: string): string {
  const left = withoutBlanks(text);
  if (left === text) return text;
  // a clause with a blank counts only for what else it names
  return WAY.test(left) ? left : '';
}

/**
 * The sentences without blanks, or without other sites' addresses as well; the same objects where
 * nothing was taken out.
 */
export function usable(
  sentences: readonly Sentence[],
  needed: UsableWords,
  isOther: IsOther,
): readonly Sentence[] {
  let changed = false;
  const left = sentences.map((sentence) => {
    const clauses = sentence.clauses.map((clause) => {
      const text = without(filled(clause.text), sentence.text, needed, isOther);
      return text === clause.text ? clause : { ...clause, text };
    });
    if (clauses.every((clause, at) => clause === sentence.clauses[at])) return sentence;
    changed = true;
    return { ...sentence, clauses };
  });
  return changed ? left : sentences;
}

function without(text: string, sentence: string, needed: UsableWords, isOther: IsOther): string {
  if (needed === 'filled') return text;
  const addresses = addressesIn(text);
  const isTheirs = addresses.length > 0 && THEIRS.test(sentence);
  const others = addresses.filter(({ host }) => isOther(host, isTheirs));
  if (others.length === 0) return text;
  let from = 0;
  const kept = others.map(({ at, length }) => {
    const piece = text.slice(from, at);
    from = at + length;
    return piece;
  });
  const left = [...kept, text.slice(from)].join(' ');
  return WAY.test(left) || NAMED_WAY.test(left) ? left : '';
}

/** What stands in the way of a sentence: its blanks, or that its address is another site's. */
export function unusableIn(text: string): string {
  const [blank] = blanksIn(text);
  return blank === undefined ? 'the address there is another site’s' : `fill in ${blank}`;
}
