import { LAWS_EVERYWHERE, pointersIn } from '#law/everywhere.ts';
import { Everywhere } from '#web/parts/law/everywhere.tsx';
import { everywhereIn } from '#law/near-laws.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { guideTitle } from '#web/words/articles/guides.ts';
import { Closing } from './closing.tsx';
import { Duties } from './duties.tsx';
import { Enforcement } from './enforcement.tsx';
import { Figures } from './figures.tsx';
import { Head } from './head.tsx';
import { Plan } from './plan.tsx';
import { Applies, Rights } from './scope.tsx';
import { Beside, Differ } from './tables.tsx';
import styles from './guide.css?url';
import { Contents, type Section, ShortAnswer } from './top.tsx';
import type { GuideView } from './view.ts';

/** The sections of this guide, in order; empty ones are left out. */
function sectionsOf(view: GuideView): Section[] {
  const all: (Section | false)[] = [
    { id: 'figures', label: 'Figures at a glance' },
    { id: 'apply', label: 'Does it apply to you?' },
    view.figures.some((figure) => !figure.agrees) && {
      id: 'differ',
      label: 'Where sources differ',
    },
    { id: 'rights', label: 'What people may ask' },
    { id: 'todo', label: 'What to do' },
    view.words.plan !== undefined && { id: 'plan', label: view.words.plan.title },
    { id: 'enforce', label: 'Enforcement' },
    { id: 'everywhere', label: 'Other laws that may bind you' },
    { id: 'beside', label: 'Beside other states' },
    { id: 'dates', label: 'Dates' },
    view.doubts.length > 0 && { id: 'doubts', label: 'What is in doubt' },
    { id: 'links', label: 'Official sources' },
  ];
  return all.filter((section) => section !== false);
}

/** The guide of one state: every claim with its section, published figures next to the statute. */
export default function GuidePage({ data }: { data?: unknown }) {
  const view = data as GuideView;
  const sections = sectionsOf(view);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>{guideTitle({ code: view.state, name: view.name }).title}</PageTitle>
      <Head view={view} />
      <div className="wrap section--tight">
        <div className="split split--toc">
          <ShortAnswer view={view} sections={sections} />
          <Contents sections={sections} />
          <div className="guidebody">
            <Figures view={view} />
            <Applies view={view} />
            <Differ view={view} />
            <Rights view={view} />
            <Duties view={view} />
            <Plan view={view} />
            <Enforcement view={view} />
            <Everywhere laws={pointersIn('en', everywhereIn([view.state], LAWS_EVERYWHERE))} />
            <Beside view={view} />
            <Closing view={view} />
          </div>
        </div>
      </div>
    </>
  );
}
