import { Tile } from '#web/parts/law/tile.tsx';

/** An example of what an account offers. */
export function PickUp() {
  return (
    <>
      <p className="answer">Pick up where you stopped.</p>
      <ul className="gate__list">
        <li>
          <Tile code="DE" small />
          <span>Honor opt-out signals</span>
          <span>High Priority</span>
        </li>
        <li>
          <Tile code="NJ" small fill="ask" />
          <span>One question left</span>
          <span>Cannot tell yet</span>
        </li>
        <li>
          <Tile code="OK" small fill="coming" />
          <span>Law starts</span>
          <span>Jan 1, 2027</span>
        </li>
      </ul>
      <p className="small">
        An example of a task list. Yours stays private: this site loads nothing from other
        companies.
      </p>
    </>
  );
}
