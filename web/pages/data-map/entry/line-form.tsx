import {
  CALIFORNIA_GROUPS,
  type DataMap,
  type MapLine,
  MINORS,
  PEOPLE,
} from '#contract/documents/data-map.ts';
import { titleOf } from '#documents/map/entries.ts';
import { KEPT_CHOICES } from '#documents/map/kinds.ts';
import { Field } from '#web/ui/field.tsx';
import { MINORS_LABELS, PEOPLE_LABELS } from '../words.ts';
import { LinesInput, SomeOf, WordsInput, YesNo } from './inputs.tsx';

interface LineFormProps {
  line: MapLine;
  /** Why it may be sensitive. */
  why: string | null;
  map: DataMap;
  onType: (line: MapLine) => void;
}

function Group({ id, line, onType }: Pick<LineFormProps, 'line' | 'onType'> & { id: string }) {
  return (
    <Field id={id} label="Group in California’s list" hint="California sorts data into these.">
      {(control) => (
        <select
          {...control}
          className="input"
          value={line.group ?? ''}
          onChange={({ currentTarget }) =>
            onType({
              ...line,
              group: CALIFORNIA_GROUPS.find((each) => each === currentTarget.value) ?? null,
            })
          }
        >
          <option value="">Choose one</option>
          {CALIFORNIA_GROUPS.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Minors({ id, line, onType }: Pick<LineFormProps, 'line' | 'onType'> & { id: string }) {
  return (
    <Field id={id} label="Do you know that some of these people are under 18?">
      {(control) => (
        <select
          {...control}
          className="input"
          value={line.minors}
          onChange={({ currentTarget }) =>
            onType({
              ...line,
              minors: MINORS.find((each) => each === currentTarget.value) ?? line.minors,
            })
          }
        >
          {MINORS.map((each) => (
            <option key={each} value={each}>
              {MINORS_LABELS[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface AloneProps extends Pick<LineFormProps, 'line' | 'onType'> {
  /** Times that were said of other kinds. */
  said?: readonly string[];
  /** The kind of data, where the field stands without the others. */
  of?: string;
}

const ofWhat = (of: string | undefined) =>
  of !== undefined && <span className="vh">{`: ${of}`}</span>;

export function KeptField({ line, of, said, onType }: AloneProps) {
  return (
    <WordsInput
      id={`${line.id}-kept`}
      label={<>How long do you keep it?{ofWhat(of)}</>}
      hint={of === undefined && 'A time, or what ends it, such as “1 year after the last contact”.'}
      choices={[...new Set([...(said ?? []), ...KEPT_CHOICES])]}
      value={line.kept}
      onType={(kept) => onType({ ...line, kept })}
    />
  );
}

export function SensitiveField({ line, why, of, onType }: AloneProps & { why: string | null }) {
  return (
    <YesNo
      id={`${line.id}-sensitive`}
      legend={<>Is it sensitive?{ofWhat(of)}</>}
      hint={why ?? 'Such as health, religion, exact location, or data of a known child.'}
      value={line.sensitive}
      onPick={(sensitive) => onType({ ...line, sensitive })}
    />
  );
}

/** The cells of a kind of data. */
export function LineForm({ line, why, map, onType }: LineFormProps) {
  const id = (name: string) => `${line.id}-${name}`;
  const companies = map.recipients.filter(
    (each) => each.state !== 'dropped' || line.recipients.includes(each.id),
  );
  return (
    <div className="mapform">
      <WordsInput
        id={id('kind')}
        label="Kind of data"
        value={line.kind}
        onType={(kind) => onType({ ...line, kind })}
      />
      <SomeOf
        id={id('people')}
        legend="Whose data is it?"
        choices={PEOPLE.map((value) => ({ value, label: PEOPLE_LABELS[value] }))}
        values={line.people}
        onPick={(people) => onType({ ...line, people })}
      />
      <LinesInput
        id={id('purposes')}
        label="What do you use it for?"
        hint="One use on each line, such as “to send receipts”."
        items={line.purposes}
        onType={(purposes) => onType({ ...line, purposes })}
      />
      <LinesInput
        id={id('sources')}
        label="Where does it come from?"
        hint="One source on each line. Write “the person” if people give it to you."
        items={line.sources}
        onType={(sources) => onType({ ...line, sources })}
      />
      <LinesInput
        id={id('systems')}
        label="Where do you keep it?"
        hint="One program, file or place on each line. You may leave it open."
        items={line.systems}
        onType={(systems) => onType({ ...line, systems })}
      />
      <SomeOf
        id={id('recipients')}
        legend="Which companies receive it?"
        hint="No tick means: no one outside. Add companies in the step before."
        choices={companies.map((each) => ({
          value: each.id,
          label: titleOf(each) || 'No name yet',
        }))}
        values={line.recipients}
        onPick={(recipients) => onType({ ...line, recipients })}
      />
      <KeptField line={line} onType={onType} />
      <WordsInput
        id={id('because')}
        label="Why that long?"
        hint="Finish the sentence “because …”, or leave it open."
        value={line.keptBecause}
        onType={(keptBecause) => onType({ ...line, keptBecause })}
      />
      <SensitiveField line={line} why={why} onType={onType} />
      <Minors id={id('minors')} line={line} onType={onType} />
      {map.california && <Group id={id('group')} line={line} onType={onType} />}
    </div>
  );
}
