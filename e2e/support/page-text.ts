import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What stands in a page's main part, text by text: as the server wrote it, and as the browser shows it now. */
interface PageTexts {
  readonly server: readonly string[];
  readonly browser: readonly string[];
}

/** Reads both. The server is asked once more, for the same page by the same visitor. */
const pageTexts = (page: Page): Promise<PageTexts> =>
  page.evaluate(async () => {
    const textsOf = (root: Document) => {
      // A copy: parts of the page may not be hydrated yet, and would differ from what the server drew.
      const main = root.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      if (!main) return [];
      for (const silent of main.querySelectorAll('script, style, template, noscript')) silent.remove();
      main.normalize();
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? '').trim());
      return texts.filter((text) => text !== '');
    };
    const html = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text();
    return {
      // The page's own policy would complain of a style with the nonce of another answer.
      server: textsOf(
        new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html'),
      ),
      browser: textsOf(document),
    };
  });

const isMounted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('firn:remote-mounted').length > 0);

/** What of the server's texts the browser shows no more in that order; it may add some, such as buttons. */
function missing({ server, browser }: PageTexts): readonly string[] {
  let next = 0;
  return server.filter((text) => {
    const found = browser.indexOf(text, next);
    if (found >= 0) next = found + 1;
    return found < 0;
  });
}

/** Opens a page and sees each text of the server's in the hydrated page, to the letter. */
export async function expectTextsOfServer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isMounted(page)).toBe(true);
  const texts = await pageTexts(page);
  expect([path, missing(texts)]).toEqual([path, []]);
  expect([path, texts.server.length > 5]).toEqual([path, true]);
}
