import { Citation } from '#web/parts/law/citation.tsx';
import { SaidSign } from '#web/parts/law/published-figure.tsx';
import {
  ColumnName,
  RowName,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import { plural } from '#text/figures.ts';
import { Part } from '#web/parts/article/part.tsx';
import { GUIDE_PARTS } from './parts.ts';
import type { BesideView, FigureView, GuideView } from './view.ts';

/** Every point on which published figures and the statute differ. */
export function Differ({ view }: { view: GuideView }) {
  const differing = view.figures.filter((figure) => !figure.agrees);
  if (differing.length === 0) return null;
  // Points that the page also shows as a card come last.
  const carded = ({ place }: FigureView) => place === 'lead' || place === 'special';
  const rows = [...differing.filter((each) => !carded(each)), ...differing.filter(carded)];
  return (
    <Part id="differ" title={GUIDE_PARTS.differ} count={plural(rows.length, 'point')}>
      <p className="soft">
        {`Published guides give these figures for ${view.name}. We read the statute and follow it in every answer.`}
      </p>
      <DifferTable view={view} rows={rows} />
    </Part>
  );
}

function DifferTable({ view, rows }: { view: GuideView; rows: readonly FigureView[] }) {
  const meant = rows.some(({ meaning }) => meaning !== undefined);
  return (
    <table className="table table--stack table--differ">
      <caption className="vh">{`Figures often quoted for ${view.name}, and what the statute says`}</caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">You may have read</th>
          <th scope="col">The statute</th>
          {meant && <th scope="col">What it means for you</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, point, said, text, cite, meaning }) => (
          <tr key={id}>
            <th scope="row">{point}</th>
            <td className="said" data-label="You may have read">
              <span className="vh">You may have read: </span>
              {said}
            </td>
            <td data-label="The statute">
              {text}.
              <br />
              <Citation cite={cite} url={view.url} short />
            </td>
            {meant && <td data-label="What it means for you">{meaning}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * This law and two others, with the section in every cell. On a phone the row names become bands.
 */
export function Beside({ view }: { view: GuideView }) {
  const { beside, besidePoints } = view;
  return (
    <Part id="beside" title={GUIDE_PARTS.beside} count={plural(beside.length - 1, 'state')}>
      <div className="compare__box">
        <Table className="compare" aria-labelledby="beside-title">
          <TableHead>
            <TableCell className="corner">
              <span className="vh">Point</span>
            </TableCell>
            {beside.map(({ state, name, slug }) => (
              <ColumnName key={state}>
                <a href={`/${slug}`}>{name}</a>
              </ColumnName>
            ))}
          </TableHead>
          <TableBody>
            {besidePoints.map((point, row) => (
              <TableRow key={point}>
                <RowName>
                  <span>{point}</span>
                </RowName>
                {beside.map((law) => (
                  <BesideCell key={law.state} law={law} row={row} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Part>
  );
}

function BesideCell({ law, row }: { law: BesideView; row: number }) {
  const cell = law.cells[row];
  const published = law.said[row];
  return (
    <TableCell>
      <strong>{cell?.value}</strong> <Citation cite={cell?.cite ?? ''} url={law.url} short />
      {published && (
        <span className="compare__said">
          <SaidSign small />
          <span>
            <span className="soft">You may have read: </span>
            {published.said}
            {published.agrees && <span className="fine"> (agrees)</span>}
          </span>
        </span>
      )}
    </TableCell>
  );
}
