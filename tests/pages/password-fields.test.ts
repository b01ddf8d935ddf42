/** docs/quality.md V6: how passwords are asked for, on the pages as they are built. */
import { expect, test } from 'vitest';
import { read } from './built-site.ts';

const FORMS = { register: ['new-password', 'new-password'], login: ['current-password'] } as const;
const inputs = (html: string) => html.match(/<input\b[^>]*>/g) ?? [];

test('passwords are hidden, may be pasted, and are named for password managers', () => {
  for (const [name, purposes] of Object.entries(FORMS)) {
    const fields = inputs(read(`${name}.html`)).filter((tag) => /password/i.test(tag));
    expect(
      fields.map((tag) => /autocomplete="([^"]+)"/i.exec(tag)?.[1]),
      name,
    ).toEqual([...purposes]);
    for (const tag of fields) {
      expect(tag).toContain('type="password"');
      expect(tag).not.toMatch(/readonly|onpaste|maxlength/i);
    }
  }
});

test('no form asks for a hint or a secret question', () => {
  for (const name of ['register', 'login', 'reset', 'account']) {
    const html = read(`${name}.html`);
    expect(html).not.toMatch(/password hint|security question|secret question/i);
  }
});
