/**
 * The law data has no fault that a check knows; and each check finds the fault that it is meant
 * for.
 */
import { describe, expect, test } from 'vitest';
import type { CheckedCorpus } from './checks/check.ts';
import { wholeCorpus } from './checks/corpus.server.ts';
import { CHECKS } from './checks/index.ts';
import type { Condition, LawRecord } from './schema.ts';

const sound = wholeCorpus();
const lawIn = (corpus: CheckedCorpus, code: string): LawRecord => {
  const law = corpus.laws.find((each) => each.state === code);
  if (!law) throw new Error(`no law of ${code}`);
  return law;
};
const there = <T>(value: T | undefined | null): T => {
  if (value == null) throw new Error('not in the corpus');
  return value;
};
const desk = (corpus: CheckedCorpus, code: string) =>
  there(corpus.requests.find(({ state }) => state === code));
const factOf = (corpus: CheckedCorpus, wanted: string) =>
  there(corpus.facts.facts.find(({ key }) => key === wanted));
const first = <T>(items: readonly T[]): T => there(items[0]);
const prong = (corpus: CheckedCorpus, code: string, id: string) =>
  there(lawIn(corpus, code).applicability.prongs.find((each) => each.id === id));
const readIn = (corpus: CheckedCorpus, code: string) =>
  there(corpus.readings.find(({ state }) => state === code));
/** The laws' own rhythms of the privacy notice, California's first. */
const yearly = (corpus: CheckedCorpus) =>
  there(corpus.controls.controls.find(({ key }) => key === 'privacy-notice')?.lookAgain).byLaw;
const setFirst = (rule: unknown, change: Partial<Condition>) =>
  Object.assign(rule as object, change);

/** Check → faults that it must find, each inserted alone into a copy of the data. */
const FAULTS: Record<string, Record<string, (corpus: CheckedCorpus) => void>> = {
  'ids-unique': {
    'a prong twice in a state': (c) => {
      const { prongs } = lawIn(c, 'DE').applicability;
      prongs.push(structuredClone(first(prongs)));
    },
    'an exemption of another state': (c) =>
      void lawIn(c, 'DE').exemptions.push(structuredClone(first(lawIn(c, 'IA').exemptions))),
    'a requirement number twice': (c) =>
      void (there(lawIn(c, 'DE').requirements[1]).id = first(lawIn(c, 'DE').requirements).id),
    'a case twice': (c) => void first(c.cases).cases.push(first(first(c.cases).cases)),
    'a recommendation twice': (c) => void c.recommendations.push(first(c.recommendations)),
  },
  'guide-figures-reconciled': {
    'a figure whose record has changed': (c) =>
      void (lawIn(c, 'DE').enforcement.penalty.maxUSD = 9),
    'a right that the figure says is not there': (c) =>
      void lawIn(c, 'IA').rights.push({ id: 'correct', text: 'planted', cite: '§ 1' }),
    'one duty more': (c) => {
      const { requirements } = lawIn(c, 'DE');
      requirements.push({ ...first(requirements), id: 'DE-90' });
    },
    'a day without a reading': (c) => {
      const split = there(c.guides.find((figure) => figure.readings.length > 1));
      there(split.readings[1]).from = '2027-01-02';
    },
    'a reading that ends for good': (c) =>
      void (first(first(c.guides).readings).until = '2027-01-01'),
    'a page that is not there': (c) => void first(c.guides).screens.push('atlantis'),
  },
  'requests-sound': {
    'a state left out': (c) => void c.requests.splice(3, 1),
    'a right before its law': (c) => void (there(desk(c, 'TX').rights.access).from = '2024-06-30'),
    'a right and none at once': (c) =>
      void (desk(c, 'TX').noRights.access = { note: 'planted', source: 'memory' }),
    'no days to answer': (c) => void (desk(c, 'TX').common.answer = null),
    'days without a section': (c) => delete there(desk(c, 'TX').common.answer).cite,
    'a gap before the notice of more time': (c) =>
      void (there(desk(c, 'IA').common.extension).noticeWithin = 45),
    'days in all that do not add up': (c) =>
      void (there(desk(c, 'FL').common.extension).lastDay = 90),
    'an opt-out without a day to work': (c) => void (c.requestDefaults.stop.effect = null),
  },
  'requests-as-recorded': {
    'other days to answer': (c) => void (lawIn(c, 'IA').requests.respondDays = 45),
    'more free answers': (c) => void (lawIn(c, 'CA').requests.freePerYear = 2),
    'business days of an opt-out': (c) => void (there(desk(c, 'CA').stop.effect).kind = 'calendar'),
    'an appeal the record does not have': (c) =>
      void (desk(c, 'UT').common.appeal = desk(c, 'VA').common.appeal),
    'a right left out': (c) => delete desk(c, 'OR').rights.correct,
    'a right of another section': (c) => void (there(desk(c, 'OR').rights.correct).cite = '§ 99'),
    'a right that the record does not list': (c) =>
      void (desk(c, 'IA').rights.correct = { from: '2025-01-01', cite: '§ 99', source: 'memory' }),
    'a signal from another day': (c) =>
      void (there(desk(c, 'OR').rights.signal).from = '2025-01-01'),
    'other days in a text': (c) => {
      const told = there(lawIn(c, 'OR').requirements.find(({ id }) => id === 'OR-10'));
      told.text = told.text.replace('15', '16');
    },
  },
  'counts-hold': {
    'a number in words that is no more so': (c) =>
      void (factOf(c, 'nonprofit').why = factOf(c, 'nonprofit').why.replace('Fifteen', 'Fourteen')),
    'one law more of those counted': (c) =>
      void lawIn(c, 'NJ').exemptions.push({
        ...first(lawIn(c, 'NJ').exemptions),
        id: 'NJ-x-nonprofit',
        if: { fact: 'nonprofit', op: '=', value: true },
      }),
    'a state too few in a list': (c) =>
      void (factOf(c, 'airCarrier').why = 'Colorado and Utah exempt airlines.'),
    'a number in a task': (c) => {
      const { steps } = there(
        c.controls.controls.find(({ key }) => key === 'request-verification'),
      );
      steps.push(steps.pop()?.replace('other twelve', 'other eleven') ?? '');
    },
    'a number of states that nothing checks': (c) =>
      void (factOf(c, 'higherEducation').why = 'Twenty-one states leave colleges out.'),
    'a text that is gone': (c) => void (factOf(c, 'bank').why = 'Some exempt banks.'),
    'one register more': (c) =>
      void c.brokers.registers.push({ ...first(c.brokers.registers), state: 'NE' }),
  },
  'cure-terms-sound': {
    'a state left out': (c) => void c.cureTerms.states.splice(3, 1),
    'no day from which the days count': (c) => {
      there(c.cureTerms.states.find(({ state }) => state === 'TX')).counts = null;
    },
    'days counted where none are given any more': (c) => {
      there(c.cureTerms.states.find(({ state }) => state === 'CA')).counts = first(
        c.cureTerms.states,
      ).counts;
    },
    'a section of another code': (c) =>
      void (there(first(c.cureTerms.states).counts).cite = 'Iowa Code § 715D.8(2)'),
  },
  'breach-notices-sound': {
    'a state left out': (c) => void c.breachNotices.states.splice(3, 1),
    'a state twice': (c) =>
      void (c.breachNotices.states[1] = structuredClone(first(c.breachNotices.states))),
    'a state under another name': (c) => void (first(c.breachNotices.states).name = 'Alabana'),
    'an entry without a section': (c) => void (first(c.breachNotices.states).people.cite = ''),
    'no day at all': (c) => void (first(c.breachNotices.states).people.days = 0),
    'an entry without a source': (c) => void (first(c.breachNotices.states).sources = []),
    'a day that was never looked at': (c) =>
      void (first(c.breachNotices.states).checkedTo = '2099-01-01'),
    'an office that nobody read of, and no doubt': (c) =>
      void first(c.breachNotices.states).generalKnowledge.push('office'),
    'a wall of text': (c) => void (first(c.breachNotices.states).also = 'words '.repeat(90)),
  },
  'small-laws-sound': {
    'a law without a section': (c) => void (first(c.smallLaws.laws).cite = ''),
    'a text in one language': (c) => void delete c.smallLawsEs[first(c.smallLaws.laws).whoCanSue],
    'a Spanish text with another figure': (c) =>
      void (c.smallLawsEs['Apps from before 2027 have until July 1, 2027.'] = 'Hasta 2028.'),
    'a Spanish text that nobody sees': (c) => void (c.smallLawsEs['Nothing'] = 'Nada'),
    'a law without a source': (c) => void (first(c.smallLaws.laws).sources = []),
    'a law that asks nothing': (c) => void delete first(c.smallLaws.laws).asks,
    'a page that is no https address': (c) =>
      void (first(c.smallLaws.laws).url = 'http://example.com'),
    'a register with another first day': (c) =>
      void (first(c.brokers.registers).from = '2020-01-02'),
    'a register without its law': (c) =>
      void (c.smallLaws = {
        ...c.smallLaws,
        laws: c.smallLaws.laws.filter(({ register }) => register !== 'VT'),
      }),
  },
  'brokers-sound': {
    'a register in one language': (c) => void (first(c.brokers.registers).due.es = ''),
    'a state twice': (c) => void c.brokers.registers.unshift(first(c.brokers.registers)),
    'a day of no calendar': (c) => void (first(c.brokers.registers).yearlyBy = '13-01'),
    'another requirement than the record has': (c) =>
      void (first(c.brokers.registers).requirement = 'CA-17'),
    'a requirement of the record left out': (c) =>
      void delete first(c.brokers.registers).requirement,
    'a fee that is not known, without a doubt': (c) =>
      void (first(c.brokers.registers).doubts = []),
    'a wall of text': (c) => void (first(c.brokers.registers).who.en = 'words '.repeat(90)),
  },
  'labels-translated': {
    'a test without Spanish': (c) => void delete there(c.labels.DE).prongs['volume'],
    'a new test': (c) =>
      void lawIn(c, 'IA').applicability.prongs.push({ ...prong(c, 'IA', 'volume'), id: 'new' }),
    'an id that no record has': (c) => void (there(c.labels.DE).exemptions['DE-x-moon'] = 'Nada'),
    'another figure': (c) => void (prong(c, 'IA', 'volume').label = '90,000 or more consumers'),
    'another day': (c) =>
      void (there(c.labels.DE).prongs['volume'] =
        '35,000 o más consumidores de Delaware (hasta el 1 de diciembre de 2026)'),
    'more than, for at least': (c) =>
      void (there(c.labels.IA).prongs['volume'] = 'Más de 100,000 consumidores de Iowa'),
    'a duty without Spanish': (c) => void delete there(c.labels.TX).requirements['TX-11'],
    'a doubt without Spanish': (c) => void (there(c.labels.CA).doubts = {}),
    'a state without its labels': (c) => void Reflect.deleteProperty(c.labels, 'DE'),
  },
  'counting-words': {
    'a year before that no word tells of': (c) => void (prong(c, 'IA', 'volume').yearBefore = true),
    'a year before that is not marked': (c) => void delete prong(c, 'DE', 'volume').yearBefore,
    'staff that counts against the definition': (c) =>
      void (lawIn(c, 'DE').applicability.staffCounts = true),
    'staff that the definition lets in': (c) =>
      void delete lawIn(c, 'CA').applicability.staffCounts,
  },
  'plain-of-ids': {
    'a note that names a requirement by its id': (c) =>
      void (prong(c, 'DE', 'volume').note = 'Only the rest applies (requirement DE-05).'),
  },
  'ids-of-their-state': {
    'a requirement called DE1': (c) => void (first(lawIn(c, 'DE').requirements).id = 'DE1'),
    'an exemption without its state': (c) =>
      void (first(lawIn(c, 'DE').exemptions).id = 'x-government'),
    'a case of another state': (c) => void (first(first(c.cases).cases).id = 'DE-borrowed'),
  },
  cited: {
    'a prong with an empty cite': (c) => void (prong(c, 'DE', 'volume').cite = '   '),
    'an exemption with words for a cite': (c) =>
      void (first(lawIn(c, 'DE').exemptions).cite = 'the statute'),
    'a right without a cite': (c) =>
      void Reflect.deleteProperty(first(lawIn(c, 'DE').rights), 'cite'),
    'a definition with an empty cite': (c) => void (first(lawIn(c, 'DE').definitions).cite = ''),
    'a requirement with an empty cite': (c) => void (first(lawIn(c, 'DE').requirements).cite = ''),
    'a penalty without a cite': (c) =>
      void Reflect.deleteProperty(lawIn(c, 'DE').enforcement.penalty, 'cite'),
    'a sensitive type with an empty cite': (c) =>
      void (first(Object.values(there(c.sensitive.states['DE']).types)).cite = ''),
    'a case without a clause': (c) => void (first(first(c.cases).cases).clause = ''),
  },
  'calendar-dates': {
    'February 30': (c) => void (prong(c, 'DE', 'volume').until = '2027-02-30'),
    'February 29 of a common year': (c) => void (lawIn(c, 'DE').effective = '2025-02-29'),
    'a day with an hour': (c) => void (first(lawIn(c, 'DE').timeline).date = '2023-09-11T00:00'),
    'from after until': (c) =>
      void Object.assign(first(lawIn(c, 'DE').requirements), {
        from: '2027-01-02',
        until: '2027-01-01',
      }),
    'a case on month 13': (c) => void (first(first(c.cases).cases).asOf = '2026-13-01'),
  },
  'versions-adjacent': {
    'a gap of a day': (c) => void (prong(c, 'DE', 'volume').until = '2026-12-30'),
    'an overlap of a day': (c) => void (prong(c, 'DE', 'volume-2027').from = '2026-12-31'),
    'an old version without an end': (c) =>
      void Reflect.deleteProperty(prong(c, 'DE', 'volume'), 'until'),
    'a version named for the wrong year': (c) =>
      void (prong(c, 'DE', 'third-party-2027').from = '2028-01-01'),
    'two versions of a duty with a gap': (c) => {
      const { requirements } = lawIn(c, 'DE');
      const old = { ...first(requirements), until: '2026-12-31' };
      requirements.splice(0, 1, old, {
        ...old,
        id: 'DE-90',
        from: '2027-01-02',
        until: '2030-01-01',
      });
    },
  },
  'ended-succeeded': {
    'a prong that ends and nothing follows': (c) =>
      void (prong(c, 'IA', 'volume').until = '2027-06-30'),
    'an exemption that ends and nothing follows': (c) =>
      void (there(lawIn(c, 'IA').exemptions.find((x) => x.if)).until = '2027-06-30'),
  },
  'within-the-law': {
    'a requirement that ended before the law began': (c) =>
      void (first(lawIn(c, 'LA').requirements).until = '2026-12-31'),
    'no test left in the end': (c) => {
      for (const each of lawIn(c, 'IA').applicability.prongs) each.until = '2027-06-30';
    },
  },
  'rules-fit': {
    'a number compared with true': (c) =>
      void setFirst(prong(c, 'DE', 'volume').if, { value: true }),
    'a yes-or-no fact compared with a number': (c) =>
      void setFirst(prong(c, 'TX', 'not-sba-small').if, { op: '>=', value: 1 }),
    'a percentage above 100': (c) =>
      void setFirst((prong(c, 'AL', 'sale-revenue').if as { all: object[] }).all[1], {
        value: 101,
      }),
    'half a person': (c) => void setFirst(prong(c, 'DE', 'volume').if, { value: 34999.5 }),
    'a fact that facts.json does not have': (c) =>
      void (c.facts.facts = c.facts.facts.filter((fact) => fact.key !== 'sbaSmallBusiness')),
    'an implication from a count': (c) =>
      void Object.assign(first(c.facts.implications).if, { fact: 'consumers' }),
  },
  'facts-fit': {
    'a part of something that is no count': (c) =>
      void (there(c.facts.facts.find((fact) => fact.partOf)).partOf = 'nonprofit'),
    'a state question without its name': (c) =>
      void (first(c.facts.facts).question = 'How many people?'),
    'a count that counts as no until told': (c) =>
      void (first(c.facts.facts).countsAsFalseUntilTold = true),
    'a typical answer of the wrong type': (c) =>
      void (first(c.facts.facts).typical = { value: false, why: 'planted' }),
    'a key that the vocabulary does not have': (c) => void c.factKeys.shift(),
  },
  'implications-agree': {
    'yes implies no, two steps on': (c) =>
      void c.facts.implications.push({
        if: { fact: 'offersDataForSale', op: '=', value: true },
        then: { fact: 'sellsForMoney', op: '=', value: false },
        why: 'planted',
      }),
  },
  'controls-known': {
    'a control that is not in the book': (c) =>
      void (c.controls.controls = c.controls.controls.filter((x) => x.key !== 'security')),
    "a category that is not the control's": (c) =>
      void (first(lawIn(c, 'DE').requirements).category = 'Vendors'),
    'a template that is not in the book': (c) =>
      void first(c.controls.controls).templates.push('poem'),
    'a recommendation for an unknown control': (c) =>
      void Object.assign(first(c.recommendations), { control: 'poem' }),
  },
  'controls-ordered': {
    'a control that others build on, after one of them': (c) =>
      void there(c.controls.controls.find(({ key }) => key === 'data-inventory')).after.push(
        'notice-at-collection',
      ),
  },
  'look-again-sound': {
    "another control's requirement": (c) => void (first(yearly(c)).requirement = 'CA-02'),
    'a requirement that is not there': (c) => void (first(yearly(c)).requirement = 'CA-99'),
    'a rhythm for advice': (c) => {
      const duty = lawIn(c, 'CA').requirements.find(
        ({ id }) => id === first(yearly(c)).requirement,
      );
      there(duty).advice = true;
    },
    'a requirement twice': (c) => void yearly(c).push(first(yearly(c))),
    'the section of another act': (c) => void (first(yearly(c)).cite = 'Fla. Stat. § 501.711'),
  },
  'limited-owed': {
    'a limited prong that makes nothing due': (c) => {
      for (const requirement of lawIn(c, 'CO').requirements) {
        requirement.owedUnder = requirement.owedUnder?.filter((id) => id !== 'limited-minors');
      }
    },
  },
  'references-exist': {
    'owed under a prong that is not there': (c) =>
      void (first(lawIn(c, 'DE').requirements).owedUnder = ['full', 'limited-moon']),
    'owed under a full prong by its id': (c) =>
      void (first(lawIn(c, 'DE').requirements).owedUnder = ['volume']),
    'still owing what is not there': (c) =>
      void (there(lawIn(c, 'TX').exemptions.find((x) => x.stillOwes)).stillOwes = ['TX-99']),
  },
  'doubts-about': {
    'a doubt about nothing': (c) =>
      void lawIn(c, 'DE').doubts.push({ text: 'planted', about: ['no-such-prong'] }),
  },
  'enough-requirements': {
    'eleven requirements': (c) => void lawIn(c, 'UT').requirements.splice(11),
  },
  'codes-match': {
    'another first day': (c) => void (first(c.states).effective = '2027-05-02'),
    'another slug': (c) => void (first(c.states).slug = 'bama'),
    'a record that is not listed': (c) => void c.states.pop(),
    'out of order': (c) => void (c.states = c.states.toReversed()),
  },
  'vocabulary-match': {
    'a fact without a question': (c) => void c.factKeys.push('shoeSize'),
    'a question that is no fact': (c) => void c.factKeys.pop(),
    'a control without a description': (c) => void c.controlKeys.push('poem'),
  },
  'sensitive-complete': {
    'a type left out': (c) =>
      void Reflect.deleteProperty(there(c.sensitive.states['DE']).types, 'Location data'),
    'a state left out': (c) => void Reflect.deleteProperty(c.sensitive.states, 'DE'),
    'ten types': (c) => void c.sensitive.dataTypes.pop(),
    'a model that is not that of the record': (c) =>
      void (there(c.sensitive.states['DE']).model = 'none'),
    'a state without a record': (c) => void c.laws.pop(),
  },
  'recommendations-sound': {
    'fourteen of them': (c) => void c.recommendations.splice(14),
    'no trigger': (c) => void (first(c.recommendations).trigger = {}),
    'no reason': (c) => void (first(c.recommendations).description = 'Because.'),
    'a placeholder nobody fills': (c) => void (first(c.recommendations).title = 'Ask {name} today'),
    "a control's section without the control": (c) =>
      void Object.assign(first(c.recommendations), { cite: 'control', control: undefined }),
  },
  'official-pages': {
    'a law firm': (c) =>
      void (first(lawIn(c, 'DE').resources).url = 'https://lawfirm.example.com/'),
    'plain http': (c) => void (lawIn(c, 'DE').law.url = 'http://delcode.delaware.gov/'),
    'a lookalike': (c) =>
      void (first(lawIn(c, 'DE').resources).url = 'https://delaware.gov.example.com/'),
  },
  'timeline-sorted': {
    'new before old': (c) => void (lawIn(c, 'DE').timeline = lawIn(c, 'DE').timeline.toReversed()),
  },
  'effective-after-enacted': {
    'in force before it was enacted': (c) => void (lawIn(c, 'DE').enacted = '2025-01-02'),
  },
  'cases-cover': {
    'eleven cases': (c) => void first(c.cases).cases.splice(11),
    'a prong without a case': (c) =>
      void lawIn(c, 'DE').applicability.prongs.push({ ...prong(c, 'DE', 'volume'), id: 'new' }),
    'an exemption without a case': (c) =>
      void lawIn(c, 'DE').exemptions.push({
        ...there(lawIn(c, 'DE').exemptions.find((x) => x.if)),
        id: 'DE-x-new',
      }),
    'no case in 2028': (c) => {
      for (const { cases } of c.cases)
        for (const one of cases) one.asOf = one.asOf.replace('2028', '2027');
    },
  },
  'readings-sound': {
    'an entry that is not there': (c) => {
      const { readings } = readIn(c, 'DE');
      first(readings).entries = ['no-such-entry'];
    },
    'a text that is not there': (c) => void (first(readIn(c, 'DE').readings).text = 'lost'),
    'a text that nothing was read in': (c) => {
      const { texts } = readIn(c, 'DE');
      texts['more'] = there(Object.values(texts)[0]);
    },
    'what is lacking of an entry that nobody read': (c) =>
      void (readIn(c, 'DE').lacks = { 'volume-2027': 'all' }),
    'an official page that is none': (c) =>
      void (first(readIn(c, 'DE').readings).official = 'https://law.example.com/'),
    'a text of a later day': (c) =>
      void (there(Object.values(readIn(c, 'DE').texts)[0]).asOf = '2099-01-01'),
    'a threshold that the second reader did not find': (c) =>
      void setFirst(prong(c, 'DE', 'volume').if, { value: 36_000 }),
    'days that the second reader did not find': (c) => {
      lawIn(c, 'DE').requests.respondDays = 44;
    },
  },
  'readings-carry': {
    'a day that is printed and was not read': (c) =>
      void delete readIn(c, 'OR').lacks?.['optOutSignal'],
    'days for an appeal, found where answers are told': (c) =>
      void delete readIn(c, 'MN').lacks?.['requests'],
    'a limited reach with no word on what does not apply': (c) =>
      void delete readIn(c, 'RI').lacks?.['limited-site-ads'],
    'an order to stop that no passage names': (c) => void delete readIn(c, 'DE').lacks?.['penalty'],
    'a text older than an amendment': (c) => void delete readIn(c, 'MT').lacks?.['correct'],
    'a rule on teens that no passage denies': (c) => void delete readIn(c, 'NE').lacks?.['minors'],
    'a college by the plain word alone': (c) =>
      void delete readIn(c, 'LA').lacks?.['LA-x-higher-education'],
    'money alone, with no passage on sales': (c) =>
      void delete readIn(c, 'UT').lacks?.['revenue-sale'],
    'a proof that the contract passage does not ask for': (c) =>
      void delete readIn(c, 'IA').lacks?.['IA-11'],
    'an exemption without the words that take it out': (c) =>
      void delete readIn(c, 'AL').lacks?.['AL-x-small-business'],
    'a number that stands in no passage': (c) => {
      const duty = there(lawIn(c, 'DE').requirements.find(({ id }) => id === 'DE-12'));
      duty.text += ' Do so within 21 days.';
    },
  },
  'cases-refer': {
    'a prong that is not there': (c) =>
      void (first(first(c.cases).cases).expect.because = ['no-such-prong']),
    'a requirement of another state': (c) =>
      void (first(first(c.cases).cases).expect.owed = ['DE-01']),
  },
  'cases-consistent': {
    'in force before its first day': (c) => {
      const one = first(there(c.cases.find((book) => book.state === 'DE')).cases);
      one.asOf = '2024-12-31';
    },
    'a number for a yes-or-no fact': (c) =>
      void (first(first(c.cases).cases).facts = { sellsPersonalData: 1 }),
  },
};

describe.each(CHECKS)('law check $name', (check) => {
  test('the data has no finding', () => {
    expect(check.run(sound)).toEqual([]);
  });

  test.each(Object.entries(FAULTS[check.name] ?? { 'none is planted': () => {} }))(
    'finds: %s',
    (_, plant) => {
      const faulty = structuredClone(sound);
      plant(faulty);
      const findings = check.run(faulty);
      expect(findings.length).toBeGreaterThan(0);
      for (const finding of findings) {
        expect(finding.expected).not.toBe(finding.actual);
        expect(finding.tip).toMatch(/\.$/);
      }
    },
  );
});

test('each check has a planted fault, and each fault its check', () => {
  expect(CHECKS.map((check) => check.name).toSorted()).toEqual(Object.keys(FAULTS).toSorted());
});

test('the file of a check bears its name', async () => {
  const files = await Promise.all(
    CHECKS.map((check) => import(`./checks/${check.name}.ts`) as Promise<{ check: unknown }>),
  );
  expect(files.map((file) => file.check)).toEqual([...CHECKS]);
});
