import { BUILT_IN } from '#web/words/language/built-in.ts';
import { useOwnSite } from './own-site.ts';
import { SiteQuestion } from './site-question.tsx';

/** The question about a site of the business, where a page depends on it. */
export function OwnSite({ businessId }: { businessId: string }) {
  const { answers, told, tell } = useOwnSite(businessId);
  return answers === undefined ? null : (
    <SiteQuestion language={BUILT_IN} told={told} onTold={tell} />
  );
}
