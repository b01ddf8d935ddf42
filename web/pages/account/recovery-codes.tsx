import { saveFile } from '#web/parts/files/save-file.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <p>Keep these where you find them without your device. Each works once.</p>
      <p>We show them only now. Older codes no longer work.</p>
      <ul className="plain">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <button
          className="btn"
          type="button"
          onClick={() =>
            saveFile('statewise-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`]))
          }
        >
          Save as a file
        </button>
        <button className="btn btn--quiet" type="button" onClick={onClose}>
          I have kept them
        </button>
      </div>
    </Dialog>
  );
}
