/** Passages under a condition, of some states and of each state. */
import { describe, expect, test } from 'vitest';
import { US_STATES } from '#text/us-states.ts';
import { filled, laws, only, part, says, textOf } from '../../tests/documents/invented-template.ts';
import { lawsOf } from '../../tests/documents/make-document.ts';
import { markdownOf } from '#documents/markup/markdown.ts';
import type { TemplatePassage, Pieces } from '#documents/template/template.ts';

describe('passages', () => {
  const when = (is: boolean): TemplatePassage => ({
    kind: 'when',
    fact: 'profiling',
    is,
    inner: [says('Here')],
  });

  test('of a fact: so, not so, not known', () => {
    expect(textOf([when(true)], { facts: { profiling: true } })).toContain('Here');
    expect(textOf([when(true)], { facts: { profiling: false } })).not.toContain('Here');
    expect(textOf([when(false)], { facts: { profiling: false } })).toContain('Here');
    expect(textOf([when(true)])).toContain(
      '> Keep this part only if you use software to score people.\n\nHere',
    );
    expect(textOf([when(false)])).toContain(
      'Keep this part only if you do not use software to score people.',
    );
  });

  test('one condition within another is shown as one', () => {
    const both: TemplatePassage = {
      kind: 'when',
      fact: 'processesBiometricData',
      is: true,
      inner: [when(true)],
    };
    expect(textOf([both])).toContain(
      '> Keep this part only if you use biometric data, and only if you use software to score people.',
    );
  });

  test('of some states: in place for these, and marked where no business is chosen', () => {
    const passages: TemplatePassage[] = [{ kind: 'only', only: ['DE'], inner: [says('Here')] }];
    expect(textOf(passages)).toContain('Here');
    expect(textOf(passages, { laws: only('CA') })).not.toContain('Here');
    expect(textOf(passages, { laws, neutral: true })).toContain(
      '> Only if you do business there: Delaware.\n\nHere',
    );
    const most: TemplatePassage[] = [{ kind: 'only', only: ['CA', 'DE'], inner: [says('Here')] }];
    expect(textOf(most, { laws, neutral: true })).toContain('a state other than Utah.');
  });

  test('that name their state need no mark', () => {
    const passages: TemplatePassage[] = [
      { kind: 'only', only: ['DE'], inner: [says('In Delaware: here')] },
    ];
    expect(textOf(passages, { laws, neutral: true })).not.toContain('Only if');
  });

  test('for each state, with its values; tables become one', () => {
    const row: TemplatePassage = {
      kind: 'table',
      head: [['State'], ['Days']],
      rows: [[[{ variable: 'state.name' }], [{ variable: 'state.respondDays' }]]],
    };
    expect(textOf([{ kind: 'state-each', inner: [row] }], { laws })).toContain(
      '| California | 45 |\n| Delaware | 45 |\n| Utah | 45 |',
    );
    const inner = [
      part(['xx-owed'], 'Here', { inner: [says({ variable: 'state.name' }, ' owes it')] }),
    ];
    const text = textOf([{ kind: 'state-each', inner }], { laws });
    expect(text).toContain('Delaware owes it');
    expect(text).not.toContain('Utah owes it');
  });

  test('for every state, whether it has a privacy act or not; only those in doubt', () => {
    const inner = [
      { kind: 'list', ordered: false, items: [[{ variable: 'breach.name' }]] },
    ] as const;
    const all = textOf([{ kind: 'every-state', doubtful: false, inner }]);
    expect(all.match(/^- /gm)).toHaveLength(US_STATES.length);
    expect(all).toContain('- District of Columbia\n');
    const some = textOf([{ kind: 'every-state', doubtful: true, inner }]);
    expect(some).toContain('- Delaware\n');
    expect(some).not.toContain('- Alabama\n');
    expect(textOf([{ kind: 'state-each', inner }], { laws: only('CA') })).toContain('- California');
  });

  test('what is alike in two states is said once', () => {
    const each = (...text: Pieces): TemplatePassage => ({
      kind: 'state-each',
      inner: [says(...text)],
    });
    const name = { variable: 'state.name' } as const;
    expect(textOf([each('In ', name, ' you may ask.')], { laws })).toContain(
      'In California, Delaware and Utah you may ask.',
    );
    expect(textOf([each('If you live in ', name, ', ask.')], { laws })).toContain(
      'If you live in California, Delaware or Utah, ask.',
    );
    const days = each('In ', name, ' we have ', { variable: 'state.respondDays' }, ' days.');
    expect(textOf([days], { laws })).toContain('In California, Delaware and Utah we have 45 days.');
    const long = textOf([each('In ', name, ' you may ask.')], { laws: lawsOf([]) });
    const states = (long.match(/^In .*$/gm) ?? []).map((line) => line.split(/, | and /).length);
    expect(states.reduce((sum, count) => sum + count)).toBe(lawsOf([]).length);
    expect(Math.max(...states)).toBe(6);
    const verbs = textOf([each(name, ' asks for more.')], { laws });
    expect(verbs).toContain('California asks for more.');
    expect(verbs).toContain('Utah asks for more.');
  });

  test('headings leave no level out', () => {
    const h = (level: 1 | 2 | 3, text: string): TemplatePassage => ({
      kind: 'heading',
      level,
      text: [text],
    });
    const under = says('Words.');
    const { tree } = filled([
      h(1, 'Title'),
      h(2, 'First'),
      h(3, 'Inner'),
      under,
      h(1, 'Part'),
      h(2, 'Sub'),
      under,
      h(2, 'Empty'),
      part(['xx-none'], 'Not asked for.'),
      h(1, 'Empty part'),
    ]);
    expect(tree.title).toBe('Title');
    expect(markdownOf(tree).match(/^#+ .*/gm)).toEqual([
      '# Title',
      '## First',
      '### Inner',
      '## Part',
      '### Sub',
    ]);
  });

  test('what is for the owner only is in the notes', () => {
    const inner = [says('For the owner.')];
    const passages: TemplatePassage[] = [says('For all.'), { kind: 'notes', inner }];
    const { notes, blocks } = filled(passages).tree;
    expect(JSON.stringify(blocks)).not.toContain('For the owner.');
    expect(JSON.stringify(notes)).toContain('For the owner.');
    expect(filled(passages, { neutral: true }).tree.notes).toBeUndefined();
    expect(textOf(passages, { neutral: true })).toContain('For the owner.');
  });

  test('a note for the owner within a letter is marked', () => {
    expect(textOf([says('For you: keep one line.')])).toContain('> **For you:** keep one line.');
    expect(textOf([says('Keep this paragraph only if it fits. We refuse.')])).toContain(
      '[Keep this paragraph only if it fits.] We refuse.',
    );
    const lives = says(
      'Keep this paragraph only if you are in ',
      { variable: 'state.name' },
      '. Ask.',
    );
    expect(textOf([{ kind: 'state-each', inner: [lives] }], { laws: only('CA') })).toContain(
      '[Keep this paragraph only if you are in California.] Ask.',
    );
  });

  test('a heading without text is not kept under a condition', () => {
    const heading: TemplatePassage = { kind: 'heading', level: 2, text: ['Alone'] };
    const when = (...inner: TemplatePassage[]): TemplatePassage => ({
      kind: 'when',
      fact: 'profiling',
      is: true,
      inner,
    });
    expect(textOf([when(heading)])).not.toContain('Alone');
    expect(textOf([when(heading, says('Words'))])).toContain('Alone');
  });
});
