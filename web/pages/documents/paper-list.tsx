import { asShown } from '#web/words/language/as-shown.ts';
import type { Business } from '#contract/businesses.ts';
import type { Detail } from '#contract/documents/details.ts';
import type { Documents, ListedDocument } from '#contract/documents/documents.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { DocumentRow } from './document-row.tsx';
import { minutesWords } from './minutes.ts';
import { questionsIn, stateOfPaper } from './paper-state.ts';
import { plural } from '#text/figures.ts';

interface PaperListProps {
  documents: Documents;
  business: Business;
  /** What the documents ask for. */
  details: readonly Detail[];
}

const PARTS = [
  { need: 'needed', title: 'Needed now' },
  { need: 'may be needed', title: 'May be needed' },
  { need: 'not asked for', title: 'Not asked for' },
] as const;

interface Paper {
  readonly document: ListedDocument;
  readonly copies: readonly ListedDocument[];
}

const needOf = ({ document, copies }: Paper) => copies[0]?.need ?? document.need;

/** Each document with its copies, in the order of work. */
const papersOf = ({ documents }: Documents): Paper[] =>
  documents
    .filter(({ copyOf }) => copyOf === null)
    .map((document) => ({
      document,
      copies: documents.filter(({ copyOf }) => copyOf === document.id),
    }));

/**
 * The paper to go on with, and the work that is left in all that are needed; nothing where no law
 * surely asks for one.
 */
export function NextPaper({ documents, business, details }: PaperListProps) {
  const open = papersOf(documents)
    .filter((paper) => needOf(paper) === 'needed')
    .flatMap(({ document, copies }) => (copies.length > 0 ? copies : [document]))
    .filter((document) => stateOfPaper(document, { details }).at === 'needs you');
  const [next] = open;
  if (next === undefined) return null;
  const ids = new Set(open.map(({ id }) => id));
  const missing = details.filter(({ missingIn }) => missingIn.some((id) => ids.has(id)));
  // documents share their questions
  const questions = Math.max(...open.map(questionsIn));
  return (
    <div className="stack-sm">
      <p className="figure">
        {`${plural(open.length, 'document needs you', 'documents need you')}, ${minutesWords(missing, questions)} in all.`}
      </p>
      <p className="small soft">What you tell once goes into each that asks for it.</p>
      <p>
        <PageLink
          className="btn"
          to={`/documents?business=${business.id}&document=${encodeURIComponent(next.id)}`}
        >
          {`Go on with: ${asShown(next.title)}`}
        </PageLink>
      </p>
    </div>
  );
}

function Rows({ rows, ...of }: Omit<PaperListProps, 'documents'> & { rows: readonly Paper[] }) {
  return (
    <ul className="paperlist hairs boxed">
      {rows.map((row) => (
        <DocumentRow key={`${of.business.id} ${row.document.id}`} {...row} {...of} />
      ))}
    </ul>
  );
}

/**
 * All papers: what is needed first, each with its state. What nobody asks for is folded, unless one
 * of them was made.
 */
export function PaperList({ documents, business, details }: PaperListProps) {
  const papers = papersOf(documents);
  return PARTS.map(({ need, title }) => {
    const rows = papers.filter((paper) => needOf(paper) === need);
    if (rows.length === 0) return null;
    const list = <Rows rows={rows} business={business} details={details} />;
    if (need === 'not asked for')
      return (
        <details
          key={need}
          className="folded"
          open={rows.some(({ document }) => document.latest !== null) || undefined}
        >
          <summary>
            <h2 className="h3">{title}</h2>
            <span className="folded__count">{rows.length}</span>
          </summary>
          {list}
        </details>
      );
    return (
      <section key={need} aria-label={title} className="stack-sm">
        <h2 className="h3">{title}</h2>
        {list}
      </section>
    );
  });
}
