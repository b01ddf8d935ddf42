import { LAW_TEXT } from '#web/words/language/law-text.ts';

/** The whole text in one piece; printing prints it. */
export function Whole({ html }: { html: string }) {
  return (
    <details className="folded wholepaper">
      <summary className="noprint">
        <h3 className="detail__group">Read the whole paper</h3>
      </summary>
      <div className="stack-sm">
        <p className="small soft noprint" id="read" tabIndex={-1}>
          This is how it reads today. Open a line under a part to see which law asks for it.
        </p>
        <div className="sheet" lang={LAW_TEXT} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </details>
  );
}
