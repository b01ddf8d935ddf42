/** What documents say of sensitive data, of biometric data and of the loyalty program. */
import type { MapLine } from '#contract/documents/data-map.ts';
import { PRACTISED } from '#documents/values/values.ts';
import { series } from '#text/english.ts';
import { lowerFirst } from '#text/case.ts';
import {
  OPEN,
  allPurposes,
  isDirect,
  keptFor,
  keptWords,
  purposesOf,
  receiving,
  whoReceives,
} from '#documents/map/cells.ts';
import { isOfHealth } from '#documents/map/map-facts.ts';
import {
  calledTogether,
  calledInDocuments,
  isOfConsumers,
  passedOn,
  sensitiveName,
  sorted,
} from '#documents/map/entries.ts';
import { listValue, phraseValue, tableValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { isSensitiveByAge } from '#documents/map/sensitivity.ts';
import { isTooWide } from '#documents/map/purposes.ts';

const isSensitive = (line: MapLine) => isOfConsumers(line) && line.sensitive === true;
/** A kind of the profile of which the owner has not said whether it is sensitive. */
const isUndecided = (line: MapLine) =>
  isOfConsumers(line) && line.sensitive === null && line.type !== null;

const AN_AD = /\bads?\b|advert/i;
/** A sale of data: it is asked on a page of its own. "To sell our lamps" is none. */
const A_SALE =
  /\b(?:sell|sale of)\b.{0,40}\b(?:lists?|data|information|records?|segments?|to other companies|to others)\b/i;

/**
 * The terms of one kind of sensitive data. Ads have a row of their own, with the companies that
 * show them: a yes to the rest is none to ads. A buyer waits for the question about the sale.
 */
function consentRows(line: MapLine, map: MergedMap): string[][] {
  const companies = receiving(line, map);
  const asked = companies.filter(({ sold, ads }) => sold !== true || ads === true);
  const uses = allPurposes(line, map).filter((purpose) => !A_SALE.test(purpose));
  const row = (purposes: readonly string[], to: typeof asked, buyer: boolean) => [
    sensitiveName(line),
    series(purposes) || OPEN,
    `${series(calledTogether(to)) || 'no one'}${buyer ? '; a buyer only after a yes to a sale' : ''}`,
    keptFor(line),
    'yes / no',
  ];
  const others = uses.filter((purpose) => !AN_AD.test(purpose));
  const ads = uses.filter((purpose) => AN_AD.test(purpose));
  const buyer = asked.length < companies.length;
  if (ads.length === 0 || others.length === 0) return [row(uses, asked, buyer)];
  return [
    row(
      others,
      asked.filter((each) => each.ads !== true),
      buyer,
    ),
    row(
      ads,
      asked.filter((each) => each.ads === true),
      false,
    ),
  ];
}

/** The terms of each kind of sensitive data: a yes to one is no yes to another. */
function sensitiveTable(map: MergedMap, columns: readonly string[]): MapValue {
  const { confirmed, proposed } = sorted(map.lines, isSensitive);
  const rows = (lines: readonly MapLine[]) => lines.flatMap((line) => consentRows(line, map));
  return tableValue(columns, rows(confirmed), rows(proposed));
}

/**
 * What is sensitive, and what it is used for. Below some age all data is: such lines stand
 * together, with the age.
 */
function listedValues(map: MergedMap, age: number): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(map.lines, isSensitive);
  const undecided = map.lines.filter((line) => line.state === 'confirmed' && isUndecided(line));
  const young = sorted(map.lines, (line) => !isSensitive(line) && isSensitiveByAge(line, age));
  const ofYoung = (lines: readonly MapLine[]) =>
    lines.length === 0
      ? []
      : [
          `personal data of known children under ${age} (${lines.map((line) => lowerFirst(line.kind)).join('; ')})`,
        ];
  const others = [...proposed, ...undecided].filter((line) => !young.confirmed.includes(line));
  const uses = (lines: readonly MapLine[]) => lines.flatMap((line) => allPurposes(line, map));
  const companies = (lines: readonly MapLine[]) =>
    calledTogether([...new Set(lines.flatMap((line) => receiving(line, map)))]);
  return {
    sensitiveTypes: listValue(
      [...confirmed.map(sensitiveName), ...ofYoung(young.confirmed)],
      [...others.map(sensitiveName), ...ofYoung(young.proposed)],
    ),
    sensitivePurposes: listValue(
      uses([...confirmed, ...young.confirmed]),
      uses([...proposed, ...young.proposed]),
    ),
    sensitiveRecipients: listValue(
      companies([...confirmed, ...young.confirmed]),
      companies([...proposed, ...young.proposed]),
      confirmed.length + young.confirmed.length > 0 ? 'no one' : undefined,
    ),
  };
}

/** `age`: below it, all data of a person counts as sensitive; 0: at no age. */
export function sensitiveValues(
  map: MergedMap,
  columns: ColumnsOf,
  age: number,
): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(map.lines, isSensitive);
  const undecided = map.lines.filter((line) => line.state === 'confirmed' && isUndecided(line));
  const sold = (line: MapLine) => passedOn(line, map.recipients).sold === true;
  return {
    sensitiveTable: sensitiveTable(map, columns('sensitiveTable')),
    ...listedValues(map, age),
    saleSensitiveTypes: listValue(
      confirmed.filter(sold).map(sensitiveName),
      proposed.filter(sold).map(sensitiveName),
      map.complete.lines && proposed.length === 0 && undecided.length === 0 ? 'none' : undefined,
    ),
    healthTable: healthTable(map, columns('healthTable')),
    ...biometricValues(map),
    ...loyaltyValues(map),
  };
}

/** Data on people's health, with purposes, sources and who receives it. */
function healthTable(map: MergedMap, columns: readonly string[]): MapValue {
  const { confirmed, proposed } = sorted(
    map.lines,
    (line) => isOfConsumers(line) && isOfHealth(line),
  );
  const row = (line: MapLine) => [
    sensitiveName(line),
    purposesOf(line, map),
    series(line.sources.map((source) => (isDirect(source) ? 'you' : source))) || OPEN,
    whoReceives(line, map),
  ];
  return tableValue(columns, confirmed.map(row), proposed.map(row));
}

function biometricValues(map: MergedMap): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(map.lines, ({ type }) => type === 'Biometric data');
  const open = proposed.length > 0 || confirmed.length === 0;
  const companies = [...new Set(confirmed.flatMap((line) => receiving(line, map)))];
  const who = companies.map((each) =>
    [calledInDocuments(each), each.does].filter((words) => words !== '').join(', which '),
  );
  const sold = new Set(confirmed.map((line) => passedOn(line, map.recipients).sold));
  // a sale is no purpose of capturing it: the policy and a page of its own tell of that
  const uses = ({ purposes }: MapLine) => purposes.filter((purpose) => !isTooWide(purpose));
  return {
    biometricPurposes: listValue(confirmed.flatMap(uses), proposed.flatMap(uses)),
    biometricRetention: phraseValue(keptWords(confirmed), open),
    biometricRecipients: phraseValue(who.join('; ') || 'no one', open),
    practiceSellsBiometric: sold.has(true)
      ? phraseValue(PRACTISED.yes, false)
      : phraseValue(PRACTISED.no, open || sold.has(null)),
  };
}

/** What the loyalty program collects and who gets it; nothing where the map has no line of one. */
function loyaltyValues(map: MergedMap): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(
    map.lines,
    (line) => isOfConsumers(line) && /\bloyalty\b|\breward/i.test(line.kind),
  );
  const companies = (lines: readonly MapLine[]) =>
    calledTogether([...new Set(lines.flatMap((line) => receiving(line, map)))]);
  const none = confirmed.length > 0 ? 'none' : undefined;
  const data = (line: MapLine) => {
    const own = lowerFirst(line.kind.replace(/^[^:]*\bprogram:\s*/i, ''));
    return passedOn(line, map.recipients).sold === true ? `${own} (which we sell)` : own;
  };
  return {
    loyaltyData: listValue(confirmed.map(data), proposed.map(data)),
    loyaltyRecipients: listValue(companies(confirmed), companies(proposed), none),
  };
}
