import type { Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import { expect } from './test.ts';

/** A picture of 64 × 48 pixels, drawn in the page. */
const DRAW = `(() => {
  const canvas = document.createElement('canvas');
  canvas.width = 64; canvas.height = 48;
  const context = canvas.getContext('2d');
  context.fillStyle = '#0a5a78'; context.fillRect(0, 0, 64, 48);
  return canvas.toDataURL('image/jpeg').split(',')[1];
})()`;

/** A real picture under a name, to be uploaded from the page. */
export async function aPicture(page: Page, name: string) {
  const buffer = Buffer.from((await page.evaluate(DRAW)) as string, 'base64');
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The texts of the filled buttons of a page, dialogs left out. */
export const filledButtons = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator(':is(button, a)[data-variant="filled"]:not(dialog *)').allInnerTexts();

/** Finds the menu of what else can be done with a record. */
export const moreOf = (page: Page) => page.getByRole('button', { name: 'Mehr', exact: true });

/** Tells whether what can be done stands beside the name of the record, on one row, and which buttons are filled. */
export const headRow = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const row = heading.parentElement;
    const tops = [...(row?.querySelectorAll('button') ?? [])].map((each) => each.getBoundingClientRect().top);
    const filled = [...(row?.querySelectorAll('[data-variant="filled"]') ?? [])];
    const { bottom } = heading.getBoundingClientRect();
    return {
      isOne: Math.max(...tops) - Math.min(...tops) < 4 && Math.max(...tops) < bottom,
      filled: filled.map(({ textContent }) => textContent),
    };
  });

/** Saves the page's form by its key, and sees it confirmed. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeHidden();
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
}

/** From the list of offers to the page of a new one; resolves with its address. */
export async function createOffer(page: Page, hand: Hand, title: string): Promise<string> {
  await hand.press(page.getByRole('link', { name: 'Neu', exact: true }));
  await hand.write(page.getByRole('textbox', { name: /^Titel/ }), title);
  await hand.select(page.getByRole('combobox', { name: /^Art/ }), 'Tour');
  await hand.press(page.getByRole('button', { name: 'Speichern' }));
  await expect(page).toHaveURL(/\/admin\/offer\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}
