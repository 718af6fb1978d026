import type { Browser, BrowserContext, BrowserContextOptions, BrowserType } from '@playwright/test';
import { typeAndPressInWebKit } from './page-input.ts';
import { startMiniBrowser, startScreen } from './webkit-process.ts';

/** A page with the headers of all others: from one without their opener policy WebKit changes the process. */
const FIRST_PAGE = '/impressum';

/**
 * Gives a context that Playwright was handed the address that relative ones start from, on both of its sides, as
 * `newContext` gives it to one of its own. There is no public way.
 */
function setBaseURL(context: BrowserContext, baseURL: string): void {
  interface Side {
    _options: object;
    _connection: { toImpl(side: object): Side };
  }
  const client = context as unknown as Side;
  for (const side of [client, client._connection.toImpl(client)])
    side._options = { ...side._options, baseURL };
}

/** A context that is a browser of its own, since WebKit's inspector opens none. */
async function openContext(webkit: BrowserType, executable: string, display: string, baseURL: string) {
  const miniBrowser = await startMiniBrowser(executable, display, new URL(FIRST_PAGE, baseURL).href);
  const browser = await webkit.connectOverCDP(miniBrowser.inspector);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error('The WebKit browser shows no page.');
  setBaseURL(context, baseURL);
  await context.addInitScript(typeAndPressInWebKit);
  return Object.assign(context, {
    newPage: async () => page,
    close: async () => {
      await browser.close();
      await miniBrowser.stop();
    },
  });
}

/**
 * The WebKit of the machine (WebKitGTK's MiniBrowser), which Playwright drives by the protocol of the inspector, as it
 * drives Safari on a phone. Input is events that a script dispatches, there is one page, and no picture.
 */
export async function openWebKit(webkit: BrowserType, executable: string, url: string): Promise<Browser> {
  const screen = await startScreen();
  const contexts = new Set<BrowserContext>();
  const browser = {
    // The runner looks there for headers of a browser far away.
    _connection: {},
    newContext: async ({ baseURL = url }: BrowserContextOptions = {}) => {
      const context = await openContext(webkit, executable, screen.display, baseURL);
      contexts.add(context);
      return context;
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await screen.stop();
    },
  };
  return browser as unknown as Browser;
}
