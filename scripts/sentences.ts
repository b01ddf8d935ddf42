/**
 * Prints the sentences of the templates by kind, so that a person can read what our documents say;
 * with the name of one of the invented businesses, only what is printed for it.
 */
import { BUSINESSES, printedFor } from '#documents/source/printed-sentences.ts';
import { BY_SHAPE, groundKind, REGISTERED } from '#documents/source/sentence-kinds.ts';
import { numbered } from '#documents/source/sentences.ts';
import { DICTIONARY, TEMPLATES } from '#documents/source/templates.server.ts';

const [name] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(BUSINESSES, name)) {
  console.error(
    `There is no business ${name}. Name one of: ${Object.keys(BUSINESSES).join(', ')}.`,
  );
  process.exit(2);
}
const business = name === undefined ? undefined : BUSINESSES[name as keyof typeof BUSINESSES];

for (const template of TEMPLATES) {
  const sentences = business
    ? printedFor(template, business).plain.map(({ sentence }) => sentence)
    : numbered(template).sentences;
  const kinds = new Map<string, string[]>();
  for (const sentence of sentences) {
    const kind = groundKind(sentence, template.id, DICTIONARY) ?? 'NO GROUND';
    const facts = sentence.facts.length > 0 ? `  (${sentence.facts.join(', ')})` : '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), `  ${sentence.text}${facts}`]);
  }
  console.log(`\n# ${template.id}: ${sentences.length} sentences`);
  for (const [kind, said] of Object.entries({ 'NO GROUND': '', ...REGISTERED, ...BY_SHAPE })) {
    const all = kinds.get(kind) ?? [];
    if (all.length > 0) console.log(`\n## ${kind}: ${said} (${all.length})\n${all.join('\n')}`);
  }
}
