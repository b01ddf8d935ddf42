import { STATES } from '#law/codes.ts';
import { list } from '#text/english.ts';
import { figuresText } from '#web/words/templates.ts';
import type { TemplateEntry } from '#law/templates.ts';
import type { TemplateFigures } from '#web/words/templates.ts';
import type { TemplateView } from './view.ts';

interface ListingProps {
  words: TemplateEntry;
  view: TemplateView;
  /** Undefined: no figures yet. */
  figures: TemplateFigures | undefined;
  shown: boolean;
  onShow: (id: string) => void;
}

function served({ states }: TemplateView): string {
  return states.length === STATES.length ? 'All states' : `${states.length} states`;
}

/** One template of the list; choosing it opens its preview. */
export function Listing({ words, view, figures, shown, onShow }: ListingProps) {
  const { id, title, description, category, premium, formats, businessSize, industry } = words;
  return (
    <li className={shown ? 'on' : undefined}>
      <a
        className="doclink"
        href={`?show=${id}#preview-${id}`}
        {...(shown ? { 'aria-current': true } : {})}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onShow(id);
        }}
      >
        <span className="vh">View: </span>
        <strong>{title}</strong>
      </a>
      <p className="small soft">{description}</p>
      <p className="tasks__meta fine">
        {premium ? <span className="badge badge--plain">Premium</span> : <strong>Free</strong>}
        <span>{category}</span>
        <span>{served(view)}</span>
        <span>{businessSize}</span>
        <span>{industry.length === 0 ? 'Any industry' : list(industry)}</span>
        <span>{formats.join(', ')}</span>
        <span data-figures={id}>{figuresText(figures)}</span>
      </p>
    </li>
  );
}
