import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { MOST_MAP } from '#contract/documents/data-map.ts';
import { mapFilePath, useImportDataMap } from '#web/api/data-map.ts';
import { requestFile } from '#web/api/client/files.ts';
import { fieldsIn, RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Field } from '#web/ui/field.tsx';
import type { StepProps } from '../step-props.ts';
import { NOT_SAVED } from '../words.ts';

const TOO_LONG = 'This file is too long for a data map. Is it the right one?';

/** What is wrong with the file, row by row. */
function Wrong({ fault }: { fault: Error }) {
  const fields = fieldsIn(fault);
  return (
    <div className="error" role="alert">
      <p>Nothing was changed. Mend the file, and choose it again.</p>
      {fields ? (
        <ul>
          {Object.entries(fields).map(([field, words]) => (
            <li key={field}>{words}</li>
          ))}
        </ul>
      ) : (
        <p>{fault instanceof RequestFailed ? wordsFor(fault, NOT_SAVED) : fault.message}</p>
      )}
    </div>
  );
}

/** Takes the map away as CSV, and brings one back. */
export function MapFile({ business, map }: StepProps) {
  const taking = useMutation({
    mutationFn: async () => {
      const file = await requestFile(mapFilePath(business.id));
      saveFile(file.name, file.blob);
    },
  });
  const bringing = useImportDataMap(business.id);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MOST_MAP.file * 4) throw new Error(TOO_LONG);
      await bringing.mutateAsync({ version: map.version, csv: await file.text() });
    },
  });
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="stack-sm">
      <p className="small soft">
        A table for your spreadsheet program, one row for each company and each kind of data. Change
        it there and bring it back: rows that it does not hold stay as they are.
      </p>
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...(taking.isPending ? { 'aria-disabled': true as const } : {})}
          onClick={() => {
            if (!taking.isPending) taking.mutate();
          }}
        >
          <Icon name="download" />
          {taking.isPending ? 'Making...' : 'Take it as CSV'}
        </button>
      </p>
      {taking.isError && (
        <p className="error" role="alert">
          {wordsFor(taking.error, 'The file could not be made. Try again.')}
        </p>
      )}
      <Field id="map-file" label="Bring a CSV file">
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            type="file"
            accept=".csv,text/csv"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (!file || reading.isPending) return;
              reading.mutate(file, {
                onSettled: () => {
                  if (input.current) input.current.value = '';
                },
              });
            }}
          />
        )}
      </Field>
      <p className="small" role="status">
        {reading.isPending && 'Reading...'}
        {reading.isSuccess &&
          'The file is taken in. New rows wait to be confirmed, unless the file says otherwise.'}
      </p>
      {reading.isError && <Wrong fault={reading.error} />}
    </div>
  );
}
