/**
 * Whether a business that no act binds needs a privacy policy: by the older laws that bind every
 * site on which people leave contact details (Cal. Bus. & Prof. Code § 22575(a); 6 Del. C.
 * § 1205C(a); NRS 603A.320).
 */
import type { ListedDocument } from '#contract/documents/documents.ts';
import { NOTICE_LAWS } from '#law/small-laws.ts';
import { list } from '#text/english.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';

type Need = Pick<ListedDocument, 'need' | 'reason'>;

const cited = (laws: typeof NOTICE_LAWS) => list(laws.map(({ cite }) => cite));
const placed = (laws: typeof NOTICE_LAWS) =>
  list(
    laws.map(({ place }) => place),
    'or',
  );

/** The need, and the law behind it; it waits for one answer about the site. */
export function policyNeed({ business, engine }: DocumentInput): Need {
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
  const where = near.length > 0 ? near : NOTICE_LAWS;
  const site = told === true ? 'your site' : 'a site or app of yours';
  return {
    need: 'may be needed',
    reason: `Only if people in ${placed(where)} leave contact details on ${site}: ${cited(where)}.`,
  };
}
