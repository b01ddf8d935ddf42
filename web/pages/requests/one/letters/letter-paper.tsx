import { letterParts } from '#contract/requests/letter-texts.ts';

/** The text of a letter; of one in Spanish, the English text is marked as such. */
export function LetterPaper({ text }: { text: string }) {
  return letterParts(text).map(({ language, text: part }, at) => (
    <div key={language}>
      {at > 0 && <p className="small soft">English text</p>}
      <p className="deskpaper" lang={language}>
        {part}
      </p>
    </div>
  ));
}
