import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Fewer are the frame of a page that is still loading. */
const LEAST = 3;

/** What a person reads in the main part, text by text. */
const wordsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, template, noscript'))
        words.push((textContent ?? '').trim());
    }
    // Neighbours are joined: one engine may keep two nodes where another has one.
    return words
      .filter((text) => text !== '')
      .join(' ')
      .split(/\s+/);
  });

/** Opens an address in both, and waits until both show the same words to the letter. */
export async function expectSameWords(page: Page, other: Page, path: string): Promise<void> {
  await Promise.all([page.goto(path), other.goto(path)]);
  const differing = async () => {
    const [words, others] = await Promise.all([wordsOf(page), wordsOf(other)]);
    if (words.length < LEAST) return [path, 'nothing yet'];
    return [path, words.find((word, index) => word !== others[index]) ?? others[words.length] ?? 'same'];
  };
  await expect.poll(differing).toEqual([path, 'same']);
}
