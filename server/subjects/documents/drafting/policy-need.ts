/**
 * Whether a business that no act binds needs a privacy policy: by the older laws that bind every
 * site on which people leave contact details (Cal. Bus. & Prof. Code § 22575(a); 6 Del. C.
 * § 1205C(a); NRS 603A.320).
 */
import type { ListedDocument } from '#contract/documents/documents.ts';
import { allPassages, type Template } from '#documents/template/template.ts';
import { isOfChildren } from '#documents/map/entries.ts';
import { NOTICE_LAWS } from '#law/small-laws.ts';
import { list } from '#text/english.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';
import { bindingIds } from './reach.ts';

type Need = Pick<ListedDocument, 'need' | 'reason'>;

const cited = (laws: typeof NOTICE_LAWS) => list(laws.map(({ cite }) => cite));
const placed = (laws: typeof NOTICE_LAWS) =>
  list(
    laws.map(({ place }) => place),
    'or',
  );

/**
 * COPPA asks for an online notice where a site collects data from children under 13, at any size
 * (16 CFR 312.4(d)); undefined where the answers speak of no such children.
 */
function coppaNeed({ engine, map }: Pick<DocumentInput, 'engine' | 'map'>): Need | undefined {
  const says = (name: string, is: boolean) =>
    engine.answers.some(({ fact, value }) => fact === name && value === is);
  const held = map.lines.some((line) => line.state === 'confirmed' && isOfChildren(line));
  const knows = says('knowsChildren', true) || held;
  if (!knows || says('collectsOnline', false)) return undefined;
  return says('servicesForMinors', true)
    ? {
        need: 'needed',
        reason:
          'COPPA, a federal law, asks for one where a site collects data from children under 13: 16 CFR 312.4(d).',
      }
    : {
        need: 'may be needed',
        reason:
          'Only if a site or app of yours collects data from children under 13: then COPPA, a federal law, asks for one (16 CFR 312.4(d)).',
      };
}

/** The laws without a size test that have a part of their own in a template, by id. */
const withPartIn = ({ passages }: Template): ReadonlySet<string> =>
  new Set(
    allPassages(passages.filter(({ kind }) => kind !== 'notes')).flatMap((passage) =>
      passage.kind === 'law' ? passage.ids : [],
    ),
  );

/** Needed where one of them binds, by the owner's own answers. */
function boundNeed(template: Template, { smallLaws }: Pick<DocumentInput, 'smallLaws'>) {
  const binding = bindingIds(smallLaws);
  const own = withPartIn(template);
  const asking = smallLaws.filter(
    ({ id }) => binding.has(id) && (own.has(id) || NOTICE_LAWS.some((law) => law.id === id)),
  );
  if (asking.length === 0) return undefined;
  const reason = `Other laws ask for one, at any size: ${list(asking.map(({ cite }) => cite))}.`;
  return { need: 'needed', reason } as const;
}

/** The need, and the law behind it; it waits for one answer about the site. */
export function policyNeed(
  template: Template,
  subject: Pick<DocumentInput, 'business' | 'engine' | 'map' | 'smallLaws'>,
): Need {
  const { business, engine } = subject;
  const bound = boundNeed(template, subject);
  if (bound !== undefined) return bound;
  const told = engine.answers.find(({ fact }) => fact === 'collectsOnline')?.value;
  if (told === false)
    return {
      need: 'not asked for',
      reason:
        'People leave no contact details on a site of yours. The laws that ask every site for a policy bind only such sites.',
    };
  const near = NOTICE_LAWS.filter(({ states }) =>
    states.some((state) => business.statesOperating.includes(state)),
  );
  if (near.length > 0 && told === true)
    return { need: 'needed', reason: `Other laws ask for one, at any size: ${cited(near)}.` };
  const children = coppaNeed(subject);
  if (children !== undefined) return children;
  const where = near.length > 0 ? near : NOTICE_LAWS;
  const site = told === true ? 'your site' : 'a site or app of yours';
  return {
    need: 'may be needed',
    reason: `Only if people in ${placed(where)} leave contact details on ${site}: ${cited(where)}.`,
  };
}
