import type { DeskType } from '#contract/requests/request-items.ts';
import type { DeskLetter, OutdatedLetter as Outdated } from '#contract/requests/request-shapes.ts';
import { usStateName } from '#text/us-states.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useLetterDraft } from '#web/api/request-letters.ts';
import { NEEDS_GROUND, NEEDS_REASON } from '#web/words/requests/letters.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';

/** What has changed since the letter was written. */
export function outdatedWords({ by, was }: Outdated): string {
  if (by === 'asked') return 'More was asked since this letter was written.';
  if (by === 'done')
    return 'What is ticked or handed over has changed since this letter was written. So it may say too little, or something that is not so.';
  return was === null
    ? 'This letter was written as an answer that no law asks for. That has changed.'
    : `This letter was written for ${usStateName(was)}. That has changed.`;
}

/** Says so, and begins the letter anew; this one stays, with all that was typed. */
export function OutdatedLetter({ letter, outdated }: { letter: DeskLetter; outdated: Outdated }) {
  const { business, request, begin, openLetter } = useHere();
  const draft = useLetterDraft({ businessId: business.id, requestId: request.id });
  const { kind, item } = letter;
  const about = item === null ? {} : { item: item as DeskType };
  const write = () => {
    if (NEEDS_GROUND.includes(kind) || NEEDS_REASON.includes(kind))
      return begin({ kind, ...about });
    if (draft.isPending) return undefined;
    return draft.mutate({ kind, ...about }, { onSuccess: ({ id }) => openLetter(id) });
  };
  return (
    <div className="note note--ask" role="note">
      <Icon name="alert" />
      <div className="stack-sm">
        <p>
          <strong>{outdatedWords(outdated)}</strong>{' '}
          {outdated.by === 'done'
            ? 'Write it again, or read it once more before you send it.'
            : 'It cannot leave as it is. Write it again. This text stays here, so that you can copy from it.'}
        </p>
        <p>
          <button className="btn btn--sm" type="button" onClick={write}>
            {draft.isPending ? 'Writing...' : 'Write it again'}
          </button>{' '}
          {draft.isError && (
            <span className="error" role="alert">
              {wordsFor(draft.error, 'The letter could not be written. Try again.')}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
