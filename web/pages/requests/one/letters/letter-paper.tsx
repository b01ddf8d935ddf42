import { letterParts, type LetterPiece, letterPieces } from '#contract/requests/letter-texts.ts';

function Piece({ piece }: { piece: LetterPiece }) {
  if ('text' in piece) return <p>{piece.text}</p>;
  const [head = [], ...rows] = piece.rows;
  return (
    <table className="table table--stack">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]} data-label={head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The text of a letter; of one in Spanish, the English text is marked as such. */
export function LetterPaper({ text }: { text: string }) {
  return letterParts(text).map(({ language, text: part }, at) => (
    <div key={language}>
      {at > 0 && <p className="small soft">English text</p>}
      <div className="deskpaper stack-sm" lang={language}>
        {letterPieces(part).map((piece) => (
          <Piece key={'text' in piece ? piece.text : 'table'} piece={piece} />
        ))}
      </div>
    </div>
  ));
}
