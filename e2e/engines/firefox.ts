import type { Browser, BrowserContext, BrowserType, Page } from '@playwright/test';
import { typeInFirefox } from './page-input.ts';

/** Firefox gives up a navigation that begins while the one before is still under way: that is waited for. */
function navigateInTurn(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    await page.waitForLoadState();
    return goto(...args);
  };
}

async function prepare(context: BrowserContext): Promise<BrowserContext> {
  context.on('page', navigateInTurn);
  await context.addInitScript(typeInFirefox);
  return context;
}

/** The Firefox of the machine, by WebDriver BiDi. */
export async function openFirefox(firefox: BrowserType): Promise<Browser> {
  const browser = await firefox.launch();
  const open = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (...options: Parameters<typeof open>) => prepare(await open(...options)),
  });
}
