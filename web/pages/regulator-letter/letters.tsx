import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import type { RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { longDate } from '#text/english.ts';
import { useRegulatorLetters } from '#web/api/regulator-letters.ts';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';

// The form is large, so it is loaded after the frame of the page.
const OneLetter = lazy(() =>
  import('./one-letter.tsx').then(({ OneLetter: loaded }) => ({ default: loaded })),
);

const addressOf = (businessId: string, letter?: string) =>
  `/regulator-letter?business=${businessId}${letter === undefined ? '' : `&letter=${letter}`}`;

function OtherLetters({
  letters,
  business,
  shown,
}: {
  letters: readonly RegulatorLetter[];
  business: Business;
  shown: string | undefined;
}) {
  if (letters.length === 0) return null;
  return (
    <nav aria-label="Your letters" className="stack-sm">
      <h2>Your letters</h2>
      <ul className="plain">
        {letters.map(({ id, letter, result }) => (
          <li key={id}>
            <PageLink to={addressOf(business.id, id)} aria-current={id === shown || undefined}>
              {result.stateName === ''
                ? longDate(letter.dated)
                : `${result.stateName}, ${longDate(letter.dated)}`}
            </PageLink>
            <span className="small soft">
              {result.right.workTo === null
                ? ', no last day named'
                : `, work to ${longDate(result.right.workTo)}`}
            </span>
          </li>
        ))}
        {shown !== undefined && (
          <li>
            <PageLink to={addressOf(business.id)}>Add another letter</PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The letters of a business: those that are kept, and the form. */
export function Letters({ business }: { business: Business }) {
  const letters = useRegulatorLetters(business.id);
  const [search, setSearch] = useSearchParams();
  if (letters.isPending) return <WaitingBox>Loading your letters...</WaitingBox>;
  if (letters.isError) return <LoadFailed what="your letters" query={letters} />;
  const all = letters.data.letters;
  const stored = all.find(({ id }) => id === search.get('letter'));
  const show = (id: string | undefined) =>
    setSearch(
      { business: business.id, ...(id === undefined ? {} : { letter: id }) },
      { state: { keepFocus: id === stored?.id } },
    );
  return (
    <>
      <OtherLetters letters={all} business={business} shown={stored?.id} />
      <Suspense fallback={<WaitingBox>Loading the form...</WaitingBox>}>
        <OneLetter
          key={stored?.id ?? 'new'}
          businessId={business.id}
          stored={stored}
          onShow={show}
        />
      </Suspense>
    </>
  );
}
