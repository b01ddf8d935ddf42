import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { guideTitle } from '#web/words/articles/guides.ts';
import { Closing, Foot } from './closing.tsx';
import { Duties } from './duties.tsx';
import { Enforcement } from './enforcement.tsx';
import { Figures } from './figures.tsx';
import { Head } from './head.tsx';
import { Plan } from './plan.tsx';
import { SmallLaws } from './small-laws.tsx';
import { Applies, Rights } from './scope.tsx';
import { Beside, Differ } from './tables.tsx';
import styles from './guide.css?url';
import { Contents, ShortAnswer } from './top.tsx';
import type { GuideView } from './view.ts';

/** The guide of one state: every claim with its section, published figures next to the statute. */
export default function GuidePage({ data }: { data?: unknown }) {
  const view = data as GuideView;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>{guideTitle({ code: view.state, name: view.name }).title}</PageTitle>
      <Head view={view} />
      <div className="wrap section--tight">
        <div className="split split--toc">
          <ShortAnswer view={view} />
          <Contents view={view} />
          <div className="guidebody">
            <Figures view={view} />
            <div>
              <Applies view={view} />
              <Differ view={view} />
              <Rights view={view} />
              <Duties view={view} />
              <Plan view={view} />
              <Enforcement view={view} />
              <SmallLaws view={view} />
              <Beside view={view} />
              <Closing view={view} />
            </div>
            <Foot view={view} />
          </div>
        </div>
      </div>
    </>
  );
}
