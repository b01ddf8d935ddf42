import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { ComingDocument } from '#contract/documents/coming.ts';
import { comingPath, useComingDocument } from '#web/api/paper-folds.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { asShown } from '#web/words/language/as-shown.ts';
import { FORMATS } from '#web/pages/documents/words.ts';
import { LAW_TEXT } from '#web/words/language/law-text.ts';
import { longDate } from '#text/english.ts';

interface ComingProps {
  business: Business;
  /** Id of the template. */
  id: string;
  title: string;
}

interface EditionProps extends ComingProps {
  coming: ComingDocument;
}

function Edition({ coming: { from, why, html }, business, id, title }: EditionProps) {
  if (from === null || html === null)
    return <p className="soft">No law that we know of changes this paper in the next year.</p>;
  return (
    <div className="stack-sm">
      <p>
        {`From ${longDate(from)} this paper reads as below. On that day it takes the place of the one above. You confirm it once, and publish it.`}
      </p>
      {why.length > 0 && (
        <ul>
          {why.map((each) => (
            <li key={`${each.stateName} ${each.what}`}>
              {`${each.stateName}: ${each.what} (${each.cite})`}
            </li>
          ))}
        </ul>
      )}
      <TakeFiles
        of={`From ${longDate(from)}: ${asShown(title)}`}
        files={FORMATS.map(({ format, label }) => ({
          label,
          href: comingPath(business.id, id, format),
        }))}
      />
      <div className="sheet" lang={LAW_TEXT} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

function Asked(props: ComingProps) {
  const { business, id } = props;
  const { data, isError } = useComingDocument(business.id, id);
  if (isError) return <p>This could not be loaded. Close this part and open it again.</p>;
  return data === undefined ? (
    <p className="soft">Loading...</p>
  ) : (
    <Edition coming={data} {...props} />
  );
}

/** The paper as it will read once a coming law holds; worked out when it is opened. */
export function ComingPaper(props: ComingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="folded wholepaper noprint"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3 className="detail__group">How it reads when a coming law holds</h3>
      </summary>
      {isOpen && <Asked {...props} />}
    </details>
  );
}
