import { longDate } from '#text/english.ts';
import { useNewEditions } from '#web/api/publications.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { asShown } from '#web/words/language/as-shown.ts';

/** The papers that read otherwise since a day of the law, each with the way to switch it on. */
export function NewEditions({ businessId }: { businessId: string }) {
  const { data: waiting = [] } = useNewEditions(businessId);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="new-editions" className="noprint">
      <Note icon="alert" tone="ask">
        <h2 className="h4" id="new-editions">
          {waiting.length === 1 ? 'A paper has a new edition' : 'Papers have a new edition'}
        </h2>
        <ul className="plain stack-xs">
          {waiting.map(({ id, title, from }) => (
            <li key={id}>
              {`In force since ${longDate(from)}:`}{' '}
              <PageLink to={`/documents?business=${businessId}&document=${encodeURIComponent(id)}`}>
                {asShown(title)}
              </PageLink>
            </li>
          ))}
        </ul>
        <p className="small">Read it, then switch it on with one press.</p>
      </Note>
    </section>
  );
}
