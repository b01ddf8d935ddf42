import { flowsOf } from '#documents/map/picture/flow.ts';
import { flowsSvg } from '#documents/map/picture/flows.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { mapShown } from '../shown.ts';
import type { StepProps } from '../step-props.ts';
import { MapFile } from './map-file.tsx';
import { MapTable } from './map-table.tsx';
import { Mismatches } from './passing-step.tsx';

const PICTURE = 'How data flows through the business';

function Pictures({ map, business }: Pick<StepProps, 'map' | 'business'>) {
  const flows = flowsOf(map);
  if (flows.length === 0) return <p className="soft">There is nothing to draw yet.</p>;
  const svg = (shape: 'columns' | 'stack') =>
    flowsSvg(flows, { shape, title: `${PICTURE}: ${business.businessName}`, id: `flows-${shape}` });
  const download = () =>
    saveFile('data-flows.svg', new Blob([svg('columns')], { type: 'image/svg+xml' }));
  return (
    <>
      <p className="small soft">
        Yellow with a broken edge: still to confirm. Blue with a broken edge: a company that may use
        data for itself. The table below says the same in words.
      </p>
      <div className="flows flows--wide" dangerouslySetInnerHTML={{ __html: svg('columns') }} />
      <div className="flows flows--narrow" dangerouslySetInnerHTML={{ __html: svg('stack') }} />
      <p className="row noprint">
        <button className="btn btn--sm btn--quiet" type="button" onClick={download}>
          Save the picture
        </button>
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => window.print()}>
          Print
        </button>
      </p>
    </>
  );
}

/** Step 4: the picture, the table, the file, and the documents that use the map. */
export function ReviewStep(props: StepProps) {
  const { business } = props;
  const map = mapShown(props.map);
  return (
    <>
      <p className="row noprint">
        <PageLink className="btn" to={`/documents?business=${business.id}&document=privacy-policy`}>
          Go on to your privacy policy
        </PageLink>
      </p>
      <Mismatches map={map} businessId={business.id} />
      <h3>{PICTURE}</h3>
      <Pictures map={map} business={business} />
      <h3>The same as a table</h3>
      <MapTable map={map} />
      <div className="stack noprint">
        <h3>As a file</h3>
        <MapFile {...props} />
        <h3>Documents that use it</h3>
        <ul>
          {map.usedIn.map(({ id, title }) => (
            <li key={id}>
              <PageLink to={`/documents?business=${business.id}&document=${id}`}>{title}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
