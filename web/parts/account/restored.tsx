import { Note } from '#web/ui/note.tsx';

/** Says that a form holds what was typed before, and offers its saved state. */
export function Restored({ restored, startOver }: { restored: boolean; startOver: () => void }) {
  return (
    <div role="status">
      {restored && (
        <Note>
          <p>
            We kept what you typed before. It is not saved yet.{' '}
            <button className="linkbtn" type="button" onClick={startOver}>
              Start over
            </button>
          </p>
        </Note>
      )}
    </div>
  );
}
