import { useMutation } from '@tanstack/react-query';
import { requestFile } from '#web/api/client/files.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NOT_MADE } from './not-made.ts';

interface TakeFilesProps {
  /** Whose files they are, for screen readers. */
  of: string;
  files: readonly { readonly label: string; readonly href: string }[];
}

/** A download button for each file, with a place for errors. */
export function TakeFiles({ of, files }: TakeFilesProps) {
  const take = useMutation({
    mutationFn: async ({ href }: TakeFilesProps['files'][number]) => {
      const file = await requestFile(href);
      saveFile(file.name, file.blob);
    },
  });
  return (
    <div className="filebuttons noprint">
      <p className="row">
        {files.map((file) => (
          <button
            key={file.label}
            className="btn btn--sm btn--quiet"
            type="button"
            {...(take.isPending ? { 'aria-disabled': true as const } : {})}
            onClick={() => {
              if (!take.isPending) take.mutate(file);
            }}
          >
            <Icon name="download" />
            {take.isPending && take.variables.href === file.href ? 'Making...' : file.label}
            <span className="vh">{`: ${of}`}</span>
          </button>
        ))}
      </p>
      <p className="vh" role="status">
        {take.isSuccess ? `${of}, ${take.variables.label}, is saved.` : ''}
      </p>
      {take.isError && (
        <p className="error" role="alert">
          {wordsFor(take.error, NOT_MADE)}
        </p>
      )}
    </div>
  );
}
