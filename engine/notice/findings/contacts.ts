/** How people can contact the business, and addresses that cannot work. */
import { withoutTrailing } from '#text/trailing.ts';
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import type {
  AddressFault,
  BadAddress,
  Contacts,
  NoticeLink,
  Quote,
} from '#engine/notice/notice.ts';

const PHONE = /(?:\+?1[-. ]{0,2})?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g;
const FORM =
  /\b(?:(?:web|online|request|contact|privacy|short)\s(?:request\s)?(?:form|portal)|request form|webform|form (?:at|on)|privacy (?:center|portal)|fill (?:in|out) (?:the|our|a)\s(?:\w+\s){0,2}form)\b/i;
/** A form as a source of data is no way to reach anybody. */
const GATHERED =
  /\bwe (?:may |also |only )?(?:collect|receive|gather|store)\b|\b(?:information|data|details) (?:(?:that )?you (?:provide|submit|enter|give)|submitted|entered)\b/i;
const POST =
  /\b\d{1,6}\s[A-Z][\w.' ]{2,40}?\b(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Lane|Ln|Drive|Dr|Way|Plaza|Court|Ct|Square|Highway|Hwy|Parkway|Pkwy|Suite)\b|\bP\.?\s?O\.?\sBox\s\d|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b/;
const MADE_UP =
  /(?:^|\.)(?:example\.(?:com|org|net)|[a-z0-9-]+\.(?:example|invalid|localhost)|your-?(?:domain|company|business|website|store|shop|site|email)\.[a-z]+|domain\.(?:com|tld)|company\.com|email\.com|test\.com|mysite\.com|website\.com)$/i;
const HIDDEN =
  /[\w.+-]{1,40}\s?(?:[[({]\s?(?:at|@)\s?[\])}])\s?[\w.-]{1,60}|[\w.+-]{2,40}\sat\s[\w-]{2,40}\sdot\s[a-z]{2,6}\b/gi;

const MOST_BAD = 100;

/** The written addresses around each @ of a text. */
function aroundAts(text: string): { found: string; name: string; domain: string }[] {
  const found: { found: string; name: string; domain: string }[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name =
      text
        .slice(Math.max(0, at - 64), at)
        .split(/[^\w.+%-]/)
        .at(-1) ?? '';
    const domain = withoutTrailing(
      /^[\w.,-]{1,120}/.exec(text.slice(at + 1, at + 121))?.[0] ?? '',
      '.,-',
    );
    // a name of a social network
    if (name === '' && domain !== '' && !domain.includes('.')) continue;
    found.push({ found: `${name}@${domain}`, name, domain });
  }
  return found;
}

function faultOf(name: string, domain: string): AddressFault | undefined {
  if (domain === '') return 'no domain';
  if (name === '') return 'no name';
  if (MADE_UP.test(domain)) return 'made-up domain';
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}[a-z]{2,24}$/i.test(domain))
    return 'broken';
  return /^\.|\.$|\.\./.test(name) ? 'broken' : undefined;
}

/** Syntactically valid e-mail addresses. */
export const goodEmails = (text: string) =>
  aroundAts(text)
    .filter(({ name, domain }) => faultOf(name, domain) === undefined)
    .map(({ found }) => found);

/** "our web form", "the privacy portal". */
export const namesForm = (text: string) => FORM.test(text) && !GATHERED.test(text);

/** "name [at] shop.com": people can read it, programs cannot. */
export const isMasked = (text: string) => new RegExp(HIDDEN.source, 'i').test(text);

/** The ways to contact the business. */
export function contactsIn(sentences: readonly Sentence[], links: readonly NoticeLink[]): Contacts {
  const mailed = links.flatMap(({ to }) =>
    /^mailto:/i.test(to) ? goodEmails(mailAddress(to)) : [],
  );
  const emails = sentences.flatMap(({ text }) => (text.includes('@') ? goodEmails(text) : []));
  const form = sentences.find(({ text }) => namesForm(text));
  const post = sentences.find(({ text }) => POST.test(text));
  return {
    emails: [...new Set([...emails, ...mailed].map((email) => email.toLowerCase()))],
    phones: [...new Set(sentences.flatMap(({ text }) => text.match(PHONE) ?? []))],
    webForm: form && quoteOf(form),
    post: post && quoteOf(post),
  };
}

const mailAddress = (to: string) => {
  const [address = ''] = to.slice('mailto:'.length).split('?');
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
};

/** Each address once, and no more than anybody reads. */
const once = (found: readonly BadAddress[]) =>
  [...new Map(found.map((bad) => [`${bad.fault} ${bad.found}`, bad])).values()].slice(0, MOST_BAD);

/** Addresses and links that cannot work, judged by their syntax only. */
export function badAddresses(
  sentences: readonly Sentence[],
  links: readonly NoticeLink[],
): BadAddress[] {
  const written = sentences.flatMap((sentence): BadAddress[] => {
    const quote = quoteOf(sentence);
    const hidden = [...sentence.text.matchAll(HIDDEN)].map(([found]): BadAddress => ({
      fault: 'hidden',
      found,
      quote,
    }));
    if (!sentence.text.includes('@')) return hidden;
    // judged once: a text may hold 100,000 of them
    if (/[[({]\s?@\s?[\])}]/.test(sentence.text)) return hidden;
    const wrong = aroundAts(sentence.text).flatMap(({ found, name, domain }) => {
      const fault = faultOf(name, domain);
      return fault === undefined ? [] : [{ fault, found, quote }];
    });
    return [...once(wrong), ...hidden];
  });
  return [...written, ...links.flatMap((link) => badLink(link, sentences))];
}

const ACTION = /\b(?:form|request|opt|choices|here|privacy|e-?mail|contact|write|do not sell)\b/i;
const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})(?:\/|$)/i;

function badLink({ text, to }: NoticeLink, sentences: readonly Sentence[]): BadAddress[] {
  const fault = linkFault(text.trim(), to.trim());
  if (fault === undefined) return [];
  const around = sentences.find((sentence) => text !== '' && sentence.text.includes(text));
  const quote: Quote = around ? quoteOf(around) : { sentence: text, heading: '' };
  return [{ fault, found: `${text} (${to === '' ? '...' : to})`, quote }];
}

function linkFault(text: string, to: string): AddressFault | undefined {
  if (/^mailto:/i.test(to)) {
    const address = mailAddress(to);
    if (address === '') return 'empty mailto';
    const [named] = aroundAts(address);
    const fault = named ? faultOf(named.name, named.domain) : 'broken';
    if (fault !== undefined) return fault;
    const [shown] = goodEmails(text);
    return shown !== undefined && shown.toLowerCase() !== address.toLowerCase()
      ? 'other target'
      : undefined;
  }
  if ((to === '' || to === '#' || /^javascript:/i.test(to)) && ACTION.test(text))
    return 'empty link';
  const [, target] = /^https?:/i.test(to) ? (DOMAIN.exec(to) ?? []) : [];
  if (target !== undefined && MADE_UP.test(target)) return 'made-up domain';
  const [, shown] = DOMAIN.exec(text) ?? [];
  if (shown === undefined || target === undefined) return undefined;
  return shown.toLowerCase() === target.toLowerCase() ? undefined : 'other target';
}
