/**
 * The helpers of the check: their data, their texts in two languages, and the results of an owner's
 * entries.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readColumns } from '#engine/counting/columns.ts';
import type { LimitScope } from '#engine/facts/tools-in-use.ts';
import { STATES } from '#law/codes.ts';
import { LAWS } from '#law/corpus.server.ts';
import { INDUSTRY_CODES, TOOLS, TRADES } from '#reference/data.server.ts';
import { confirmable, toolCategory } from '#reference/schema-tools.ts';
import {
  checkData,
  checkTexts,
  helperFiles,
  paymentRule,
} from '#web/parts/check-helpers/loading/helper-data.server.ts';
import {
  answersOf,
  type CountEntries,
  countsPaymentOnlyLeftOut,
  foundIn,
  NOTHING_COUNTED,
  problemWords,
  countedWords,
} from '#web/parts/check-helpers/count/entries.ts';
import type { ListProblem } from '#web/parts/check-helpers/count/list-fault.ts';
import { type FromWorker, type ToWorker, Work } from '#web/parts/check-helpers/count/work.ts';
import { figuresIn, finder, typedNumber } from '#web/parts/check-helpers/loading/figures.ts';
import {
  sizeAnswerOf,
  howWords,
  marginWords,
  NOTHING_ENTERED,
  type SizeEntries,
} from '#web/parts/check-helpers/size/answer.ts';
import { isOldCode, linesOfWork } from '#web/parts/check-helpers/size/lines-of-work.ts';
import { searchIn } from '#web/parts/check-helpers/size/search.ts';
import {
  becauseWords,
  findingsOf,
  goesOn,
  lookedAt,
  NOTHING_TICKED,
  notCovered,
  openToolQuestions,
  type ToolEntries,
} from '#web/parts/check-helpers/tools/in-use.ts';
import { USED_BY_MANY } from '#web/words/common-tools.ts';
import { EN } from '#web/words/check-helpers/en.ts';
import { ES } from '#web/words/check-helpers/es.ts';
import { gradeOf, sentencesOf, wordsIn } from '#text/reading-grade.ts';

const data = checkData();
const english = checkTexts('en');
const spanish = checkTexts('es');
const packed = (content: unknown) => {
  const body = Buffer.from(JSON.stringify(content));
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
};

describe('the data files', () => {
  test('take at most 60 kB together, in both languages', () => {
    expect((packed(data) + packed(english) + packed(spanish)) / 1000).toBeLessThanOrEqual(60);
  });

  test('carry the hash of what is in them in their names', () => {
    const [en, es] = [helperFiles('en'), helperFiles('es')];
    expect(en.data).toBe(es.data);
    expect(en.texts).not.toBe(es.texts);
    for (const name of [en.data, en.texts, es.texts])
      expect(name).toMatch(/^\/data\/check(-(en|es))?\.[\w-]{10}\.json$/);
  });

  test('hold everything: each line of work with its exceptions, each field with its choices, each tool', () => {
    for (const texts of [english, spanish]) {
      expect(data.sizes.industries).toHaveLength(978);
      expect(data.sizes.industries.flatMap(([, , , , parts = []]) => parts)).toHaveLength(14);
      expect(texts.industries).toHaveLength(9);
      expect(texts.industries.flatMap(({ codes }) => codes)).toHaveLength(
        INDUSTRY_CODES.flatMap(({ codes }) => codes).length,
      );
      expect(texts.tools.map(({ id }) => id)).toEqual(TOOLS.map(({ id }) => id));
      expect(new Set(texts.tools.map(({ category }) => category)).size).toBe(
        toolCategory.options.length,
      );
    }
  });

  test('leave out where our notes come from', () => {
    const text = JSON.stringify(english);
    expect(text).not.toContain('https://');
    expect(text).not.toContain('connect.facebook.net');
  });

  test('carry a day only for tools whose sources were read, with what they confirm', () => {
    for (const texts of [english, spanish])
      for (const { id, read } of texts.tools) {
        const tool = TOOLS.find((each) => each.id === id);
        expect(read?.[0], id).toBe(tool?.reviewed);
        const shown = tool?.confirmed.filter((field) => field !== 'domains') ?? [];
        expect(read?.[1].length ?? 0, id).toBe(shown.length);
      }
    const all = [...EN.tools.confirmable, ...ES.tools.confirmable];
    expect(all).toHaveLength(2 * confirmable.options.filter((one) => one !== 'domains').length);
  });

  test('the tools that many use are tools', () => {
    const ids = new Set(TOOLS.map(({ id }) => id));
    expect(USED_BY_MANY.filter((id) => !ids.has(id))).toEqual([]);
  });
});

/** Every text of a dictionary; functions get example figures. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [[path, (value as (...given: unknown[]) => string)('4,000', '4,000', 'New Jersey')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

describe('words', () => {
  const texts = textsIn(EN);
  const prose = texts.filter(([, text]) => /[.?]$/.test(text));

  test('every key has its Spanish, and no text is left in English', () => {
    const other = new Map(textsIn(ES));
    expect([...other.keys()]).toEqual(texts.map(([path]) => path));
    const same = prose.filter(([path, text]) => other.get(path) === text);
    expect(same).toEqual([]);
  });

  test('at most grade 8 over all, and 25 words a sentence', () => {
    expect(gradeOf(prose.map(([, text]) => text).join('\n'))).toBeLessThanOrEqual(6);
    const long = prose.flatMap(([path, text]) =>
      sentencesOf(text)
        .filter((sentence) => wordsIn(sentence).length > 25)
        .map((sentence) => `${path}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('questions and errors at most grade 6, by their middle and nearly each', () => {
    const asked = texts.filter(
      ([path, text]) =>
        text.endsWith('?') || /need|choose|problems|openQuote|textAfter|tooLong/i.test(path),
    );
    const over = asked.filter(([, text]) => gradeOf(text) > 6.5);
    expect(asked.length).toBeGreaterThan(35);
    expect(over).toEqual([]);
  });

  test('what we say of tools: at most grade 8 for why, setting and contract', () => {
    for (const key of ['why', 'toSwitch', 'contract'] as const) {
      const all = [...new Set(english.tools.map((tool) => tool[key]))].join('\n');
      expect(gradeOf(all), key).toBeLessThanOrEqual(8);
    }
  });

  test('no fear and no haste', () => {
    const all = texts.map(([, text]) => text).join('\n');
    expect(all).not.toMatch(/!|\b(simply|just|hurry|urgent)\b/i);
  });
});

describe('figures', () => {
  const en = figuresIn('en');
  const es = figuresIn('es');
  test.each([
    [9_000_000, '$9 million', '$9 millones'],
    [1_000_000, '$1 million', '$1 millón'],
    [1_234_567, '$1.23 million', '$1.23 millones'],
    [450_000, '$450,000', '$450,000'],
  ])('%i', (value, english, spanish) => {
    expect([en.money(value), es.money(value)]).toEqual([english, spanish]);
  });
  test('dates and lists', () => {
    expect(en.date('2026-10-07')).toBe('October 7, 2026');
    expect(es.date('2026-10-07')).toBe('7 de octubre de 2026');
    expect(es.list(['a', 'b'])).toBe('a y b');
  });
  test.each([
    ['', undefined],
    ['-3', undefined],
    ['many', undefined],
    ['$1,200', 1200],
    ['0', 0],
  ])('typed %j: %s', (typed, value) => expect(typedNumber(typed)).toBe(value));
  test('a search finds words by their beginnings, without accents and case', () => {
    expect(finder('panad')('Panadería que hornea')).toBe(true);
    expect(finder('PANADERIA hor')('Panadería que hornea')).toBe(true);
    expect(finder('dería')('Panadería')).toBe(false);
  });
});

describe('size', () => {
  const lines = linesOfWork(data, english);
  const lineas = linesOfWork(data, spanish);
  const search = searchIn(lines, data.trades);
  const busca = searchIn(lineas, data.trades);
  const lineOf = (naics: string) => {
    const line = lines.find((each) => each.naics === naics);
    if (!line) throw new Error(naics);
    return line;
  };
  const figures = figuresIn('en');
  const entries = (part: Partial<SizeEntries>): SizeEntries => ({
    ...NOTHING_ENTERED,
    ties: 'no',
    ...part,
  });
  const typed = (amounts: Partial<SizeEntries['amounts']>) => ({
    ...NOTHING_ENTERED.amounts,
    ...amounts,
  });

  test('all lines, and those without a limit', () => {
    expect(lines).toHaveLength(978 + 6);
    expect(lines.filter(({ limit }) => !limit).map(({ naics }) => naics)).toEqual([
      '112130',
      '521110',
      '541120',
      '551114',
      '814110',
      '92',
    ]);
  });

  test.each([
    ['bakery', '311811'],
    ['311811', '311811'],
    ['dentist', '621210'],
    ['dental', '621210'],
    ['notar', '541120'],
    ['921110', '92'],
    ['soybean', '111110'],
  ])('%j finds %s', (typed, naics) => {
    expect(search(typed).map((line) => line.naics)).toContain(naics);
  });
  test.each([
    ['panadería', '311811'],
    ['floristeria', '459310'],
    ['bakeries', '311812'],
    ['ingeniería marina', '541330'],
  ])('in Spanish %j finds %s', (typed, naics) => {
    expect(busca(typed).map((line) => line.naics)).toContain(naics);
  });
  /** The intended industry, or one of several, is among the first three. */
  const among = (found: readonly { naics: string }[], naics: string) =>
    found.slice(0, 3).some((line) => naics.split(' ').includes(line.naics));
  test('every everyday word finds what it means among the first three, in its language', () => {
    const missed = TRADES.flatMap(({ codes, en, es }) => [
      ...en.filter((word) => !among(search(word), codes.join(' '))),
      ...es.filter((word) => !among(busca(word), codes.join(' '))),
    ]);
    expect(missed).toEqual([]);
  });
  test.each([
    ['bookstores', '459210'],
    ['boostore', '459210'],
    ['used book store', '459210'],
    ['cofee shop', '722515'],
    ['Coffee-Shop', '722515'],
    ['plumer', '238220'],
    ['plumbers', '238220'],
    ['pizza place downtown', '722513 722511'],
    ['web designer', '541511 541430'],
    ['website design agency', '541511 541430 541613 541810'],
    ['Etsy shop', '459999 459420'],
    ['day-care', '624410'],
    ['childcare', '624410'],
    ['photografer', '541921 541922'],
    ['wedding photography', '541921 541922'],
    ['hairdresers', '812112'],
    ['barber shop', '812111'],
    ['veterinary clinic', '541940'],
    ['attorneys', '541110'],
    ['accounting', '541211 541219'],
    ['real estate', '531210 531390 531190'],
    ['house cleaning service', '561720'],
    ['lawn mowing', '561730'],
    ['food trucks', '722330'],
    ['online store', '459999 459420 455219'],
  ])('however it is typed, %j finds %s among the first three', (words, naics) => {
    expect(
      search(words)
        .slice(0, 3)
        .map((line) => line.naics),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^(${naics.replaceAll(' ', '|')})$`)),
      ]),
    );
  });
  test.each([
    ['libreria', '459210'],
    ['librerías', '459210'],
    ['dentistas', '621210'],
    ['peluqeria', '812112'],
    ['taqueria', '722513 722511'],
    ['plomeros', '238220'],
    ['limpieza de casas y oficinas', '561720'],
    ['tienda de ropa para niños', '458110'],
    ['abogados', '541110'],
    ['guarderia', '624410'],
  ])('in Spanish, however it is typed, %j finds %s', (words, naics) => {
    expect(
      among(busca(words), naics),
      busca(words)
        .slice(0, 3)
        .map((line) => line.title)
        .join('; '),
    ).toBe(true);
  });
  test('nonsense finds nothing', () => {
    expect(search('qqqq zzzz')).toEqual([]);
  });
  test('plain words come first', () => {
    expect(search('bar')[0]?.naics).toBe('722410');
  });
  test('an old code says so', () => {
    expect(isOldCode('454110', search('454110'))).toBe(true);
    expect(isOldCode('4541', search('4541'))).toBe(false);
  });

  test.each([
    [{ way: 'average', amounts: typed({ average: '$11,500,000' }) }, true, 0],
    [{ way: 'average', amounts: typed({ average: '11500001' }) }, false, 1],
    [{ way: 'total', amounts: typed({ total: '50,000,000' }) }, true, 1_500_000],
    [{ way: 'young', amounts: typed({ young: '1,000,000', weeks: '26' }) }, true, 9_500_000],
    [{ way: 'young', amounts: typed({ young: '1,000,000', weeks: '0' }) }, null, undefined],
    [{ figureUnknown: true, amounts: typed({ average: '5' }) }, null, undefined],
    [{ ties: 'unknown', amounts: typed({ average: '5' }) }, null, 11_499_995],
    [{ ties: 'unknown', amounts: typed({ average: '12,000,000' }) }, false, 500_000],
  ] as const)('a restaurant, %j', (part, small, margin) => {
    const { answer } = sizeAnswerOf(entries(part), lineOf('722511'));
    expect([answer.small, answer.margin]).toEqual([small, margin]);
  });

  test('people and assets are measured in their own unit', () => {
    const bakery = sizeAnswerOf(entries({ amounts: typed({ count: '12' }) }), lineOf('311811'));
    expect(marginWords(bakery, EN.size, figures)).toBe('488 people below the limit of 500 people');
    const bank = sizeAnswerOf(
      entries({ amounts: typed({ count: '900,000,000' }) }),
      lineOf('522110'),
    );
    expect(marginWords(bank, EN.size, figures)).toBe(
      '$50 million over the limit of $850 million in assets',
    );
  });

  test('which exception fits: chosen, main, or not known', () => {
    const engineering = lineOf('541330');
    const amounts = typed({ average: '30,000,000' });
    const small = (part: string) =>
      sizeAnswerOf(entries({ part, amounts }), engineering).answer.small;
    expect([small('main'), small('0'), small('unknown')]).toEqual([false, true, null]);
    const resale = sizeAnswerOf(entries({ part: 'unknown', amounts }), lineOf('541519')).answer;
    expect([resale.small, resale.reason]).toEqual([null, 'which industry']);
  });

  test('one plain sentence says where the answer comes from', () => {
    const answered = sizeAnswerOf(
      entries({ amounts: typed({ average: '10,300,000' }) }),
      lineOf('722511'),
    );
    expect(howWords(lineOf('722511'), answered, EN.size, figures)).toBe(
      'Your line of work is “Restaurant with table service” (code 722511). $1.2 million below the limit of $11.5 million a year.',
    );
    const open = sizeAnswerOf(entries({ figureUnknown: true }), lineOf('722511'));
    expect(howWords(lineOf('722511'), open, EN.size, figures)).toContain('Without the figure');
    const none = sizeAnswerOf(entries({}), lineOf('541120'));
    expect(howWords(lineOf('541120'), none, EN.size, figures)).toContain('no limit');
  });
});

describe('tools', () => {
  const entries = (part: Partial<ToolEntries>): ToolEntries => ({ ...NOTHING_TICKED, ...part });
  const looked = (part: Partial<ToolEntries>) => lookedAt(english.tools, entries(part));

  test('open questions are counted until they have a yes or a no', () => {
    const ticked = ['meta-pixel', 'quickbooks'];
    expect(openToolQuestions(looked({ ticked }))).toBe(2);
    expect(
      openToolQuestions(
        looked({ ticked, decided: { 'meta-pixel': { sale: 'no', ads: 'unknown' } } }),
      ),
    ).toBe(1);
  });

  test('limited for everyone closes its questions; honoring opt-outs closes none', () => {
    const asked = (id: string, ...limitedFor: readonly LimitScope[]) =>
      openToolQuestions(looked({ ticked: [id], decided: { [id]: { limitedFor } } }));
    expect(asked('google-ads')).toBe(2);
    expect(asked('google-ads', 'those who opt out')).toBe(2);
    expect(asked('google-ads', 'everyone')).toBe(0);
    expect(asked('meta-pixel', 'everyone', 'those who opt out')).toBe(2);
    const [one] = looked({
      ticked: ['google-ads'],
      decided: { 'google-ads': { limitedFor: ['those who opt out'] } },
    });
    expect(one && goesOn(one)).toBe(true);
  });

  test('a setting names the states of the owner in which it does nothing', () => {
    const [meta] = looked({ ticked: ['meta-pixel'] });
    const [stripe] = looked({ ticked: ['stripe'] });
    expect(notCovered(meta?.tool.optOuts, ['NJ', 'VA', 'TX', 'MD'])).toEqual(['VA', 'MD']);
    expect(notCovered(meta?.tool.optOuts, ['NJ', 'TX'])).toEqual([]);
    expect(notCovered(stripe?.tool.optOuts, ['VA'])).toEqual([]);
  });

  test('a question that the limit closed decides nothing any more', () => {
    const given = entries({
      ticked: ['google-ads'],
      decided: { 'google-ads': { sale: 'yes', ads: 'yes', limitedFor: ['everyone'] } },
      besides: { complete: 'yes', otherSale: 'no', otherAds: 'no' },
    });
    const findings = findingsOf(lookedAt(english.tools, given), given);
    expect([findings.sellsPersonalData.value, findings.targetedAdvertising.value]).toEqual([
      false,
      false,
    ]);
    expect(findings.usesProcessors.value).toBe(true);
  });

  describe('every tool, alone, with nothing besides', () => {
    const besides = { complete: 'yes', otherSale: 'no', otherAds: 'no' } as const;
    const factsOf = (id: string, ...limitedFor: readonly LimitScope[]) => {
      const given = entries({ ticked: [id], decided: { [id]: { limitedFor } }, besides });
      const { sellsPersonalData, targetedAdvertising, usesProcessors } = findingsOf(
        lookedAt(english.tools, given),
        given,
      );
      return [sellsPersonalData.value, targetedAdvertising.value, usesProcessors.value];
    };
    const told = (role: string, sale: string, ads: string) => [
      sale === 'unlikely' ? false : null,
      ads === 'unlikely' ? false : null,
      role === 'processor' ? true : null,
    ];

    test.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
      const { usualRole, mayBeSale, mayBeTargetedAdvertising: ads, forEveryone } = tool;
      const usual = told(usualRole, mayBeSale, ads);
      expect(factsOf(id)).toEqual(usual);
      expect(factsOf(id, 'those who opt out')).toEqual(usual);
      const { role, mayBeSale: sale, mayBeTargetedAdvertising: follows } = forEveryone ?? {};
      expect(factsOf(id, 'everyone')).toEqual(
        role && sale && follows ? told(role, sale, follows) : usual,
      );
      if (tool.handsOverList)
        expect(factsOf(id, 'everyone', 'those who opt out').slice(0, 2)).toEqual([null, null]);
    });
  });

  test('no single tool, whatever its rating, leads to a yes or a no', () => {
    for (const { id } of english.tools) {
      const given = entries({ ticked: [id] });
      const findings = findingsOf(lookedAt(english.tools, given), given);
      expect(findings.sellsPersonalData.value, id).toBe(null);
      expect(findings.targetedAdvertising.value, id).toBe(null);
      expect(findings.usesProcessors.value, id).not.toBe(false);
    }
  });

  test('the reason names the tools', () => {
    const given = entries({
      ticked: ['google-adsense'],
      decided: { 'google-adsense': { sale: 'yes' } },
    });
    const findings = findingsOf(lookedAt(english.tools, given), given);
    const say = (finding: typeof findings.sellsPersonalData) =>
      becauseWords(finding, spanish.tools, ES.tools, figuresIn('es'));
    expect(say(findings.sellsPersonalData)).toBe(
      'Por Google AdSense y Ad Manager (anuncios en su sitio).',
    );
    expect(say(findings.targetedAdvertising)).toContain('Aún abierto');
  });
});

describe('counting', () => {
  const bytes = (text: string) => new Blob([text]);

  async function work(...messages: readonly ToWorker[]): Promise<FromWorker[]> {
    const said: FromWorker[] = [];
    const worker = new Work((message) => void said.push(message));
    await worker.take({ kind: 'zips', zips: data.zips });
    for (const message of messages) await worker.take(message);
    return said.filter(({ kind }) => kind !== 'progress');
  }
  const count = (id: number, text: string): ToWorker => {
    const header = text.split('\n')[0]?.split(',') ?? [];
    const { columns, kind } = readColumns(header);
    return { kind: 'count', id, file: bytes(text), columns, list: kind, year: 2025 };
  };

  test('a look gives the columns and some rows, not the whole list', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `p${at}@x.co,NJ`).join('\n');
    const [looked] = await work({ kind: 'look', id: 1, file: bytes(`Email,State\n${rows}\n`) });
    if (looked?.kind !== 'looked') throw new Error('no look');
    expect(looked.look.header).toEqual(['Email', 'State']);
    expect(looked.look.reading.columns).toEqual({ email: 0, state: 1 });
    expect(looked.look.sample).toHaveLength(200);
  });

  test('lists are merged, and a list that breaks leaves nothing behind', async () => {
    const broken = `Email,State\n${'z@x.co,DE\n'.repeat(9)}"y@x.co,DE\n`;
    const said = await work(
      count(1, 'Email,State\na@x.co,NJ\nb@x.co,NJ\n'),
      count(2, broken),
      count(3, 'Email,State\nA@x.co,NJ\nc@x.co,DE\n\n'),
    );
    expect(said.map(({ kind }) => kind)).toEqual(['counted', 'failed', 'counted']);
    const [, failed, last] = said;
    expect(failed).toMatchObject({ problem: { what: 'open quote', row: 11 } });
    if (last?.kind !== 'counted') throw new Error('not counted');
    expect([last.rows, last.counted.people, last.counted.rows]).toEqual([2, 3, 4]);
  });

  test('a new count forgets the old one', async () => {
    const said = await work(
      count(1, 'Email,State\na@x.co,NJ\n'),
      { kind: 'forget' },
      count(2, 'Email,State\nb@x.co,NJ\n'),
    );
    expect(said.at(-1)).toMatchObject({ counted: { people: 1 } });
  });

  test('a stopped tool has no effect', async () => {
    const said: FromWorker[] = [];
    const worker = new Work((message) => void said.push(message));
    const running = worker.take(count(1, `Email,State\n${'a@x.co,NJ\n'.repeat(200_000)}`));
    await worker.take({ kind: 'stop' });
    await running;
    expect(said.filter(({ kind }) => kind !== 'progress')).toEqual([]);
  });

  test('the states that leave out people who only paid are those of the records', () => {
    const flagged = LAWS.filter(({ applicability }) =>
      applicability.prongs.some((prong) => prong.paymentOnlyLeftOut),
    ).map(({ state }) => state);
    const found = STATES.filter(({ code }) => countsPaymentOnlyLeftOut(code, data)).map(
      ({ code }) => code,
    );
    expect(found).toEqual(
      flagged.toSorted((one, other) => found.indexOf(one) - found.indexOf(other)),
    );
    const delaware = LAWS.find(({ state }) => state === 'DE');
    expect(delaware && paymentRule(delaware)).toEqual({ othersFrom: [10_000, 5000] });
  });

  test('findings: a number, a least, or both ends; nothing where nothing is known', async () => {
    const [said] = await work(
      count(1, 'Payment ID,Email,State\n1,a@x.co,NJ\n2,b@x.co,NJ\n3,c@x.co,CO\n4,,CO\n'),
    );
    if (said?.kind !== 'counted') throw new Error('not counted');
    const entries = (part: Partial<CountEntries>): CountEntries => ({
      ...NOTHING_COUNTED,
      ...part,
    });
    const found = (part: Partial<CountEntries>) =>
      foundIn(answersOf(entries(part), said.counted, data), EN.count, figuresIn('en'));
    expect(found({}).map(({ state, value }) => [state, value])).toEqual([
      ['CO', { least: 1, most: Number.MAX_SAFE_INTEGER }],
    ]);
    expect(found({ paid: 'no' }).map(({ state }) => state)).toEqual(['CO', 'NJ']);
    const all = found({ paid: 'yes', complete: 'yes' });
    expect(all).toHaveLength(STATES.length);
    const of = (code: string) => all.find(({ state }) => state === code);
    expect(of('CO')?.value).toEqual({ least: 1, most: 2 });
    expect(of('NJ')?.value).toBe(0);
    expect(of('TX')).toEqual({
      fact: 'consumers',
      state: 'TX',
      value: 0,
      how: 'Counted from your list: 0 people in Texas.',
    });
    expect(countedWords({ least: 0, most: 4 }, EN.count, figuresIn('en'))).toBe('at most 4');
  });

  test('every problem has its words in both languages, with the row where there is one', () => {
    const rows: ListProblem[] = [
      { what: 'open quote', row: 1204 },
      { what: 'text after quote', row: 1204 },
      { what: 'too long', row: 1204 },
    ];
    for (const problem of rows) {
      expect(problemWords(problem, EN.count, figuresIn('en'))).toMatch(/^Row 1,204 /);
      expect(problemWords(problem, ES.count, figuresIn('es'))).toMatch(/^La fila 1,204 /);
    }
    expect(problemWords({ what: 'spreadsheet' }, EN.count, figuresIn('en'))).toContain('CSV');
  });
});
