/** The details of a business: given, known, withdrawn, and validated by the dictionary. */
import { describe, expect, test } from 'vitest';
import { MOST_DETAIL, type Details, type SavedDetails } from '#contract/documents/details.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

onOneDatabase('details', (database) => {
  const stage = useStage(database);
  const url = (id: string) => `/api/businesses/${id}/details`;
  const read = async (cookie: string, id: string) =>
    (await stage().call('GET', url(id), { cookie })).json<Details>();
  const save = (cookie: string, id: string, version: number, values: Record<string, unknown>) =>
    stage().call('PUT', url(id), {
      cookie,
      body: { version, details: Object.entries(values).map(([name, value]) => ({ name, value })) },
    });
  const named = (all: Details, name: string) => all.details.find((each) => each.name === name);
  const shop = async (profile: object = {}) => {
    const cookie = await stage().owner();
    return { cookie, id: await stage().business(cookie, profile) };
  };

  test('every variable but those of single uses, with what is known of the profile', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const id = await stage().business(cookie, {
      dataTypesCollected: ['Email addresses', 'Health information'],
    });
    const all = await read(cookie, id);
    expect(all.details.map(({ name }) => name)).toEqual(
      Object.entries(DICTIONARY.variables)
        .filter(([, { perUse, derivedFrom }]) => !perUse && derivedFrom === undefined)
        .map(([name]) => name),
    );
    expect(named(all, 'businessName')).toMatchObject({
      label: 'Name of your business',
      kind: 'text',
      told: null,
      known: { value: 'Harbor Books', from: 'from your profile' },
      missingIn: [],
    });
    expect(named(all, 'dataTypes')?.known?.value).toEqual([
      'Email addresses',
      'Health information',
    ]);
    expect(named(all, 'sensitiveTypes')?.known?.value).toEqual(['Health information']);
    expect(named(all, 'statesList')?.known?.value).toEqual(['Delaware', 'Texas']);
    expect(named(all, 'contactEmail')).toMatchObject({
      known: null,
      suggested: { value: email, from: 'the address of your account' },
    });
    expect(named(all, 'dataTable')).toMatchObject({
      known: null,
      columns: expect.arrayContaining(['Kind of data']),
      rows: [
        ['Email addresses', expect.any(String), expect.any(String), expect.any(String)],
        ['Health information', expect.any(String), expect.any(String), expect.any(String)],
      ],
    });
    expect(named(all, 'legalName')).toMatchObject({
      known: null,
      suggested: { from: 'the name in your profile' },
      told: null,
    });
    expect(named(all, 'tradeNames')).toMatchObject({ known: null, suggested: null, told: null });
    for (const { usedIn, missingIn, label } of all.details) {
      expect(usedIn.length).toBeGreaterThan(0);
      for (const each of missingIn) expect(usedIn).toContain(each);
      expect(label).toMatch(/^[^a-z]/);
    }
  });

  test('a given detail goes into the documents, takes precedence over the profile, and is withdrawn with null', async () => {
    const { cookie, id } = await shop({ statesOperating: ['DE'] });
    const policy = async () =>
      (
        await stage().call('GET', `/api/businesses/${id}/documents/privacy-policy`, { cookie })
      ).json<Draft>();
    const before = await policy();
    const saved = await save(cookie, id, 1, {
      businessName: 'Harbor Books of Lewes',
      contactEmail: '  privacy@harbor.example ',
      effectiveDate: '2027-01-31',
      sources: ['our website', ' ', 'delivery firms'],
      dataTable: [
        ['Addresses', 'To deliver', 'No one', '2 years'],
        ['', '', '', ''],
      ],
    });
    expect(saved.statusCode).toBe(200);
    const all = saved.json<Details>();
    expect(all.version).toBe(2);
    expect(named(all, 'contactEmail')?.told?.value).toBe('privacy@harbor.example');
    expect(named(all, 'sources')?.told?.value).toEqual(['our website', 'delivery firms']);
    const told = await policy();
    for (const words of ['Harbor Books of Lewes', 'January 31, 2027', 'To deliver'])
      expect(told.html).toContain(words);
    expect(told.gaps.length).toBe(before.gaps.length - 4);
    const names = ['businessName', 'contactEmail', 'effectiveDate', 'sources', 'dataTable'];
    const gone = await save(cookie, id, 2, Object.fromEntries(names.map((name) => [name, null])));
    expect(gone.json<Details>().details.every((each) => each.told === null)).toBe(true);
    expect((await policy()).html).toBe(before.html);
    const history = await stage().call('GET', `/api/businesses/${id}/history`, { cookie });
    expect(history.json<{ what: string; detail: string }[]>().slice(0, 2)).toMatchObject([
      { what: 'Details saved', detail: '5 withdrawn' },
      { what: 'Details saved', detail: '5 told' },
    ]);
  });

  test('a change made on an older version is refused, with both shown, and changes nothing', async () => {
    const { cookie, id } = await shop();
    await save(cookie, id, 1, { legalName: 'Harbor Books LLC' });
    const stale = await save(cookie, id, 1, { legalName: 'Other', contactPhone: '302-555-0101' });
    expectProblem(stale, 409, 'stale-version');
    const { current } = stale.json<{ current: Details }>();
    expect(named(current, 'legalName')?.told?.value).toBe('Harbor Books LLC');
    expect(current).toEqual(await read(cookie, id));
  });

  test('addresses in usual forms are taken, and “none” where it is an answer', async () => {
    const { cookie, id } = await shop();
    const values = {
      contactEmail: 'jörg@bäckerei.example',
      contactPhone: '(302) 555-0147 ext. 2',
      tollFreePhone: 'none',
      websiteUrl: 'harbor.example',
    };
    expect((await save(cookie, id, 1, values)).statusCode).toBe(200);
    const all = await read(cookie, id);
    for (const [name, value] of Object.entries(values))
      expect(named(all, name)?.told?.value).toBe(value);
    expect(named(all, 'contactEmail')?.form).toBe('email');
  });

  test('the head of a table that was typed as a row is not kept', async () => {
    const { cookie, id } = await shop({ statesOperating: ['DE'] });
    const { columns } = named(await read(cookie, id), 'dataTable') ?? {};
    const row = (columns ?? []).map((_, at) => `cell ${at}`);
    const typed = (columns ?? []).map((column) => ` ${column.toUpperCase()} `);
    const saved = await save(cookie, id, 1, { dataTable: [typed, row] });
    expect(named(saved.json<Details>(), 'dataTable')?.told?.value).toEqual([row]);
  });

  test('two at once: one is saved', async () => {
    const { cookie, id } = await shop();
    const replies = await Promise.all(
      ['One LLC', 'Two LLC'].map((legalName) => save(cookie, id, 1, { legalName })),
    );
    expect(replies.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409']);
  });

  test('one that does not fit holds up no other: the others are stored, it is named', async () => {
    const { cookie, id } = await shop();
    const reply = await save(cookie, id, 1, { legalName: 'Harbor LLC', contactEmail: 'a@b' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<SavedDetails>()).toMatchObject({
      version: 2,
      refused: { contactEmail: 'Enter one email address, such as privacy@example.com' },
    });
    const all = await read(cookie, id);
    expect(named(all, 'legalName')?.told?.value).toBe('Harbor LLC');
    expect(named(all, 'contactEmail')?.told).toBeNull();
    const { refused } = (
      await save(cookie, id, 2, { contactEmail: 'a@b.example' })
    ).json<SavedDetails>();
    expect(refused).toEqual({});
  });

  test('practices that follow from what was told are known, until the owner says otherwise', async () => {
    const { cookie, id } = await shop();
    await save(cookie, id, 1, { websiteUrl: 'https://harbor.example' });
    const known = async (name: string) => named(await read(cookie, id), name)?.known;
    expect(await known('practiceEncrypted')).toEqual({
      value: 'Yes',
      from: 'from the address of your website',
    });
    expect(await known('practiceAllThirdParties')).toBeNull();
    await save(cookie, id, 2, { websiteUrl: 'none', practiceEncrypted: 'Not yet' });
    expect((await known('practiceCookieSwitch'))?.value).toBe('Does not concern us');
    expect(named(await read(cookie, id), 'practiceEncrypted')?.told?.value).toBe('Not yet');
    await save(cookie, id, 3, { websiteUrl: 'http://harbor.example' });
    expect(await known('practiceEncrypted')).toBeNull();
  });

  describe('what does not fit is refused at its field, and nothing of it is stored', () => {
    const { text, items, item, rows, cell } = MOST_DETAIL;
    test.each([
      ['legalName', 'x'.repeat(text + 1), `Use at most ${text} characters`],
      ['legalName', ['a list'], 'Enter words'],
      ['contactEmail', '$ sum_(i=1)^n i $', 'Enter one email address, such as privacy@example.com'],
      ['contactEmail', 'a@b', 'Enter one email address, such as privacy@example.com'],
      [
        'contactPhone',
        '555-0147',
        'Enter one phone number with its area code, such as 302-555-0147',
      ],
      [
        'websiteUrl',
        'javascript:alert(1)',
        'Enter one web address, such as https://example.com/privacy',
      ],
      ['sources', 'words', 'Enter a list, one thing on each line'],
      ['sources', [['a', 'b']], 'Enter a list, one thing on each line'],
      ['sources', Array<string>(items + 1).fill('a'), `Name at most ${items} things`],
      ['sources', ['x'.repeat(item + 1)], `Use at most ${item} characters for each thing`],
      ['dataTable', ['a'], 'Enter rows'],
      ['dataTable', [['a', 'b', 'c']], 'Fill in 4 cells in each row'],
      [
        'dataTable',
        Array.from({ length: rows + 1 }, () => ['a', 'b', 'c', 'd']),
        `Use at most ${rows} rows`,
      ],
      [
        'dataTable',
        [['x'.repeat(cell + 1), '', '', '']],
        `Use at most ${cell} characters in a cell`,
      ],
      ['effectiveDate', '2027-02-30', 'Enter a day, such as 2027-01-31'],
      ['effectiveDate', 'tomorrow', 'Enter a day, such as 2027-01-31'],
      ['deletionDays', 'thirty', 'Enter a whole number from 0 to 999999, in digits'],
      ['deletionDays', '-1', 'Enter a whole number from 0 to 999999, in digits'],
      ['under16Answer', 'perhaps', 'Choose one of these: “do not” or “do”'],
      ['addresseeName', 'Robin', 'No document asks for this'],
      ['noSuchThing', 'x', 'No document asks for this'],
      ['toString', 'x', 'No document asks for this'],
    ])('%s: %j', async (name, value, message) => {
      const { cookie, id } = await shop();
      const reply = await save(cookie, id, 1, { [name]: value });
      expectProblem(reply, 400, 'invalid-input');
      expect(reply.json<{ fields: object }>().fields).toEqual({ [name]: message });
      const all = await read(cookie, id);
      expect(all.version).toBe(1);
      expect(named(all, name)?.told ?? null).toBeNull();
    });

    test('a choice may go on', async () => {
      const { cookie, id } = await shop();
      const words = 'do. Our newsletter texts train a model of ours';
      const all = (await save(cookie, id, 1, { llmTrainingAnswer: words })).json<Details>();
      expect(named(all, 'llmTrainingAnswer')?.told?.value).toBe(words);
    });

    test('control characters and marks of direction are taken out, all else is text', async () => {
      const { cookie, id } = await shop();
      const reply = await save(cookie, id, 1, {
        legalName: ' A\u0007B\u202eC\r\nD <b>&amp;"\' ÆØ 株式会社 \u{1F3EA} ',
        tradeNames: '\u0007 \u202e',
      });
      const all = reply.json<Details>();
      expect(named(all, 'legalName')?.told?.value).toBe(
        'A B C\nD <b>&amp;"\' ÆØ 株式会社 \u{1F3EA}',
      );
      expect(named(all, 'tradeNames')?.told).toBeNull();
      expectProblem(await save(cookie, id, 2, { legalName: 'a\u0000b' }), 400, 'invalid-input');
    });
  });
});
