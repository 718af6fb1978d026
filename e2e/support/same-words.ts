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

/** The first word in which the two differ, each with what stands around it. */
async function difference(page: Page, other: Page): Promise<readonly string[]> {
  const [words, others] = await Promise.all([wordsOf(page), wordsOf(other)]);
  if (words.length < LEAST) return ['nothing yet'];
  const length = Math.max(words.length, others.length);
  const index = Array.from({ length }).findIndex((_, at) => words[at] !== others[at]);
  if (index === -1) return [];
  const around = (all: readonly string[]) => all.slice(Math.max(0, index - 3), index + 3).join(' ');
  return [around(words), around(others)];
}

/**
 * Opens an address in both until they show the same words to the letter. They are opened anew while they differ, because
 * a job of the product may have written between the two answers.
 */
export async function expectSameWords(page: Page, other: Page, path: string): Promise<void> {
  await expect(async () => {
    await Promise.all([page.goto(path), other.goto(path)]);
    await expect.poll(() => difference(page, other), { message: path }).toEqual([]);
  }).toPass({ timeout: 60_000 });
}
