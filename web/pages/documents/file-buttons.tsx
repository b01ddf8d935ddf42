import { Changing } from '#web/parts/owner-page/may.tsx';
import { useMutation } from '@tanstack/react-query';
import type { Business } from '#contract/businesses.ts';
import type { Printed } from '#contract/documents/versions.ts';
import { filePath, makeVersion, notesPath, refreshDocuments } from '#web/api/documents.ts';
import { requestFile } from '#web/api/client/files.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NOT_MADE } from '#web/parts/documents/not-made.ts';
import { FORMATS } from './words.ts';

interface FileButtonsProps {
  business: Business;
  template: string;
  title: string;
  /** The formats of the template. */
  formats: readonly string[];
  /** The notes for the owner in place of the document. */
  notes?: boolean;
  /** What stands there for who may only read; empty: nothing. */
  forReaders?: string;
}

const MADE_ONES = 'You can take the versions that were made, on the page of the document.';

/** Stores a version if something changed, and downloads its file. Who may only read stores none. */
export const FileButtons = ({ forReaders = MADE_ONES, ...props }: FileButtonsProps) => (
  <Changing
    businessId={props.business.id}
    instead={forReaders && <p className="small soft noprint">{forReaders}</p>}
  >
    <Buttons {...props} />
  </Changing>
);

function Buttons({
  business,
  template,
  title,
  formats,
  notes = false,
}: Omit<FileButtonsProps, 'forReaders'>) {
  const pathTo = notes ? notesPath : filePath;
  const take = useMutation({
    mutationFn: async (format: Printed) => {
      const { version, made } = await makeVersion(business.id, template);
      const file = await requestFile(pathTo(business.id, template, version.number, format));
      saveFile(file.name, file.blob);
      if (made) await refreshDocuments(business.id);
      return version;
    },
  });
  return (
    <div className="filebuttons">
      <p className="row noprint">
        {FORMATS.filter(({ label }) => formats.includes(label)).map(({ format, label }) => (
          <button
            key={format}
            className="btn btn--sm btn--quiet"
            type="button"
            {...(take.isPending ? { 'aria-disabled': true as const } : {})}
            onClick={() => {
              if (!take.isPending) take.mutate(format);
            }}
          >
            <Icon name="download" />
            {take.isPending && take.variables === format ? 'Making...' : label}
            <span className="vh">{`: ${title}`}</span>
          </button>
        ))}
      </p>
      <p className="vh" role="status">
        {take.isSuccess ? `${title}, version ${take.data.number}, is saved.` : ''}
      </p>
      {take.isError && (
        <p className="error" role="alert">
          {wordsFor(take.error, NOT_MADE)}
        </p>
      )}
    </div>
  );
}
