import { SearchField } from '#web/ui/search-field.tsx';
import { useMemo } from 'react';
import { Field } from '#web/ui/field.tsx';
import { OneOf } from '#web/parts/check-helpers/steps/asks.tsx';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import { limitWords, nameOfLine, type SizeEntries } from './answer.ts';
import { isOldCode, type LineOfWork } from './lines-of-work.ts';
import { searchIn, type Search as SearchLines } from './search.ts';

const MOST_SHOWN = 25;

interface FindProps {
  loaded: Loaded;
  lines: readonly LineOfWork[];
  entries: SizeEntries;
  onChange: (part: Partial<SizeEntries>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** A line of work to choose: its name, code and limit. */
function optionOf(line: LineOfWork, label: string | undefined, { words, figures }: Loaded) {
  const { size } = words;
  const limit = line.limit ? size.upTo(limitWords(line.limit, size, figures)) : size.noLimit;
  const official = label !== undefined && label !== line.title;
  return {
    value: line.naics,
    label: label ?? line.title,
    lang: label === undefined ? ('en' as const) : undefined,
    hint: (
      <>
        {official && <span lang="en">{line.title}. </span>}
        {`${size.code(line.naics)}. ${limit}`}
      </>
    ),
  };
}

/** By search among all, or by industry among the common ones. */
function optionsFor({ loaded, lines, entries }: FindProps, search: SearchLines) {
  const searching = entries.typed.trim().length > 1;
  if (searching) {
    const found = search(entries.typed);
    const options = found
      .slice(0, MOST_SHOWN)
      .map((line) => optionOf(line, line.labels[0], loaded));
    return { searching, found: found.length, old: isOldCode(entries.typed, found), options };
  }
  const field = loaded.texts.industries.find(({ id }) => id === entries.field);
  const options = (field?.codes ?? []).flatMap(([naics, label]) => {
    const line = lines.find((each) => each.naics === naics);
    return line ? [optionOf(line, label, loaded)] : [];
  });
  return { searching, found: options.length, old: false, options, note: field?.note };
}

function Search({ loaded, entries, onChange, status }: FindProps & { status: string }) {
  const { size } = loaded.words;
  return (
    <search className="stack-sm">
      <SearchField
        id="size-search"
        label={size.search}
        hint={size.searchHint}
        typed={entries.typed}
        onType={(typed) => onChange({ typed })}
      />
      <p className="small soft" role="status">
        {status}
      </p>
    </search>
  );
}

export function FindStep(props: FindProps) {
  const { loaded, lines, entries, onChange, onBack, onNext } = props;
  const { common, size } = loaded.words;
  const search = useMemo(() => searchIn(lines, loaded.data.trades), [lines, loaded]);
  const { searching, found, old, options, note } = optionsFor(props, search);
  const chosen = lines.find(({ naics }) => naics === entries.naics);
  const hidden = chosen && !options.some(({ value }) => value === chosen.naics);
  const nothing = old ? size.oldCode : size.nothing;
  const status = searching
    ? found === 0
      ? nothing
      : size.found(loaded.figures.count(found), found <= MOST_SHOWN)
    : '';
  return (
    <Step
      common={common}
      title={size.findTitle}
      hint={`${size.findHint} ${common.stays}`}
      onBack={onBack}
      backWords={common.backToQuestion}
      next={common.next}
      onNext={onNext}
      check={() => (chosen ? [] : [{ field: 'size-line', message: size.chooseLine }])}
    >
      <Search {...props} status={status} />
      <Field id="size-field" label={size.fields}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={entries.field}
            onChange={(event) => onChange({ field: event.currentTarget.value, typed: '' })}
          >
            <option value="">{size.chooseField}</option>
            {loaded.texts.industries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {options.length > 0 && (
        <OneOf
          id="size-line"
          legend={size.lines}
          hint={note}
          choices={options}
          value={entries.naics}
          onChange={(naics) => onChange({ naics, part: '' })}
        />
      )}
      {hidden && (
        <p>
          {size.yourLine}: <strong>{nameOfLine(chosen)}</strong>
        </p>
      )}
    </Step>
  );
}
