import { STATES } from '#law/codes.ts';
import { list, plural } from '#web/words/figures.ts';
import type { TemplateWords } from '#web/words/templates.ts';
import type { TemplateView } from './view.ts';

interface ListingProps {
  words: TemplateWords;
  view: TemplateView;
  shown: boolean;
  onShow: (id: string) => void;
}

/** How often it was downloaded and how it was rated; "New" while nobody has. */
function standing({ downloads, rating }: TemplateWords): string {
  if (downloads === 0) return 'New';
  return `${plural(downloads, 'download')}${rating === null ? '' : `, rated ${rating} of 5`}`;
}

function served({ states }: TemplateView): string {
  return states.length === STATES.length ? 'All states' : `${states.length} states`;
}

/** One template in the list; choosing it opens its preview. */
export function Listing({ words, view, shown, onShow }: ListingProps) {
  const { id, title, description, category, premium, format, businessSize, industry } = words;
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
        <span>{format.join(', ')}</span>
        <span>{standing(words)}</span>
      </p>
    </li>
  );
}
