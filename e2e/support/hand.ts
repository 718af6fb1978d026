import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works: by mouse, or with the keyboard alone. */
export interface Hand {
  readonly name: string;
  /** A link, a button, an option. */
  press(target: Locator): Promise<void>;
  /** A checkbox. */
  tick(target: Locator): Promise<void>;
  /** Replaces what stands in a field. */
  write(field: Locator, text: string): Promise<void>;
  /** An option of a native list. */
  select(list: Locator, label: string): Promise<void>;
  /** An option that a search field finds. */
  find(field: Locator, text: string): Promise<void>;
}

const firstOption = (page: Page, text: string) =>
  page.getByRole('option', { name: new RegExp(text) }).first();

export const mouse = (page: Page): Hand => ({
  name: 'mouse',
  press: (target) => target.click(),
  tick: (target) => target.check(),
  write: (field, text) => field.fill(text),
  select: async (list, label) => void (await list.selectOption({ label })),
  find: async (field, text) => {
    await field.click();
    await field.fill(text);
    await firstOption(page, text).click();
  },
});

/** More stops than any page has. */
const MOST_STOPS = 250;

export function keyboard(page: Page): Hand {
  /** The key that leads from the focus to a target, or null once it is there. */
  const keyTo = (target: Locator) =>
    target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (focused === element) return null;
      const isBehind = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind && focused !== document.body ? 'Shift+Tab' : 'Tab';
    });
  /** Tab by Tab, because a `focus()` would also reach what the keyboard does not. */
  const goTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const key = await keyTo(target);
      if (key === null) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  };
  const write = async (field: Locator, text: string) => {
    await goTo(field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  return {
    name: 'keyboard',
    press: async (target) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    tick: async (target) => {
      await goTo(target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    write,
    select: async (list, label) => {
      await goTo(list);
      await page.keyboard.type(label);
      await expect(list.locator('option:checked')).toHaveText(label);
    },
    find: async (field, text) => {
      await write(field, text);
      await expect(firstOption(page, text)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}
