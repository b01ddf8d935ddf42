import type { AdapterFile } from '#stop-kit/maker/adapter-file.ts';
import type { StopKit } from '#stop-kit/maker/stop-kit.ts';
import { CodeToCopy } from '#web/parts/files/code-to-copy.tsx';
import { saveFile } from '#web/parts/files/save-file.ts';
import { LAW_TEXT } from '#web/words/language/law-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KIT_LIMITS, KIT_RESULT } from '#web/words/site-test/kit-result.ts';

interface SaveButtonProps {
  readonly name: string;
  readonly make: () => Promise<Blob> | Blob;
  readonly children: string;
}

function SaveButton({ name, make, children }: SaveButtonProps) {
  return (
    <button
      className="btn btn--sm btn--quiet"
      type="button"
      onClick={() => void Promise.resolve(make()).then((blob) => saveFile(name, blob))}
    >
      <Icon name="download" />
      {children}
    </button>
  );
}

const textBlob = (text: string) => new Blob([text], { type: 'text/plain' });

/** A plugin goes up as a ZIP file; what packs it is fetched then. */
async function blobOf(file: AdapterFile): Promise<Blob> {
  if (file.saved === file.name) return textBlob(file.text);
  const { pluginZip } = await import('./plugin-zip.ts');
  return pluginZip(file);
}

interface KitResultProps {
  readonly kit: StopKit;
  /** Names of tools for people, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** For the builder of the site. */
  readonly file: AdapterFile | null | undefined;
}

/** What stops, with its addresses folded, and what does not. */
function Stops({ kit, names }: KitResultProps) {
  const { held, notHeld } = kit;
  return (
    <>
      {held.length > 0 && (
        <section className="stack-sm" aria-labelledby="kit-held">
          <h3 id="kit-held">{KIT_RESULT.held}</h3>
          {held.map(({ tool, hosts }) => (
            <details className="why" key={tool}>
              <summary>{names[tool] ?? tool}</summary>
              <ul className="small kithosts">
                {hosts.map((host) => (
                  <li key={host}>
                    <code>{host}</code>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      )}
      {notHeld.length > 0 && (
        <section className="stack-sm" aria-labelledby="kit-left">
          <h3 id="kit-left">{KIT_RESULT.notHeld}</h3>
          <dl className="stack-sm">
            {notHeld.map(({ tool, why }) => (
              <div key={tool}>
                <dt>
                  <strong>{names[tool] ?? 'Your own server'}</strong>
                </dt>
                <dd lang={LAW_TEXT}>{why}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** The two pieces, the steps, what stops and what does not. */
export function KitResult(props: KitResultProps) {
  const { kit, file } = props;
  return (
    <div className="stack-lg prose">
      {kit.held.length > 0 && (
        <div className="stack">
          <CodeToCopy label={KIT_RESULT.head} text={kit.snippet} rows={5} />
          <CodeToCopy label={KIT_RESULT.foot} text={kit.link.html} rows={5} />
          <p className="row">
            <SaveButton name="stop-kit-readable.js" make={() => textBlob(kit.script)}>
              {KIT_RESULT.saveScript}
            </SaveButton>
            {file && (
              <SaveButton name={file.saved} make={() => blobOf(file)}>
                {KIT_RESULT.saveFile(file.saved)}
              </SaveButton>
            )}
          </p>
        </div>
      )}
      {kit.held.length > 0 && (
        <section className="stack-sm" aria-labelledby="kit-steps">
          <h3 id="kit-steps">{KIT_RESULT.steps}</h3>
          <ol className="kitsteps" lang={LAW_TEXT}>
            {kit.steps.map(({ where, what }) => (
              <li key={`${where}${what}`}>
                <strong>{where}.</strong> <span className="kitwhat">{what}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Stops {...props} />
      <section className="stack-sm" aria-labelledby="kit-limits">
        <h3 id="kit-limits">{KIT_RESULT.limits}</h3>
        <ul>
          {KIT_LIMITS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
