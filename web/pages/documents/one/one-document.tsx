import { asShown } from '#web/words/language/as-shown.ts';
import { LAW_TEXT } from '#web/words/language/law-text.ts';
import { Changing, Locked } from '#web/parts/owner-page/may.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { Fragment, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { useDocumentDraft } from '#web/api/documents.ts';
import { statusOf } from '#web/api/client/request.ts';
import { useRatings } from '#web/api/templates.ts';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { useArrival } from '#web/parts/shell/arrival.ts';
import { Back } from '#web/parts/links/back.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import paper from '#web/parts/documents/paper.css?url';
import { RateTemplate } from '#web/parts/documents/rate-template.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { Note } from '#web/ui/note.tsx';
import { plural } from '#text/figures.ts';
import { DocumentStatus } from '../document-row.tsx';
import { FileButtons } from '../file-buttons.tsx';
import { MadeFor } from '../made-for.tsx';
import { NEEDS, TITLE } from '../words.ts';
import styles from './document-form.css?url';
import { Clashes } from './clashes.tsx';
import { ComingPaper } from './paper/coming-paper.tsx';
import { Whole } from './paper/whole-paper.tsx';
import { CopyNote } from './copy-note.tsx';
import { DetailsForm } from './details-form.tsx';
import { PublishPanel } from './publish/publish-panel.tsx';
import { NewEditionPart } from './paper/new-edition.tsx';
import { NotYet } from './not-yet.tsx';
import { Jumps, leftOf, LeftToOthers, Settled } from './standing.tsx';
import { ProofFold } from './paper/proof-fold.tsx';
import { Versions } from './versions.tsx';

interface OneDocumentProps {
  business: Business;
  /** Id of the template. */
  id: string;
}

function Missing({ business }: { business: Business }) {
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <p className="lede">There is no such document.</p>
      <p>
        <PageLink to={`/documents?business=${business.id}`}>All your documents</PageLink>
      </p>
    </div>
  );
}

interface DraftProps {
  draft: Draft;
  business: Business;
}

/** Each letter with its number: the browser may have no shape for it either. */
function LettersMissing({ draft: { lettersMissing, formats } }: Pick<DraftProps, 'draft'>) {
  if (lettersMissing.length === 0 || !formats.includes('PDF')) return null;
  return (
    <Note icon="alert">
      <p>
        Our PDF files have no shapes for these letters:{' '}
        {lettersMissing.map((letter) => (
          <Fragment key={letter}>
            <bdi>{letter}</bdi> {numberOf(letter)}{' '}
          </Fragment>
        ))}
      </p>
      <p>The PDF shows the number in place of the letter. Take the Word file: it prints them.</p>
    </Note>
  );
}

const numberOf = (letter: string) =>
  `(${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

function Head({ draft, business, failed }: DraftProps & { failed: boolean }) {
  const { title, description } = draft;
  return (
    <div className="wrap head stack-sm paperhead">
      <PageTitle failed={failed}>{asShown(title)}</PageTitle>
      <Back to={`/documents?business=${business.id}`}>All documents</Back>
      <h1>{asShown(title)}</h1>
      <p className="lede">{description}</p>
      {draft.html !== null && (
        <>
          <Settled draft={draft} />
          <Jumps draft={draft} />
        </>
      )}
    </div>
  );
}

/** Who asks for it, its files, and what it leaves out. */
function Take({ draft, business }: DraftProps) {
  const { id, title, need, reason, formats, latest } = draft;
  return (
    <section aria-labelledby="take" className="stack-sm noprint">
      <h2 id="take" tabIndex={-1}>
        The paper
      </h2>
      <p className="row small">
        <span className={NEEDS[need].badge}>{NEEDS[need].label}</span>
        {reason}
      </p>
      <MadeFor states={draft.madeFor} business={business} />
      <FileButtons
        business={business}
        template={id}
        title={asShown(title)}
        formats={formats}
        forReaders={latest === null ? '' : 'You can take each version that was made, further down.'}
      />
      <p className="row small soft">
        <DocumentStatus {...draft} />
      </p>
      <LettersMissing draft={draft} />
      <NotYet draft={draft} business={business} />
    </section>
  );
}

/** What is for the owner alone: no file of the document holds it. */
function NotesFold({ draft: { id, title, notes, formats }, business }: DraftProps) {
  if (notes === null) return null;
  return (
    <details className="folded noprint" id="notes">
      <summary>
        <h3 className="detail__group">Notes for you</h3>
        <span className="folded__count">{plural(notes.parts, 'part')}</span>
      </summary>
      <div className="stack-sm">
        <p className="small soft">
          What to do before you publish or send it, and which section asks for each part. These
          notes are a file of their own. Keep them to yourself.
        </p>
        <FileButtons
          business={business}
          template={id}
          title={`Notes for you: ${asShown(title)}`}
          formats={formats}
          notes
          forReaders=""
        />
        <div className="sheet" lang={LAW_TEXT} dangerouslySetInnerHTML={{ __html: notes.html }} />
      </div>
    </details>
  );
}

function Rating({ draft }: { draft: Draft }) {
  const ratings = useRatings();
  if (!ratings.isSuccess) return null;
  const stars = ratings.data.find(({ template }) => template === draft.id)?.stars;
  return (
    <details className="folded noprint">
      <summary>
        <h3 className="detail__group">Say how useful it is</h3>
      </summary>
      <RateTemplate template={draft.id} title={asShown(draft.title)} stars={stars} />
    </details>
  );
}

interface ShownProps extends DraftProps {
  onFailed: (failed: boolean) => void;
}

function Shown({ draft, business, onFailed }: ShownProps) {
  const { id, html, none, latest } = draft;
  useArrival(html !== null);
  if (html === null) {
    return (
      <div className="wrap stack-lg asmt">
        <Note>
          <p>{none}</p>
        </Note>
      </div>
    );
  }
  return (
    <div className="wrap stack-lg asmt">
      <CopyNote draft={draft} business={business} />
      <NewEditionPart
        draft={draft}
        business={business}
        left={leftOf(draft).length + draft.asks.length + draft.clashes.length}
      />
      <Clashes draft={draft} business={business} />
      <Changing businessId={business.id} instead={<LeftToOthers draft={draft} />}>
        <DetailsForm business={business} draft={draft} onFailed={onFailed} />
      </Changing>
      <Take draft={draft} business={business} />
      <div className="paperfolds">
        <Whole html={html} />
        <ComingPaper business={business} id={draft.id} title={draft.title} />
        <NotesFold draft={draft} business={business} />
        <ProofFold draft={draft} business={business} />
        {draft.formats.includes('Online') && (
          <Locked businessId={business.id}>
            <PublishPanel
              draft={draft}
              business={business}
              ready={leftOf(draft).length + draft.asks.length === 0}
            />
          </Locked>
        )}
        {latest !== null && <Versions business={business} template={id} count={latest.number} />}
        {draft.copyOf === null && <Rating draft={draft} />}
      </div>
      <ReportLine
        states={draft.madeFor.map(({ stateName }) => stateName)}
        about={asShown(draft.title)}
        className="noprint"
      />
    </div>
  );
}

/** One document: its gaps, its text, and its versions. */
export function OneDocument({ business, id }: OneDocumentProps) {
  const draft = useDocumentDraft(business.id, id);
  const [failed, setFailed] = useState(false);
  if (draft.isPending) return <WaitingPage>Filling in the document...</WaitingPage>;
  if (draft.isError && statusOf(draft.error) === 404) return <Missing business={business} />;
  if (draft.isError) return <PageLoadFailed title={TITLE} what="the document" query={draft} />;
  return (
    <>
      <link rel="stylesheet" href={paper} precedence="default" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <Head draft={draft.data} business={business} failed={failed} />
      <Shown draft={draft.data} business={business} onFailed={setFailed} />
    </>
  );
}
