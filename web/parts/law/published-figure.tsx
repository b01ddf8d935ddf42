import { capital } from '#text/case.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Citation } from './citation.tsx';

/** The signs of a published figure and of the statute. Never swapped. */
export function SaidSign({ small = false }: { small?: boolean }) {
  return (
    <span className={`sign sign--said${small ? ' sign--sm' : ''}`} aria-hidden="true">
      <span>“</span>
    </span>
  );
}

export function LawSign({ small = false }: { small?: boolean }) {
  return (
    <span className={`sign sign--law${small ? ' sign--sm' : ''}`} aria-hidden="true">
      §
    </span>
  );
}

interface ReadingProps {
  readonly point: string;
  readonly said: string;
  readonly text: string;
  readonly cite: string;
  readonly meaning?: string | undefined;
  readonly url: string;
}

/** The figure in large type, and its sentence. */
function headAndRest(text: string): [string, string] {
  const [, first, rest] = /^(.{1,60}?)(?:[.:]|,(?! \d)) (.+)$/.exec(text) ?? [];
  if (first === undefined || rest === undefined) return [`${text}.`, ''];
  return [`${first}.`, `${capital(rest)}.`];
}

/** A published figure and, more prominently, what the statute says. */
export function PublishedFigure({ point, said, text, cite, meaning, url }: ReadingProps) {
  const [first, rest] = headAndRest(text);
  return (
    <article className="reading reading--differs">
      <div className="reading__head">
        <h3>{point}</h3>
        <span className="badge badge--differs">
          <Icon name="differs" />
          Sources differ
        </span>
      </div>
      <dl>
        <div className="reading__row reading__row--said">
          <dt>
            <SaidSign />
            You may have read
          </dt>
          <dd>{said}</dd>
        </div>
        <div className="reading__row reading__row--law">
          <dt>
            <LawSign />
            The statute
          </dt>
          <dd>
            <p className="figure">{first}</p>
            {rest !== '' && <p>{rest}</p>}
            {meaning !== undefined && <p className="small soft">{meaning}</p>}
            <p className="cites">
              <Citation cite={cite} url={url} />
            </p>
          </dd>
        </div>
      </dl>
    </article>
  );
}
