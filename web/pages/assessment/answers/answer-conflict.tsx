import { StoredAndYours } from '#web/parts/account/stored-and-yours.tsx';
import type { AnswerDrafts } from './drafts.ts';
import { inWords, keyOf, readDraft, type QuestionAsked } from './question-asked.ts';

function typedInWords(subject: QuestionAsked, typed: string): string {
  const read = readDraft(subject.type, typed);
  return 'value' in read ? inWords(subject.type, read.value) : typed;
}

/** The business was changed elsewhere: shows what is stored now next to what was entered here. */
export function AnswerConflict({ drafts }: { drafts: AnswerDrafts }) {
  const keys = drafts.conflicts.map(({ subject }) => keyOf(subject));
  return (
    <StoredAndYours
      of="Question"
      rows={drafts.conflicts.map(({ subject, typed, stored }) => ({
        key: keyOf(subject),
        name: subject.question,
        stored: stored === undefined ? 'No answer' : inWords(subject.type, stored),
        yours: typedInWords(subject, typed),
      }))}
      pending={drafts.pending}
      onKeep={() => void drafts.send('all', keys)}
      onLeave={drafts.dropAll}
    />
  );
}
