import { lazy, Suspense } from 'react';
import type { Business } from '#contract/businesses.ts';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';
import styles from './regulator-letter.css?url';
import { TITLE } from './words.ts';

// What a letter may say, with all places, is large: it is loaded after the frame of the page.
const Letters = lazy(() =>
  import('./letters.tsx').then(({ Letters: loaded }) => ({ default: loaded })),
);

function YourLetters({ business }: { business: Business | undefined }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">
          Tell what the letter says. You get the last day, what to do first, and drafts of your
          answer.
        </p>
      </div>
      <div className="wrap narrowpage asmt stack-lg">
        <Suspense fallback={<WaitingBox>Loading your letters...</WaitingBox>}>
          {business ? <Letters key={business.id} business={business} /> : <SetUpBusiness />}
        </Suspense>
        <p className="small soft">
          General guidance, not legal advice. A letter from a regulator is a good reason to ask a
          lawyer.
        </p>
      </div>
    </>
  );
}

export default function RegulatorLetterPage() {
  return (
    <BusinessPage title={TITLE} loading="Loading your letters..." styles={styles}>
      {(_, business) => <YourLetters business={business} />}
    </BusinessPage>
  );
}
