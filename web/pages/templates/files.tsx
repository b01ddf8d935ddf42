import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { fileLinks } from '#web/words/templates.ts';
import type { TemplateEntry } from '#law/templates.ts';

/**
 * The link's accessible name, which includes the document's, because ten previews have such a link.
 */
const Of = ({ title }: { title: string }) => <span className="vh">{` (${title})`}</span>;

/** The document in each of its formats: files to download, and a page to read. */
export function Files({ words }: { words: TemplateEntry }) {
  return (
    <p className="row noprint">
      {fileLinks(words).map(({ format, label, href }) =>
        format === 'Online' ? (
          <PageLink key={format} className="btn btn--quiet" to={href}>
            {label}
            <Of title={words.title} />
          </PageLink>
        ) : (
          <a key={format} className="btn btn--quiet" href={href} download>
            <Icon name="download" />
            {label}
            <Of title={words.title} />
          </a>
        ),
      )}
    </p>
  );
}
