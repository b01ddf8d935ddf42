import { plural } from '#text/figures.ts';
import { Part } from '#web/parts/article/part.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { smallLawPath } from '#web/words/small-laws/address.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import { GUIDE_PARTS } from './parts.ts';
import type { GuideView } from './view.ts';

/** Laws without a size test that concern people there: whom each binds, and its page. */
export function SmallLaws({ view: { smallLaws } }: { view: GuideView }) {
  return (
    <Part id="everywhere" title={GUIDE_PARTS.everywhere} count={plural(smallLaws.length, 'law')}>
      <p className="soft">{SMALL_LAW_WORDS.en.lede}</p>
      <ul className="plain hairs stack">
        {smallLaws.map(({ id, name, place, who, cite, url }) => (
          <li key={id}>
            <p>
              <strong>
                <a href={smallLawPath(id)}>{name}</a>
              </strong>{' '}
              <span className="small soft">{place}</span>
            </p>
            {who.map((test) => (
              <p key={test} className="small">{`${test}.`}</p>
            ))}
            <p className="small">
              <Citation cite={cite} url={url} />
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
