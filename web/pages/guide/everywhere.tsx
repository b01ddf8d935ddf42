import { LAWS_EVERYWHERE, pointersIn } from '#law/everywhere.ts';
import { everywhereIn } from '#law/near-laws.ts';
import { Pointers } from '#web/parts/law/everywhere.tsx';
import { EVERYWHERE_WORDS } from '#web/words/everywhere.ts';
import { plural } from '#text/figures.ts';
import { Part } from '#web/parts/article/part.tsx';
import { GUIDE_PARTS } from './parts.ts';
import type { GuideView } from './view.ts';

/** Laws outside the records: whom they bind, what they ask, and the section. */
export function Everywhere({ view }: { view: GuideView }) {
  const laws = pointersIn('en', everywhereIn([view.state], LAWS_EVERYWHERE));
  return (
    <Part id="everywhere" title={GUIDE_PARTS.everywhere} count={plural(laws.length, 'law')}>
      <p className="soft">{EVERYWHERE_WORDS.en.lede}</p>
      <Pointers laws={laws} />
    </Part>
  );
}
