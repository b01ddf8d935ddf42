import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Difference, VersionHead } from '#contract/documents/versions.ts';
import { filePath, notesPath, useDifference, useVersions } from '#web/api/documents.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#text/figures.ts';
import { moment } from '#web/words/figures.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { FORMATS } from '../words.ts';
import { TryAgain } from '#web/ui/try-again.tsx';

interface VersionsProps {
  business: Business;
  template: string;
}

type Words = Difference['blocks'][number]['words'][number];

function Piece({ text, change }: Words) {
  if (change === 'same') return text;
  return change === 'added' ? (
    <ins>
      <span className="vh">Added: </span>
      {text}
    </ins>
  ) : (
    <del>
      <span className="vh">Removed: </span>
      {text}
    </del>
  );
}

/** Keys are indexes, because the list never changes while it is shown. */
const Changed = ({ words }: { words: readonly Words[] }) =>
  // oxlint-disable-next-line react/no-array-index-key
  words.map((piece, place) => <Piece key={place} {...piece} />);

function DifferenceList({ difference }: { difference: Difference }) {
  const { inputs, blocks, notes } = difference;
  return (
    <div className="stack-sm">
      {inputs.length > 0 && (
        <ul className="small">
          {inputs.map(({ what, before, after }) => (
            <li key={what}>{`${what}: ${before}, now ${after}`}</li>
          ))}
        </ul>
      )}
      {blocks.length === 0 && <p className="small">The text is the same.</p>}
      <ul className={blocks.length > 0 ? 'diff hairs boxed' : undefined}>
        {blocks.map(({ change, place, words }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <p className="small soft">{[...place, change].join(', ')}</p>
            <p>
              <Changed words={words} />
            </p>
          </li>
        ))}
      </ul>
      {notes > 0 && (
        <p className="small soft">
          {`Your notes changed in ${plural(notes, 'place')}. They are not part of the document.`}
        </p>
      )}
    </div>
  );
}

function Compared({ business, template, number }: VersionsProps & { number: number }) {
  const difference = useDifference(business.id, template, number);
  if (difference.isPending) return <Waiting>Comparing...</Waiting>;
  if (difference.isError) {
    return (
      <TryAgain onRetry={() => void difference.refetch()}>
        The two versions could not be compared.
      </TryAgain>
    );
  }
  return <DifferenceList difference={difference.data} />;
}

function VersionRow({ business, template, head }: VersionsProps & { head: VersionHead }) {
  const [open, setOpen] = useState(false);
  const { number, madeAt, madeBy, lawDataHash, gaps } = head;
  return (
    <li>
      <div className="stack-sm">
        <h4 className="paperlist__title">{`Version ${number}`}</h4>
        <p className="small soft">
          {`Made ${moment(madeAt)} by ${madeBy}, from law data ${lawDataHash.slice(0, 12)}. ${plural(gaps, 'gap')}.`}
        </p>
        {number > 1 && (
          <details className="why" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{`What changed since version ${number - 1}`}</summary>
            {open && <Compared business={business} template={template} number={number} />}
          </details>
        )}
      </div>
      <TakeFiles
        of={`version ${number}`}
        files={[
          ...FORMATS.map(({ format, label }) => ({
            label,
            href: filePath(business.id, template, number, format),
          })),
          ...FORMATS.map(({ format, label }) => ({
            label: `Notes, ${label}`,
            href: notesPath(business.id, template, number, format),
          })),
        ]}
      />
    </li>
  );
}

/** Every version, newest first, with what it changed. */
export function Versions({ business, template, count }: VersionsProps & { count: number }) {
  const versions = useVersions(business.id, template);
  return (
    <details className="folded noprint">
      <summary>
        <h3 className="detail__group">Versions</h3>
        <span className="folded__count">{count}</span>
      </summary>
      <div className="stack-sm" id="versions" tabIndex={-1}>
        {versions.isPending && <Waiting>Loading the versions...</Waiting>}
        {versions.isError && <p className="error">The versions could not be loaded.</p>}
        {versions.isSuccess && (
          <ul className="paperlist hairs boxed">
            {versions.data.map((head) => (
              <VersionRow key={head.number} business={business} template={template} head={head} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
