import { capital } from '#text/case.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { notReadAt, RuleLink, ruleLinks, type RuleLaw } from '#web/parts/law/rule-link.tsx';
import { CitedList } from '#web/parts/law/cited-list.tsx';
import { plural } from '#text/figures.ts';
import { Part } from '#web/parts/article/part.tsx';
import { Fold } from './fold.tsx';
import { Published } from './figure-list.tsx';
import { GUIDE_PARTS } from './parts.ts';
import type { CitedText, GuideView } from './view.ts';

interface ListedProps {
  readonly title: string;
  readonly unit: string;
  readonly items: readonly CitedText[];
  readonly url: string;
  readonly law: RuleLaw;
}

function Listed({ title, unit, items, url, law }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <Fold title={title} count={plural(items.length, unit)}>
      <CitedList items={items} url={url} ruleOf={ruleLinks(law)} />
    </Fold>
  );
}

/** Who must comply: the link to the state, the tests, and the exemptions. */
export function Applies({ view }: { view: GuideView }) {
  const { full, limited, nexus, url, name, notRead, ruleCount } = view;
  return (
    <Part id="apply" title={GUIDE_PARTS.apply} count={plural(full.length + limited.length, 'test')}>
      {notRead.length > 0 && (
        <p className="small">
          <a href={notReadAt(view.state)}>
            {`${notRead.length} of ${ruleCount} rules: not read by us`}
          </a>
          . For them we go by what others write.
        </p>
      )}
      <p>
        {nexus.text} <Citation cite={nexus.cite} url={url} short />
      </p>
      <p>{full.length === 1 ? 'And this must be true:' : 'And one of these must be true:'}</p>
      <CitedList items={full} url={url} ruleOf={ruleLinks(view)} ordered />
      {limited.length > 0 && (
        <>
          <h3>A part of it binds you if</h3>
          <CitedList items={limited} url={url} ruleOf={ruleLinks(view)} />
        </>
      )}
      <div className="folds">
        <Listed title="Who is exempt" unit="kind" items={view.exempt} url={url} law={view} />
        <Listed
          title="Which data is left out"
          unit="kind"
          items={view.dataLeftOut}
          url={url}
          law={view}
        />
        <Listed
          title={`What the words mean in ${name}`}
          unit="word"
          items={view.definitions.map(({ term, text, cite }) => ({
            text: `${capital(term)}: ${text}`,
            cite,
          }))}
          url={url}
          law={view}
        />
        <Published view={view} place="applies" />
      </div>
    </Part>
  );
}

/** Consumers' rights, the days to answer, and errors in published lists of rights. */
export function Rights({ view }: { view: GuideView }) {
  return (
    <Part id="rights" title={GUIDE_PARTS.rights} count={plural(view.rights.length, 'right')}>
      <CitedList items={view.rights} url={view.url} ruleOf={ruleLinks(view)} />
      <p className="small soft">
        {view.requests.text} <Citation cite={view.requests.cite} url={view.url} short />{' '}
        <RuleLink law={view} id="requests" of="days to answer" />
      </p>
      <div className="folds">
        <Published view={view} place="rights" />
      </div>
    </Part>
  );
}
