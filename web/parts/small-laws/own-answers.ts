/** All answers of a business, and the act that adds those told on the shelf. */
import type { SmallAnswer } from '#engine/small-laws/shelf.ts';
import { useAnswers, useSaveAnswers } from '#web/api/businesses.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Undefined answers: still loading. */
export function useOwnAnswers(businessId: string) {
  const { data } = useAnswers(businessId);
  const save = useSaveAnswers(businessId);
  const tell = (given: readonly SmallAnswer[]) => {
    if (data === undefined || save.isPending) return;
    save.mutate(
      { version: data.version, answers: given as typeof data.answers },
      {
        onError: (fault) =>
          toast(
            { title: 'Not saved', text: wordsFor(fault, 'Your answer could not be saved.') },
            'destructive',
          ),
      },
    );
  };
  return { answers: data?.answers, tell };
}
