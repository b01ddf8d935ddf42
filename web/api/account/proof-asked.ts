/**
 * Calls that the server refuses until the owner has shown once more who it is: they wait for that,
 * and are sent again.
 */
import { storeOf, useStored } from '#web/state/store.ts';
import { RequestFailed } from '#web/api/client/request.ts';

interface Asked {
  readonly done: () => void;
  readonly givenUp: () => void;
}

const asked = storeOf<Asked | undefined>(undefined);

const isWanted = (fault: unknown) =>
  fault instanceof RequestFailed && fault.problem?.code === 'proof-needed';

/** Sends a call; where proof is wanted, opens the window for it and sends the call again. */
export async function withProof<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (fault) {
    if (!isWanted(fault)) throw fault;
    if (!(await askForProof())) throw fault;
    return send();
  }
}

function askForProof(): Promise<boolean> {
  return new Promise((settle) => {
    const end = (proven: boolean) => () => {
      asked.set(undefined);
      settle(proven);
    };
    asked.set({ done: end(true), givenUp: end(false) });
  });
}

/** The proof that is wanted now: call `done` once it was shown, `givenUp` otherwise. */
export const useProofAsked = () => useStored(asked);
