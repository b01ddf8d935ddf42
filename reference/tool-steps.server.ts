/** Loads and parses the steps in tools. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { toolStepBook, toolStepsSpanish } from './schema-tool-steps.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const TOOL_STEPS = toolStepBook.parse(read('./tool-steps.json'));
export const TOOL_STEPS_ES = toolStepsSpanish.parse(read('./tool-steps-es.json'));
