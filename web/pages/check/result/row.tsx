import { Citation } from '#web/parts/law/citation.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { fillOf, VerdictBadge, verdictSign } from '#web/parts/assessment/verdict.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { StepId } from '#engine/interview/steps.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { stepFor } from '#web/parts/interview/answers/steps.ts';
import type { StateFinding } from './findings.ts';
import { Notes } from './notes.tsx';
import { badgeText, isLeftOut, resultWords } from './say.ts';

/** At most this many, so that the other states stay in view. */
const SHOWN_REASONS = 1;

interface RowProps {
  finding: StateFinding;
  sheet: Sheet;
  say: Say;
  onAsk: (step: StepId) => void;
}

/**
 * "2,140 of 35,000", with a bar; bounds have no bar. Where a change is near, against the number
 * that counts then.
 */
function Room({ finding, say }: Pick<RowProps, 'finding' | 'say'>) {
  const { law, coming } = finding;
  const headroom = coming?.headroom ?? finding.headroom;
  if (!headroom) return null;
  const { fact, value, limit } = headroom;
  // For bounds, the reason already says this.
  if (typeof value !== 'number') return null;
  const result = resultWords(say.words.language);
  const [own, start] = [say.figure(fact, value), say.figure(fact, limit)];
  if (value >= limit) return <p className="small soft">{result.over(own, start)}</p>;
  const text = result.headroom(own, start);
  return (
    <p className="small">
      <progress
        className="room"
        max={limit}
        value={value}
        aria-label={`${say.row(fact).label(law.name)}: ${text}`}
      />
      <span className="num">{text}</span>
    </p>
  );
}

function ComingDay({ finding: { coming, verdict }, say }: Pick<RowProps, 'finding' | 'say'>) {
  // a law that is not in force yet says its first day in its headline
  if (!coming || verdict.verdict === 'not in force yet') return null;
  const result = resultWords(say.words.language);
  const word = result.words[coming.after].toLowerCase();
  return (
    <p>
      <strong>{result.fromDay(say.sentences.date(coming.date), word)}</strong> {coming.why}
    </p>
  );
}

function Missing({ finding, sheet, say, onAsk }: RowProps) {
  const { asks, missing, law } = finding;
  const [first] = asks;
  const step = first && stepFor(first, sheet);
  if (!step) return null;
  const result = resultWords(say.words.language);
  return (
    <div className="stack-sm">
      {missing && (
        <p className="small">
          {result.would(
            result.words[missing.yes].toLowerCase(),
            result.words[missing.no].toLowerCase(),
          )}
        </p>
      )}
      <p>
        <button className="linkbtn" type="button" onClick={() => onAsk(step)}>
          {result.answer}
          <span className="vh"> ({law.name})</span>
        </button>
      </p>
    </div>
  );
}

type Reasoned = Pick<RowProps, 'finding' | 'say'>;

function ReasonList({ finding: { law }, say, reasons }: Reasoned & Pick<StateFinding, 'reasons'>) {
  const lang = say.words.language === 'es' ? { lang: 'en' } : {};
  return (
    <ul className="plain stack-sm">
      {reasons.map(({ id, text, cite }) => (
        <li key={id} className="small">
          {text}{' '}
          <span {...lang}>
            <Citation cite={cite} url={law.law.url} short />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What decided; for a law that does not apply the first test is open and the others are folded. */
function Reasons({ finding, say, folded }: Reasoned & { folded: boolean }) {
  const { reasons, law } = finding;
  const result = resultWords(say.words.language);
  const shown = folded ? 0 : SHOWN_REASONS;
  const more = reasons.slice(shown);
  return (
    <>
      {shown > 0 && <ReasonList finding={finding} say={say} reasons={reasons.slice(0, shown)} />}
      {more.length > 0 && (
        <details className="why">
          <summary>
            {folded ? result.why : result.more(more.length)}
            <span className="vh"> ({law.name})</span>
          </summary>
          <ReasonList finding={finding} say={say} reasons={more} />
        </details>
      )}
    </>
  );
}

interface PartProps extends Reasoned {
  head: string;
  items: readonly { readonly id: string; readonly text: string; readonly cite: string }[];
}

/** Some of the law's own lines, each with its section. */
function Part({ finding: { law }, say, head, items }: PartProps) {
  if (items.length === 0) return null;
  const english = say.words.language === 'es' ? { lang: 'en' } : {};
  return (
    <>
      <p>{head}</p>
      <ul className="plain stack-sm">
        {items.map(({ id, text, cite }) => (
          <li key={id}>
            {text}{' '}
            <span {...english}>
              <Citation cite={cite} url={law.law.url} short />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The duties of a law that applies in part. */
function Owed({ finding, say }: Reasoned) {
  const items = finding.owed.map(({ id, title, cite }) => ({ id, text: title, cite }));
  return (
    <Part
      finding={finding}
      say={say}
      head={resultWords(say.words.language).owed(items.length)}
      items={items}
    />
  );
}

/** The data of this organization that a law exempts. */
function Outside({ finding, say }: Reasoned) {
  return (
    <div className="small stack-sm">
      <Part
        finding={finding}
        say={say}
        head={resultWords(say.words.language).outside}
        items={finding.outside}
      />
    </div>
  );
}

/** The standing duties; the badge already shows the verdict. */
const stays = ({ verdict }: StateFinding, { sentences }: Say) =>
  sentences.stays(verdict.standing.map(({ title }) => title));

/** One law: the verdict, the reason, how near, what is missing. */
export function ResultRow(props: RowProps) {
  const { finding, say } = props;
  const { law, verdict, head } = finding;
  const left = isLeftOut(verdict.verdict);
  const keeps = left && verdict.standing.length > 0;
  const sign = verdictSign(verdict.verdict, keeps);
  const open = verdict.verdict === 'cannot tell' || verdict.then === 'cannot tell';
  return (
    <li>
      <Tile code={law.state} fill={keeps ? 'half' : fillOf(verdict.verdict)} />
      <div className="verdicts__head">
        <h3 id={`state-${law.state}`}>{law.name}</h3>
        <VerdictBadge sign={sign}>{badgeText(finding, say)}</VerdictBadge>
      </div>
      <div className="stack-sm verdicts__why">
        <p className={left ? 'vh' : undefined}>
          {keeps ? say.sentences.verdict[verdict.verdict](law.name) : head}
        </p>
        <ComingDay finding={finding} say={say} />
        {keeps && <p>{stays(finding, say)}</p>}
        <Owed finding={finding} say={say} />
        {open && <Missing {...props} />}
        <Reasons finding={finding} say={say} folded={open} />
        {finding.outside.length > 0 && <Outside finding={finding} say={say} />}
        <Room {...props} />
        <Notes {...props} />
      </div>
      <p className="verdicts__foot">
        <a className="go" href={`/${law.slug}`}>
          {resultWords(say.words.language).guide(law.name)} <Icon name="go" />
        </a>
      </p>
    </li>
  );
}
