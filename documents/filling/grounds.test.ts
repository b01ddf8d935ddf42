/** Which passages the laws require, on invented required elements. */
import { describe, expect, test } from 'vitest';
import {
  filled,
  notesTextOf,
  only,
  part,
  textOf,
} from '../../tests/documents/invented-template.ts';

describe('required elements', () => {
  test('are included if a state of the document owes them', () => {
    expect(textOf([part(['xx-owed'], 'Here')])).toContain('Here');
    expect(textOf([part(['xx-owed'], 'Here')], { laws: only('CA') })).not.toContain('Here');
    expect(textOf([part(['xx-owed'], 'Here', { only: ['CA'] })])).not.toContain('Here');
  });

  test('good practice is included if the template always says it', () => {
    expect(textOf([part(['xx-advised'], 'Here')])).not.toContain('Here');
    const advised = [part(['xx-advised'], 'Here', { always: true })];
    expect(textOf(advised)).toContain('Here');
    expect(notesTextOf(advised)).toContain('Good practice in Delaware: ');
  });

  test('count from their day, and under their condition', () => {
    expect(textOf([part(['xx-later'], 'Here')])).not.toContain('Here');
    expect(textOf([part(['xx-later'], 'Here')], { asOf: '2027-01-01' })).toContain('Here');
    expect(textOf([part(['xx-profiling'], 'Here')])).toContain('Here');
    const facts = { profiling: false };
    expect(textOf([part(['xx-profiling'], 'Here')], { facts })).not.toContain('Here');
  });

  test('parts that the same sections ask for share a row of the annex', () => {
    const text = notesTextOf([part(['xx-owed'], 'One'), part(['xx-profiling'], 'Two')]);
    expect(text).toContain('| Title of xx-owed; Title of xx-profiling | Delaware: (§ 1) |');
  });

  test('the annex names each with its section, once', () => {
    const parts = [part(['xx-owed'], 'One'), part(['xx-owed'], 'Two')];
    expect(filled(parts).grounds).toEqual([
      {
        id: 'xx-owed',
        title: 'Title of xx-owed',
        cites: [{ state: 'Delaware', cite: '§ 1', advised: false }],
      },
    ]);
    expect(notesTextOf(parts)).toContain('## Where each part comes from');
  });
});
