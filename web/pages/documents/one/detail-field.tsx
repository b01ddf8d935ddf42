import type { ReactNode } from 'react';
import type { Detail, DetailValue } from '#contract/documents/details.ts';
import { useChooseSlug, useHosting } from '#web/api/publications.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { type ControlProps, Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { DetailTable } from './detail-table.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { fieldOf, inLine, labelOf } from './detail-words.ts';
import { LineInput } from '#web/ui/line-input.tsx';

interface DetailFieldProps {
  businessId: string;
  detail: Detail;
  value: DetailValue | undefined;
  error: string | undefined;
  onType: (value: DetailValue) => void;
}

function hintOf({ hint, known, kind }: Detail): ReactNode {
  const parts = [
    hint,
    kind === 'list' ? 'One thing on each line.' : null,
    known ? `Without an answer the document says, ${known.from}: ${inLine(known.value)}.` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** The keyboard that a phone shows. */
const KEYBOARDS = { email: 'email', phone: 'tel', url: 'url' } as const;

const asLines = (value: DetailValue | undefined) =>
  value === undefined ? '' : typeof value === 'string' ? value : value.join('\n');

function Control({
  detail: { kind, form },
  value,
  onType,
  control,
}: Pick<DetailFieldProps, 'detail' | 'value' | 'onType'> & { control: ControlProps }) {
  const text = asLines(value);
  if (kind === 'list') {
    return (
      <textarea
        {...control}
        className="input"
        rows={3}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value.split('\n'))}
      />
    );
  }
  if (kind === 'text')
    return (
      <LineInput
        control={control}
        value={text}
        onType={onType}
        {...(form === null ? {} : { inputMode: KEYBOARDS[form] })}
      />
    );
  return (
    <input
      {...control}
      className="input input--short"
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'number' ? { inputMode: 'numeric' as const } : {})}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

/** The chosen wording; one may be the beginning of another, as "do" of "do not". */
function chosenOf(choices: readonly string[], value: DetailValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  return choices
    .filter((choice) => value.startsWith(choice))
    .toSorted((one, other) => other.length - one.length)[0];
}

function Choices({ detail, value, error, onType }: DetailFieldProps) {
  const id = fieldOf(detail.name);
  const choices = detail.choices ?? [];
  const chosen = chosenOf(choices, value);
  return (
    <RadioGroup
      id={id}
      legend={detail.label}
      error={error}
      hint={hintOf(detail)}
      look={detail.practice ? 'row' : 'lines'}
      choices={choices.map((choice, at) => ({
        value: choice,
        label: detail.choiceLabels?.[at] ?? choice,
      }))}
      value={chosen}
      onChange={onType}
    >
      {chosen !== undefined && (
        <button
          className="linkbtn"
          type="button"
          onClick={() => {
            onType('');
            document.getElementById(id)?.focus();
          }}
        >
          No answer<span className="vh">{`: ${detail.label}`}</span>
        </button>
      )}
    </RadioGroup>
  );
}

interface SuggestedProps extends Pick<DetailFieldProps, 'detail' | 'onType'> {
  /** What using it does first. */
  before?: () => Promise<unknown>;
  pending?: boolean;
}

/** Uses the proposal and moves the focus to the field, because the button disappears. */
function Suggested({ detail, onType, before, pending = false }: SuggestedProps) {
  const { name, label, suggested } = detail;
  if (suggested === null) return null;
  const use = async () => {
    if (pending) return;
    await before?.();
    onType(suggested.value);
    document.getElementById(fieldOf(name))?.focus();
  };
  return (
    <p>
      <button
        className="btn btn--sm btn--quiet detail__use"
        type="button"
        {...(pending ? { 'aria-disabled': true as const } : {})}
        // a failure is shown by whoever gave the step before
        onClick={() => void use().catch(() => undefined)}
      >
        {`Use ${inLine(suggested.value)}`}
        <span className="vh">{` as ${label}`}</span>
      </button>
    </p>
  );
}

/** The detail that names the page on which the policy stands. */
const ADDRESS = 'privacyPageUrl';
const HOSTED = 'privacy-policy';

/**
 * The address of the page that we host, or would host: using it chooses the address too. Nothing is
 * published yet.
 */
function HostedAddress({ detail, onType, businessId }: Omit<DetailFieldProps, 'value' | 'error'>) {
  const { data } = useHosting(businessId, HOSTED);
  const choose = useChooseSlug(businessId, HOSTED);
  const slug = data?.slug ?? data?.proposedSlug;
  if (!data || slug === undefined || slug === null) return null;
  const from = 'the page that we host for you';
  const suggested = { value: `${data.before}${slug}${data.after}`, from };
  return (
    <>
      <p className="small soft">
        On your own site? Enter its address. Or let us host the page
        {data.reachable ? ':' : ', but only this computer or network can open it:'}
      </p>
      <Suggested
        detail={{ ...detail, suggested }}
        onType={onType}
        pending={choose.isPending}
        {...(data.slug === null ? { before: () => choose.mutateAsync(slug) } : {})}
      />
      {choose.isError && (
        <p className="error" role="alert">
          {wordsFor(choose.error, 'The address could not be chosen. Try again.')}
        </p>
      )}
    </>
  );
}

/** Details that the data map has from its companies and tools. */
const OF_COMPANIES: ReadonlySet<string> = new Set([
  'serviceProviderKinds',
  'recipients',
  'recipientTable',
  'buyerNames',
  'saleBuyers',
  'adCompanies',
  'siteCollectors',
  'toolTable',
]);

/** What the data map says; it is changed there. */
function FromMap({ detail, businessId }: Pick<DetailFieldProps, 'detail' | 'businessId'>) {
  const { name, known, missingIn } = detail;
  return (
    <div className="field" id={fieldOf(name)} tabIndex={-1}>
      <p className="detail__group">{labelOf(detail)}</p>
      {known && <p className="small detail__mapped">{inLine(known.value)}</p>}
      <p className="small">
        From your data map.{missingIn.length > 0 && ' Some of it is still to confirm.'}{' '}
        <PageLink
          to={`/data-map?business=${businessId}&step=${OF_COMPANIES.has(name) ? 'companies' : 'kinds'}`}
        >
          Change it there<span className="vh">{`: ${labelOf(detail)}`}</span>
        </PageLink>
      </p>
    </div>
  );
}

/** One detail that documents need. */
export function DetailField(props: DetailFieldProps) {
  const { detail, value, error, onType, businessId } = props;
  const { name, label, kind, choices, mapped } = detail;
  if (mapped) return <FromMap detail={detail} businessId={businessId} />;
  if (kind === 'table') return <DetailTable {...props} />;
  if (choices !== null) return <Choices {...props} />;
  return (
    <Field id={fieldOf(name)} label={label} error={error} hint={hintOf(detail)}>
      {(control) => (
        <>
          <Control detail={detail} value={value} onType={onType} control={control} />
          {value === undefined &&
            (name === ADDRESS ? (
              <HostedAddress detail={detail} onType={onType} businessId={businessId} />
            ) : (
              <Suggested detail={detail} onType={onType} />
            ))}
        </>
      )}
    </Field>
  );
}
