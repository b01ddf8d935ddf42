import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { list, longDate } from '#text/english.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useDropFromCopy } from '#web/api/request-copy.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useHere } from '../here.tsx';

type CopyFile = RequestWhole['copy']['files'][number];

const KB = 1024;
const sizeWords = (bytes: number) =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / KB / KB).toFixed(1)} MB`;

/** What was found in a file: masked, or sent as it is. */
function Found({ found, isMasked }: Pick<CopyFile, 'found' | 'isMasked'>) {
  if (found.length === 0) return null;
  const what = list(found.map((each) => `${each.what} (${each.count})`));
  return (
    <p className="small">
      <Icon name="alert" />{' '}
      {isMasked
        ? `Found and masked: ${what}. The person reads that you hold it, not what it is.`
        : `Found, and sent as it is: ${what}. Is that what you want?`}
    </p>
  );
}

function OneFile({ file }: { file: CopyFile }) {
  const { business, request, may, say } = useHere();
  const drop = useDropFromCopy(business.id, request);
  const { id, name, kind, size, found, isMasked, goesOn } = file;
  return (
    <li className="row row--between">
      <div className="stack-xs">
        <p>
          {name} <span className="small soft">{`${kind.toUpperCase()}, ${sizeWords(size)}`}</span>
        </p>
        <p className="small soft">{`Erased here on ${longDate(goesOn)} at the latest.`}</p>
        {kind === 'pdf' && (
          <p className="small">
            <Icon name="alert" /> No program looked into this PDF. Look through it yourself.
          </p>
        )}
        <Found found={found} isMasked={isMasked} />
      </div>
      {may && request.copy.until === null && (
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          onClick={() => {
            if (!drop.isPending) drop.mutate(id, { onSuccess: () => say(`${name} is out.`) });
          }}
        >
          Take out<span className="vh">{`: ${name}`}</span>
        </button>
      )}
      {drop.isError && (
        <span className="error" role="alert">
          {wordsFor(drop.error, 'This could not be stored. Try again.')}
        </span>
      )}
    </li>
  );
}

/** The files of the copy, each with what was found in it. */
export function CopyFiles() {
  const { files } = useHere().request.copy;
  if (files.length === 0) return null;
  return (
    <ul className="deskdates hairs boxed">
      {files.map((file) => (
        <OneFile key={file.id} file={file} />
      ))}
    </ul>
  );
}
