import { asShown } from '#web/words/language/as-shown.ts';
import type { Business } from '#contract/businesses.ts';
import type { Detail } from '#contract/documents/details.ts';
import type { ListedDocument } from '#contract/documents/documents.ts';
import { longDate } from '#text/english.ts';
import { useHosting } from '#web/api/publications.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { moment } from '#web/words/figures.ts';
import { FileButtons } from './file-buttons.tsx';
import { leftWords, STATES, stateOfPaper } from './paper-state.ts';

/** The latest version, and whether it is up to date. */
export function DocumentStatus({
  latest,
  changed,
  newEdition,
}: Pick<ListedDocument, 'latest' | 'changed' | 'newEdition'>) {
  if (latest === null) return <span>Not made yet</span>;
  return (
    <>
      <span>{`Version ${latest.number}, made ${moment(latest.madeAt)}`}</span>
      {newEdition && (
        <span className="badge badge--ask">
          {`A new edition is in force since ${longDate(newEdition.from)}`}
        </span>
      )}
      {changed && !newEdition && (
        <span className="badge badge--ask">Your facts or the law changed since</span>
      )}
    </>
  );
}

interface CopiesProps {
  copies: readonly ListedDocument[];
  business: Business;
  /** What the documents ask for. */
  details: readonly Detail[];
}

/** Made once for each company or activity of the data map. */
function Copies({ copies, business, details }: CopiesProps) {
  if (copies.length === 0) return null;
  return (
    <details className="folded papercopies">
      <summary>
        One for each
        <span className="folded__count">{copies.length}</span>
      </summary>
      <ul className="hairs">
        {copies.map((copy) => (
          <li key={copy.id}>
            <PageLink
              to={`/documents?business=${business.id}&document=${encodeURIComponent(copy.id)}`}
            >
              {asShown(copy.title)}
            </PageLink>
            <span className="small soft">
              {[
                copy.gaps === null ? '' : leftWords(copy, { details }) || 'nothing left to fill in',
                copy.latest === null ? 'not made yet' : `version ${copy.latest.number}`,
                copy.vendorTerms === null ? '' : 'has terms of its own',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type RowProps = CopiesProps & { document: ListedDocument };

interface ShownProps extends RowProps {
  published?: { readonly changed: boolean } | undefined;
}

const WAITS: ReadonlySet<string> = new Set(['needs you', 'may need you']);

function Row({ document, copies, business, details, published }: ShownProps) {
  const { id, title, reason, gaps } = document;
  const state = stateOfPaper(document, { details, published });
  const { label, badge } = STATES[state.at];
  // one that waits for its owner is opened first
  const isTaken = document.latest !== null || !WAITS.has(state.at);
  // the part in which it stands says so
  const isAskedFor = document.need !== 'not asked for' || state.at !== 'not asked for';
  return (
    <li>
      <div className="stack-sm">
        <h3 className="paperlist__title">
          <PageLink to={`/documents?business=${business.id}&document=${id}`}>
            {asShown(title)}
          </PageLink>
        </h3>
        {isAskedFor && (
          <p className="row small">
            {copies.length === 0 && <span className={badge}>{label}</span>}
            {state.words !== '' && <span>{state.words}</span>}
          </p>
        )}
        <p className="row small soft">
          {reason}
          {(isAskedFor || document.latest !== null) && <DocumentStatus {...document} />}
        </p>
        <Copies copies={copies} business={business} details={details} />
      </div>
      {gaps !== null && isTaken && (
        <FileButtons business={business} template={id} title={title} formats={document.formats} />
      )}
    </li>
  );
}

/** The one document that we host a page for. */
const HOSTED = 'privacy-policy';

/** Says whether its page is published. */
function HostedRow(props: RowProps) {
  const { data } = useHosting(props.business.id, HOSTED);
  const published = data?.shown ? { changed: data.changed } : undefined;
  return <Row {...props} published={published} />;
}

/** One document of the list, with its copies. */
export const DocumentRow = (props: RowProps) =>
  props.document.id === HOSTED ? <HostedRow {...props} /> : <Row {...props} />;
