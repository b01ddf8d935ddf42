import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import type { ContactPoint } from '#web/words/contact/report.ts';

/**
 * The contact, for every page. App provides it: the browser reads it from the page's head
 * (builder/head-tags.ts).
 */
export const AtContactPoint = createContext({} as ContactPoint);

/** The texts about the contact in a language; English if left out. */
export function useContact(language: 'en' | 'es' = 'en') {
  const { en, es } = use(AtContactPoint);
  return (language === 'es' && es) || en;
}

export interface ReportOf {
  /** Names of the states concerned; on a guide, its own. */
  states?: readonly string[];
  /** The task or document concerned. */
  about?: string;
  language?: 'en' | 'es';
}

/**
 * A sentence with the contact. A mail begins with state, page and law data; for a form they are
 * shown to be copied.
 */
export function WhereToWrite({ states, about, language }: ReportOf) {
  const { guideOf } = use(AtContactPoint);
  const named = states?.join(', ') || guideOf;
  const { lead, text, href, copy, state, subject, page, lawData } = useContact(language);
  const path = useLocation().pathname;
  if (!text) return lead;
  const facts = [
    named && `${state}: ${named}`,
    about && `${subject}: ${about}`,
    `${page}: ${path}`,
    lawData,
  ].filter(Boolean);
  return (
    <>
      {lead} <a href={href + (copy ? '' : encodeURIComponent(facts.join('\r\n')))}>{text}</a>.
      {copy && ` ${copy}: ${facts.join('; ')}.`}
    </>
  );
}
