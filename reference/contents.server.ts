/** Loads the required contents of documents. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { contentsBook } from './schema-contents.ts';

const read = (name: string) =>
  contentsBook.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')));

const consumer = read('./contents-consumer.json');
const business = read('./contents-business.json');

/** Every element of every document; those for consumers first. */
export const REQUIRED_ELEMENTS = [...consumer.elements, ...business.elements];
export const CONTENTS_DOUBTS = [...consumer.doubts, ...business.doubts];
/** The older of the two dates on which the files were checked. */
export const CONTENTS_REVIEWED =
  consumer.reviewed < business.reviewed ? consumer.reviewed : business.reviewed;
