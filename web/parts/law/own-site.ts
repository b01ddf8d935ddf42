/** Whether people leave contact details on a site of the business: asked once, in one press. */
import { useAnswers, useSaveAnswers } from '#web/api/businesses.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { toast } from '#web/ui/toast-store.ts';

/** All answers of a business, what it told of its site, and the act that tells it. */
export function useOwnSite(businessId: string) {
  const stored = useAnswers(businessId);
  const save = useSaveAnswers(businessId);
  const { version, answers } = stored.data ?? {};
  const value = answers?.find(({ fact }) => fact === 'collectsOnline')?.value;
  const told = typeof value === 'boolean' ? value : undefined;
  const tell = (yes: boolean) => {
    if (version === undefined || save.isPending) return;
    const answer = { fact: 'collectsOnline', state: null, value: yes } as const;
    save.mutate(
      { version, answers: [answer] },
      {
        onError: (fault) =>
          toast(
            { title: 'Not saved', text: wordsFor(fault, 'Your answer could not be saved.') },
            'destructive',
          ),
      },
    );
  };
  return { answers, told, tell };
}
