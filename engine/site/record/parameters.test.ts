/** What is read of a body in parts, as a form of a script is sent. */
import { expect, test } from 'vitest';
import { readParameters } from './parameters.ts';

test('a form in parts has the names and values of its parts', () => {
  const part = (name: string, value: string) =>
    `------edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${part('ev', 'PageView')}${part('fbp', 'fb.1.1700000000.123456789012')}------edge--\r\n`;
  const read = readParameters('https://gate.shop.example/events/1', body, { ev: '^[A-Za-z]+$' });
  expect(read).toEqual({
    parameters: ['ev', 'fbp'],
    kept: { ev: 'PageView' },
    hasIdentifier: true,
  });
});
