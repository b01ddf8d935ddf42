import { useState } from 'react';
import { type Business, changeBusiness } from '#contract/businesses.ts';
import { useSaveAnswers } from '#web/api/businesses.ts';
import { call, wordsFor } from '#web/api/client/request.ts';
import {
  type CheckAnswers,
  dropCheckAnswers,
  storedCheckAnswers,
} from '#web/parts/assessment/check-answers.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { withStop } from '#text/trailing.ts';

const NOT_SAVED = 'The answers could not be saved. They are still here. Try again.';

/** The version of the business once it has all the states that the check was about. */
async function withStates(business: Business, { states }: CheckAnswers): Promise<number> {
  const all = [...new Set([...business.statesOperating, ...states])];
  if (all.length === business.statesOperating.length) return business.version;
  const { id, version, businessName, industry, employeeCount, annualRevenue, dataTypesCollected } =
    business;
  const changed = await call(changeBusiness, {
    params: { businessId: id },
    body: {
      version,
      businessName,
      industry,
      employeeCount,
      annualRevenue,
      dataTypesCollected,
      statesOperating: all,
    },
  });
  return changed.version;
}

/** Saves all that the check told: its states, and its answers. */
function useTakeAnswers(business: Business) {
  const save = useSaveAnswers(business.id);
  return async (kept: CheckAnswers) => {
    const version = await withStates(business, kept);
    await save.mutateAsync({ version, answers: [...kept.answers] });
    dropCheckAnswers();
  };
}

function AddTo({
  business,
  kept,
  onDone,
}: {
  business: Business;
  kept: CheckAnswers;
  onDone: () => void;
}) {
  const [failed, setFailed] = useState<string>();
  const [pending, setPending] = useState(false);
  const take = useTakeAnswers(business);
  const add = async () => {
    setPending(true);
    try {
      await take(kept);
      toast({
        title: 'Answers saved',
        text: withStop(`They now belong to ${business.businessName}`),
      });
      onDone();
    } catch (fault) {
      setFailed(wordsFor(fault, NOT_SAVED));
      setPending(false);
    }
  };
  return (
    <li className="stack-sm">
      <button
        className="btn btn--sm btn--quiet"
        type="button"
        disabled={pending}
        onClick={() => void add()}
      >
        {pending ? 'Saving...' : `Add to ${business.businessName}`}
      </button>
      {failed !== undefined && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
    </li>
  );
}

/** Answers that the owner gave in the check and that wait for a business. */
export function FromCheck({ businesses }: { businesses: readonly Business[] }) {
  const [kept, setKept] = useState(storedCheckAnswers);
  if (!kept) return null;
  const drop = () => {
    dropCheckAnswers();
    setKept(undefined);
  };
  return (
    <section className="card stack-sm" aria-labelledby="from-check">
      <h2 id="from-check" className="h4">
        Your answers from the check
      </h2>
      <p>
        Choose the business that they are about. They replace its older answers to the same
        questions, and add the states that it lacks.
      </p>
      <ul className="plain row">
        {businesses.map((business) => (
          <AddTo
            key={business.id}
            business={business}
            kept={kept}
            onDone={() => setKept(undefined)}
          />
        ))}
        <li>
          <PageLink className="btn btn--sm btn--quiet" to="/dashboard?setup=new">
            Set up a new business
          </PageLink>
        </li>
        <li>
          <button className="linkbtn" type="button" onClick={drop}>
            Drop them
          </button>
        </li>
      </ul>
    </section>
  );
}
