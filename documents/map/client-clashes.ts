/**
 * What the map says beside the owner’s word on data of clients. Such lines are told of in the part
 * on clients, and nowhere else.
 */
import type { Mismatch } from '#documents/values/filling.ts';
import { CLIENT_WORK, worksForClients } from '#documents/template/copy-kinds.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { getsNoneOfConsumers, isOfClients, isOfConsumers, titleOf } from './entries.ts';
import type { MergedMap } from './map-with-proposals.ts';

const FROM_CLIENTS = /\bclients?\b/i;

/** `given`: the owner’s answer on handling data for clients. */
export function clientClashes(map: MergedMap, facts: Facts, given: unknown): Mismatch[] {
  const lines = map.lines.filter(({ state }) => state === 'confirmed');
  const forClients = worksForClients(given);
  const clash = (name: string, text: string): Mismatch => ({ about: CLIENT_WORK, name, text });
  const unclear = lines.find(
    (line) =>
      isOfConsumers(line) &&
      !line.people.includes('people of clients') &&
      line.sources.some((source) => FROM_CLIENTS.test(source)),
  );
  const marked = lines.find(isOfClients);
  return [
    ...(forClients && unclear
      ? [
          clash(
            'dataTable',
            `You handle data for clients, and “${unclear.kind}” comes from clients, but your map does not say that it is their data. Say on that line whose data it is: people in your clients’ data. Or change its source, if you decide on it yourself.`,
          ),
        ]
      : []),
    ...(given === 'No' && marked
      ? [
          clash(
            'clientDataTypes',
            `You answered that you handle no data for clients, but “${marked.kind}” is data of clients. Change the answer, or that line.`,
          ),
        ]
      : []),
    ...ofAds(map, facts),
  ];
}

/** Ads for clients are not the owner’s own: what is asked about ads and sales is about those. */
function ofAds(map: MergedMap, facts: Facts): Mismatch[] {
  const companies = map.recipients.filter(({ state }) => state !== 'dropped');
  const ofClients = companies.find(
    (each) => each.ads === true && getsNoneOfConsumers(each, map.lines, isOfClients),
  );
  const own = companies.some(
    (each) => each.ads !== false && !getsNoneOfConsumers(each, map.lines, isOfClients),
  );
  return facts.targetedAdvertising === true && ofClients && !own
    ? [
        {
          about: CLIENT_WORK,
          name: 'adListCompanies',
          text: `You answered that you use targeted ads, but on your map only data of clients goes to ${titleOf(ofClients)}. Are these ads for yourself, or for your clients? If for clients alone, change the answer: it is about your own ads. If for yourself, say on your map which data of yours it gets.`,
        },
      ]
    : [];
}
