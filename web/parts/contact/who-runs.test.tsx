/**
 * Who runs this installation: named if the settings name it, else the page says that they do not.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from 'react-router';
import { reportWay } from '#web/words/contact/report.ts';
import { AtContactPoint } from './where-to-write.tsx';
import { WhoRuns } from './who-runs.tsx';

const contact = { text: 'help@example.com', href: 'mailto:help@example.com' };

test.each([
  [
    { operator: 'Harbor LLC', contact },
    'This site is run by Harbor LLC. Write to <a href="mailto:help@example.com">help@example.com</a>.',
  ],
  [{ operator: undefined, contact }, 'Write to <a href'],
  [
    { operator: 'Harbor LLC', contact: undefined },
    'This site is run by Harbor LLC. This installation names no contact.',
  ],
  [
    { operator: undefined, contact: undefined },
    'This installation names nobody who runs it. This installation names no contact.',
  ],
])('%j', (installation, words) => {
  expect(renderToStaticMarkup(<WhoRuns installation={installation} />)).toContain(words);
});

test.each([
  [
    contact,
    /^<p>This site is run by Harbor LLC. Write to <a href="mailto:[^"]+Law%20data%3A%20abc">/,
  ],
  [undefined, /^<p>This site is run by Harbor LLC. This installation names no contact. If you/],
])('a report of a mistake says where it was read: %j', (of, words) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/law-data">
      <AtContactPoint value={{ en: reportWay('en', of, 'abc') }}>
        <WhoRuns installation={{ operator: 'Harbor LLC', contact: of }} report />
      </AtContactPoint>
    </StaticRouter>,
  );
  expect(html).toMatch(words);
});
