/** Calls that the server refuses until the owner has shown once more who it is: they wait for that, and are sent again. */
import { useSyncExternalStore } from 'react';
import { RequestFailed } from './request.ts';

interface Asked {
  readonly done: () => void;
  readonly givenUp: () => void;
}

let asked: Asked | undefined;
const readers = new Set<() => void>();

function set(next: Asked | undefined) {
  asked = next;
  for (const read of readers) read();
}

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
      set(undefined);
      settle(proven);
    };
    set({ done: end(true), givenUp: end(false) });
  });
}

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/** The proof that is wanted now: call `done` once it was shown, `givenUp` otherwise. */
export const useProofAsked = () =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
