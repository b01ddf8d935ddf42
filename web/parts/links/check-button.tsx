import type { StateCode } from '#law/codes.ts';
import { PageLink } from './page-link.tsx';

/** The check, with these states ticked. */
const checkOf = (states: readonly StateCode[] | undefined) =>
  states === undefined || states.length === 0
    ? '/check'
    : `/check#states=${states.join(',')}&at=edit:states`;

/** The way to the answer for everybody: the first button of a page. */
export function CheckButton({
  states,
  quiet = false,
}: {
  states?: readonly StateCode[];
  /** Where the page has a main button of its own. */
  quiet?: boolean;
}) {
  return (
    <p className="noprint">
      <PageLink className={quiet ? 'btn btn--quiet' : 'btn'} to={checkOf(states)}>
        Check which laws apply to you
      </PageLink>
    </p>
  );
}
