import type { RequestDesk } from '#contract/requests/request-desk.ts';
import { longDate } from '#text/english.ts';
import { useSiteBuilders } from '#web/api/publications.ts';
import { CodeToCopy } from '#web/parts/files/code-to-copy.tsx';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

const SVG = 'image/svg+xml';
const pictureOf = (svg: string) => `data:${SVG},${encodeURIComponent(svg)}`;

function Save({ name, svg, children }: { name: string; svg: string; children: string }) {
  return (
    <button
      className="btn btn--sm btn--quiet"
      type="button"
      onClick={() => saveFile(name, new Blob([svg], { type: SVG }))}
    >
      <Icon name="download" />
      {children}
    </button>
  );
}

/** Steps for five builders of sites. */
function Builders() {
  const builders = useSiteBuilders();
  if (builders.isPending) return <Waiting>Loading the steps...</Waiting>;
  if (builders.isError)
    return (
      <TryAgain onRetry={() => void builders.refetch()}>The steps could not be loaded.</TryAgain>
    );
  const { checked } = builders.data;
  return builders.data.builders.map(({ id, name, form, doubt }) => (
    <details className="why" key={id}>
      <summary>{name}</summary>
      <div className="stack-sm small">
        <ol>
          {form.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="soft">{`${doubt ?? ''} As of ${longDate(checked)}.`}</p>
      </div>
    </details>
  ));
}

function QrCode({ svg, address }: { svg: string; address: string }) {
  return (
    <section className="stack-sm" aria-labelledby="qr">
      <h2 id="qr">For your counter</h2>
      <p>Print this code and put it where people pay. It leads to your form.</p>
      <p className="deskprint">
        <img className="deskqr" src={pictureOf(svg)} alt={`QR code of ${address}`} />
        <strong className="deskwords">Your Privacy Choices</strong>
        <span className="deskwords">{address}</span>
      </p>
      <p className="row noprint">
        <Save name="request-form-qr.svg" svg={svg}>
          Download the code
        </Save>
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => window.print()}>
          Print it
        </button>
      </p>
    </section>
  );
}

interface PutProps {
  desk: RequestDesk;
  address: NonNullable<RequestDesk['address']>;
}

/** The link with its icon, and where it goes. */
export function PutOnSite({ desk, address }: PutProps) {
  const { link, qr } = desk;
  const icon = /<svg[\s\S]*<\/svg>/.exec(link?.en ?? '')?.[0];
  return (
    <>
      <section className="stack-sm noprint" aria-labelledby="link">
        <h2 id="link">Put the link on your site</h2>
        <p>
          Put it at the foot of each page. In California one link serves for both choices: it has
          these words and this icon.
        </p>
        {icon !== undefined && (
          <p className="row">
            <strong>Your Privacy Choices</strong>
            <img className="deskicon" src={pictureOf(icon)} alt="A tick and a cross in a pill" />
            <Save name="privacy-choices-icon.svg" svg={icon}>
              Download the icon
            </Save>
          </p>
        )}
        {link && (
          <>
            <CodeToCopy label="The link as HTML" text={link.en} />
            <details className="why">
              <summary>The link in Spanish</summary>
              <CodeToCopy label="The link in Spanish, as HTML" text={link.es} />
            </details>
          </>
        )}
        <h3 className="desksub">How to do it in your site builder</h3>
        <Builders />
      </section>
      {qr !== null && <QrCode svg={qr} address={address.en} />}
    </>
  );
}
