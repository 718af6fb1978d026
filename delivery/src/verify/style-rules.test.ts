/** @jest-environment @firn/remote-build/jest/jsdom-environment */
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  matchOutside,
  readStyleElements,
  readStyleRules,
  styleLeaks,
  suspectSelectors,
} from './style-rules.ts';

const FRAME = `<div id="firn"><header class="bar"><a class="logo" href="/">Firn</a></header>
  <main><div id="firn-region"><div data-remote="mfe-x"><p class="mfe-x-lead">Text</p></div></div></main></div>
  <div data-portal="true"><div class="mfe-x-dialog">Dialog</div></div>`;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** As `--verify` does: collects rules from the page, then asks the page what they match. */
function leaksOf(css: string): string[] {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = FRAME;
  const rules = readStyleRules({ prefix: '/remotes/mfe-x/1.0.0/', known: [] });
  const selectors = rules.flatMap(suspectSelectors);
  const matches = matchOutside({ selectors, frameId: 'firn', regionId: 'firn-region' });
  const leaks = styleLeaks(
    rules,
    new Map(selectors.map((selector, index) => [selector, matches[index] ?? null])),
  );
  return leaks.map(({ selector, element }) => `${selector} -> ${element}`);
}

describe('CSS that reaches outside the region', () => {
  test.each([
    ['the page', 'body { margin: 0 }', ['body -> body']],
    ['the document', ':root { color-scheme: light }', [':root -> html']],
    ['everything', '* { box-sizing: border-box }', ['* -> html']],
    ['an element of the frame', 'header a { color: red }', ['header a -> a.logo']],
    ['a class of the shell', '.logo { color: red }', ['.logo -> a.logo']],
    ['an element no frame has today', 'table { border: 0 }', ['table -> table']],
    ['a state that is not there now', 'a:hover { color: red }', ['a:hover -> a.logo']],
    ['a part of an element', 'a::before { content: "x" }', ['a::before -> a.logo']],
    ['behind a media query', '@media print { body { color: black } }', ['body -> body']],
    ['one among several selectors', '.mfe-x-lead, h1 { color: red }', ['.mfe-x-lead, h1 -> h1']],
  ])('%s', (_what, css, leaks) => {
    expect(leaksOf(css)).toEqual(leaks);
  });

  test.each([
    ['its own elements', '.mfe-x-lead { color: red }'],
    ['what it hangs below the body', '.mfe-x-dialog { position: fixed }'],
    ['global custom properties', ':root { --mantine-scale: 1; --x: red }'],
    ['its element', '[data-remote="mfe-x"] > p { color: red }'],
    ['keyframes and fonts', '@keyframes spin { from { top: 0 } } @font-face { font-family: X }'],
    ['a page for the printer', '@page { margin: 2cm }'],
  ])('is not reported: %s', (_what, css) => {
    expect(leaksOf(css)).toEqual([]);
  });

  test('does not include what the shell has anyway', () => {
    document.head.innerHTML = '<style>body { margin: 0 }</style>';
    document.body.innerHTML = FRAME;
    expect(readStyleRules({ prefix: '/remotes/mfe-x/1.0.0/', known: readStyleElements() })).toEqual([]);
  });
});
