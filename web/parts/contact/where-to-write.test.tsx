/**
 * "Is something wrong here?" links to the contact with state, page and law data; without a contact
 * the page says so.
 */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { contactOf, contactPoint } from './installation.server.ts';
import { reportWay } from '#web/words/contact/report.ts';
import { ReportLine } from './report-line.tsx';
import { AtContactPoint, type ReportOf, WhereToWrite } from './where-to-write.tsx';

const VERSION = '69f67a79486f';

/** The line as a page renders it, for an installation with this contact. */
function drawn(
  given: string | undefined,
  of: ReportOf,
  Line: ComponentType<ReportOf> = ReportLine,
  path = '/delaware',
) {
  const contact = given === undefined ? undefined : contactOf(given);
  const point = {
    en: reportWay('en', contact, VERSION),
    es: reportWay('es', contact, VERSION),
  };
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>
      <AtContactPoint value={point}>
        <Line {...of} />
      </AtContactPoint>
    </StaticRouter>,
  );
  const href = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { text: html.replaceAll(/<[^>]+>/g, ''), href };
}

const letterIn = (href: string | undefined) => {
  const { pathname, searchParams } = new URL(href ?? '');
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    // line breaks of a mail (RFC 6068)
    body: searchParams.get('body')?.replaceAll('\r\n', '\n'),
  };
};

describe('a mail address', () => {
  test('the mail begins with the question and ends with what it is about', () => {
    const { text, href } = drawn('help@example.com', { states: ['Delaware'] });
    expect(text).toBe('Is something wrong here? Write to help@example.com.');
    expect(href?.replaceAll('%0D%0A', '')).not.toMatch(/%0[AD]/);
    expect(letterIn(href)).toEqual({
      to: 'help@example.com',
      subject: 'Statewise: Something is wrong',
      body: `What is wrong, what should it say, and which section says so?\n\n\n\nState: Delaware\nPage: /delaware\nLaw data: ${VERSION}`,
    });
  });

  test('a task or document goes along, with signs that mean something in an address', () => {
    const about = 'Requests & answers: 100 % of #1?';
    const { href } = drawn('help@example.com', { states: ['Iowa', 'Ohio'], about });
    expect(letterIn(href).body).toContain(`State: Iowa, Ohio\nAbout: ${about}\nPage:`);
  });

  test('a page of no state names none', () => {
    const { href } = drawn('help@example.com', {}, WhereToWrite, '/faq');
    expect(letterIn(href).body).toMatch(/\n\n\n\nPage: \/faq\nLaw data: 69f67a79486f$/);
    expect(letterIn(drawn('help@example.com', { states: [] }).href).body).not.toContain('State');
  });

  test('what would end the address is escaped', () => {
    expect(letterIn(drawn('a?cc=b&c%#d@example.com', {}).href)).toMatchObject({
      to: 'a?cc=b&c%#d@example.com',
      subject: 'Statewise: Something is wrong',
    });
  });

  test('in Spanish', () => {
    const { text, href } = drawn('ayuda@example.com', { states: ['Texas'], language: 'es' });
    expect(text).toBe('¿Hay algo mal aquí? Escriba a ayuda@example.com.');
    expect(letterIn(href).body).toMatch(
      /^¿Qué está mal.+\n\n\n\nEstado: Texas\nPágina: \/delaware\nDatos de las leyes: 69f/,
    );
  });
});

describe('an address of the web', () => {
  const SITE = 'https://example.com/contact?from=statewise';

  test('stays as it is; what to say there stands beside it', () => {
    const { text, href } = drawn(SITE, { states: ['Delaware'], about: 'Privacy policy' });
    expect(href).toBe(SITE);
    expect(text).toBe(
      `Is something wrong here? Tell us at ${SITE}. Add to your message: State: Delaware; About: Privacy policy; Page: /delaware; Law data: ${VERSION}.`,
    );
  });

  test('in Spanish', () => {
    expect(drawn(SITE, { language: 'es' }).text).toBe(
      `¿Hay algo mal aquí? Díganoslo en ${SITE}. Añada a su mensaje: Página: /delaware; Datos de las leyes: ${VERSION}.`,
    );
  });
});

test('a guide names its state, at its foot too', () => {
  expect(contactPoint({ path: '/new-jersey' }).guideOf).toBe('New Jersey');
  expect(contactPoint({ path: '/faq' }).guideOf).toBe(undefined);
  const way = reportWay('en', contactOf('help@example.com'), VERSION);
  const html = renderToStaticMarkup(
    <StaticRouter location="/new-jersey">
      <AtContactPoint value={{ en: way, guideOf: 'New Jersey' }}>
        <WhereToWrite />
      </AtContactPoint>
    </StaticRouter>,
  );
  expect(html).toContain('State%3A%20New%20Jersey');
});

test('without a contact the page says so, and leads nowhere', () => {
  expect(drawn(undefined, { states: ['Delaware'] })).toEqual({
    text: 'Is something wrong here? This installation names no contact.',
    href: undefined,
  });
  expect(drawn(undefined, { language: 'es' }).text).toBe(
    '¿Hay algo mal aquí? Esta instalación no indica ningún contacto.',
  );
});
