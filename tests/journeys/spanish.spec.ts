/** An owner who chose Spanish once has it everywhere, and English again by one choice. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCatalog } from '../../web/builder/spanish/catalog.ts';
import { SPANISH_PAGES } from '../../web/spanish-pages.ts';
import { englishIn } from '../spanish-glossary.ts';
import { axeFinds } from './axe.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

const catalog = readCatalog(join(import.meta.dirname, '../..'));

/** Texts and accessible names outside of parts that are marked as English. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const HEARD = ['aria-label', 'title', 'alt', 'placeholder'];
    const walk = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent?.trim() ?? '');
      if (!(node instanceof Element) || /^(SCRIPT|STYLE)$/.test(node.tagName)) return;
      if (node.getAttribute('lang') === 'en') return;
      found.push(...HEARD.map((name) => node.getAttribute(name) ?? ''));
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return [...new Set(found)].filter((text) => text !== '');
  });

/** What the page still says in English though the catalog has its Spanish. */
const leftIn = async (page: Page) =>
  (await texts(page)).filter((text) => (catalog.texts.get(text) ?? text) !== text);

test('an owner registers, signs in and works in Spanish, and goes back to English', async ({
  page,
  running,
}) => {
  const owner = newOwner();
  await page.goto('/register');
  await page.getByRole('link', { name: 'En español' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Nombre', { exact: true }).fill(owner.firstName);
  await page.getByLabel('Apellido').fill(owner.lastName);
  await page.getByLabel('Nombre de la empresa').fill(owner.businessName);
  await page.getByLabel('Correo electrónico').fill(owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await page.getByLabel('Repita la contraseña').fill('otra cosa 77 lluvia');
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByText('Las contraseñas no son iguales').first()).toBeVisible();
  await page.getByLabel('Repita la contraseña').fill(owner.password);
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page).toHaveURL('/login');
  // the address changes before the page does, and its password field has the same name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  const mail = await mailTo(running, owner.email, 'Confirme su correo para Statewise');
  expect(mail.text).toContain(`Hola, ${owner.firstName}:`);
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Registre el perfil de su empresa',
  );
  expect(await leftIn(page)).toEqual([]);
  await page.goto('/account');
  await page.getByLabel('Idioma de sus páginas').selectOption('English');
  await page.getByRole('button', { name: 'Guardar el idioma' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** Their own words are English as yet: documents, tools and what regulators did. */
const PARTLY = new Set(['/documents', '/data-map', '/plan']);

test('every page of an owner is in Spanish, on the narrowest phone too @full', async ({
  page,
  running,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: running.origin }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await signedIn(page, running);
  const id = await withBusiness(page, running, { businessName: 'Casa Luna' });
  for (const { path } of SPANISH_PAGES) {
    if (path === '/login' || path === '/register') continue;
    await page.goto(`${path}?business=${id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await leftIn(page), path).toEqual([]);
    if (!PARTLY.has(path)) {
      const shown = (await texts(page)).map((text) => text.replaceAll(/“[^”]*”|.*\/.*/g, ''));
      expect(
        shown.filter((text) => englishIn(text)),
        path,
      ).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${path} is wider than the screen`).toBe(false);
    expect(await axeFinds(page), path).toEqual([]);
  }
});
