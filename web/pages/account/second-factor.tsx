import { useState } from 'react';
import type { Factor } from '#contract/account/second-factor.ts';
import { wordsFor } from '#web/api/client/request.ts';
import {
  useAddPasskey,
  useFactors,
  useNewCodes,
  useRemoveFactor,
} from '#web/api/account/second-factor.ts';
import { hasPasskeys, PASSKEY_FAILED } from '#web/api/account/passkey.ts';
import { RequestFailed } from '#web/api/client/request.ts';
import { ProofDialog } from '#web/parts/account/proof-dialog.tsx';
import { plural } from '#text/figures.ts';
import { moment } from '#web/words/figures.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { NewApp } from './new-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const NOT_CHANGED = 'Nothing was changed. Try again in a moment.';

function Row({ factor, onFailed }: { factor: Factor; onFailed: (words: string) => void }) {
  const remove = useRemoveFactor();
  const { id, kind, name, addedAt, lastUsedAt } = factor;
  const fail = (fault: unknown) => onFailed(wordsFor(fault, NOT_CHANGED));
  return (
    <li>
      <strong>{name}</strong>
      <span>
        {kind === 'app' ? 'Authenticator app, added ' : 'Passkey, added '}
        <time dateTime={addedAt}>{moment(addedAt)}</time>
      </span>
      <span className="soft">
        {lastUsedAt === null ? 'Not used yet' : `Last used ${moment(lastUsedAt)}`}
      </span>
      <span className="noprint">
        <button
          className="linkbtn"
          type="button"
          disabled={remove.isPending}
          onClick={() => remove.mutate(id, { onError: fail })}
        >
          Remove<span className="vh"> {name}</span>
        </button>
      </span>
    </li>
  );
}

interface Made {
  recoveryCodes: readonly string[] | null;
}

/** A name by which its owner knows a passkey again. */
const passkeyName = (count: number) => (count === 0 ? 'My passkey' : `My passkey ${count + 1}`);

function useAdding() {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [failed, setFailed] = useState<string>();
  const passkey = useAddPasskey();
  const renew = useNewCodes();
  const show = ({ recoveryCodes }: Made) => {
    setFailed(undefined);
    if (recoveryCodes !== null) setCodes(recoveryCodes);
  };
  const fail = (fault: unknown) =>
    setFailed(fault instanceof RequestFailed ? wordsFor(fault, NOT_CHANGED) : PASSKEY_FAILED);
  return {
    open,
    setOpen,
    codes,
    setCodes,
    failed,
    setFailed,
    show,
    addPasskey: (name: string) => passkey.mutate(name, { onSuccess: show, onError: fail }),
    renew: () => renew.mutate(undefined, { onSuccess: show, onError: fail }),
    busy: passkey.isPending || renew.isPending,
  };
}

function Factors({ found }: { found: NonNullable<ReturnType<typeof useFactors>['data']> }) {
  const { factors, recoveryCodesLeft, passkeyHost } = found;
  const adding = useAdding();
  const passkeys = factors.filter(({ kind }) => kind === 'passkey').length;
  return (
    <>
      {factors.length === 0 ? (
        <p>Off. Your password alone opens your account.</p>
      ) : (
        <ul className="plain hairs ledger boxed">
          {factors.map((factor) => (
            <Row key={factor.id} factor={factor} onFailed={adding.setFailed} />
          ))}
        </ul>
      )}
      {adding.failed && (
        <p className="error" role="alert">
          {adding.failed}
        </p>
      )}
      <div className="row noprint">
        <button className="btn btn--quiet" type="button" onClick={() => adding.setOpen(true)}>
          Add an authenticator app
        </button>
        {hasPasskeys(passkeyHost) && (
          <button
            className="btn btn--quiet"
            type="button"
            disabled={adding.busy}
            onClick={() => adding.addPasskey(passkeyName(passkeys))}
          >
            Add a passkey
          </button>
        )}
      </div>
      {factors.length > 0 && (
        <p className="small">
          {`${plural(recoveryCodesLeft, 'recovery code')} left. `}
          <button className="linkbtn" type="button" disabled={adding.busy} onClick={adding.renew}>
            Make ten new ones
          </button>
        </p>
      )}
      {adding.open && <NewApp onClose={() => adding.setOpen(false)} onMade={adding.show} />}
      {adding.codes && (
        <RecoveryCodes codes={adding.codes} onClose={() => adding.setCodes(undefined)} />
      )}
    </>
  );
}

/** A second step at sign-in: apps, passkeys and recovery codes. */
export function SecondFactor() {
  const found = useFactors();
  return (
    <section aria-labelledby="second-factor" className="stack">
      <h2 id="second-factor">A second step at sign-in</h2>
      <p className="small soft">
        A code from your phone, or a passkey. Then a stolen password alone opens nothing. A passkey
        that asks for your finger, face or PIN signs you in without the password too.
      </p>
      {found.isSuccess && <Factors found={found.data} />}
      {found.isPending && <Waiting>Loading...</Waiting>}
      {found.isError && <p className="error">{wordsFor(found.error, NOT_CHANGED)}</p>}
      <ProofDialog />
    </section>
  );
}
