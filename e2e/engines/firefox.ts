import type { Browser, BrowserType } from '@playwright/test';
import { typeInFirefox } from './page-input.ts';

/** The Firefox of the machine, by WebDriver BiDi. */
export async function openFirefox(firefox: BrowserType): Promise<Browser> {
  const browser = await firefox.launch();
  const open = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (...options: Parameters<typeof open>) => {
      const context = await open(...options);
      await context.addInitScript(typeInFirefox);
      return context;
    },
  });
}
