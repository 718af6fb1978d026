import { everyValue, PERSONAS, pathOf, type RemoteHarness } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { RemoteDefinition } from '../remote/pages.ts';
import { type RenderedRemote, remoteRenderer } from './remote-renderer.ts';

interface EveryValueOptions {
  readonly remote: RemoteDefinition;
  readonly harness: RemoteHarness;
  /** Who looks, when some pages are not for the harness's own persona. */
  readonly user?: (typeof PERSONAS)['guest' | 'guide' | 'admin'];
  /** Tables of labels of which each one stands on some page. */
  readonly labels: readonly Readonly<Record<string, string>>[];
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Comes back when the page has drawn what it asked for. */
async function drawn({ shell }: RenderedRemote, isBusy: () => boolean): Promise<string> {
  await waitFor(() => expect(document.querySelector('h1') ?? shell.seen.status).not.toBeNull());
  let before: string;
  do {
    before = document.body.innerHTML;
    await turn();
  } while (isBusy() || before !== document.body.innerHTML);
  return document.body.textContent;
}

/**
 * Tests that mount each page of a remote with each value of each closed list in the API's answers. No page shows
 * a value as it is stored (`remote-build/src/jest/fail-on-raw-values.mjs` looks at every screen), and each label is shown.
 */
export function testEveryValue({ remote, harness, user, labels }: EveryValueOptions): void {
  const looks = user ?? PERSONAS[harness.persona];
  const render = remoteRenderer(remote, looks ? { user: looks } : {});

  async function textsOf(path: string): Promise<string[]> {
    const values = everyValue(harness.answers);
    const page = await render(path, { api: values.answers });
    const texts = [await drawn(page, values.isBusy)];
    while (values.next()) {
      await page.remount();
      texts.push(await drawn(page, values.isBusy));
    }
    return texts;
  }

  const texts: string[] = [];
  // Pages of one loader are one page, such as all that are not built yet.
  const pages = new Map(remote.pages.map((page) => [remote.loaders[page.id], page]));
  const paths = [...pages.values()].flatMap(({ path }) => pathOf(path, harness.params ?? {}) ?? []);
  test.each(paths)('%s shows no value of a closed list as it is stored', async (path) => {
    texts.push(...(await textsOf(path)));
  });

  test('each label is shown on one of these pages', () => {
    const shown = texts.join('\n');
    const missing = labels.flatMap((table) => Object.values(table)).filter((label) => !shown.includes(label));
    expect(missing).toEqual([]);
  });
}
