import { describe, expect, test } from '@jest/globals';
import { asOneBundle, withoutRegion } from './page-variants.ts';
import { benchResult, median } from './result.ts';

describe('figures', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('a result carries its ratio', () => {
    const result = benchResult({ name: 'x', unit: 'ms', value: 120, reference: 100, referenceName: 'y' });
    expect(result.ratio).toBe(1.2);
  });
});

describe('the variants of a page', () => {
  const html = [
    '<html><head><script type="importmap" nonce="n1">{"integrity":{}}</script>',
    '<link rel="stylesheet" href="/remotes/a/1/a.css"><link rel="modulepreload" href="/remotes/a/1/a.js" nonce="n1"></head>',
    '<body><div id="firn"><main><div id="firn-region"><div data-remote="a"><p>Karte</p></div></div></main></div>',
    '<script type="application/json" id="firn-state">{"region":{"remote":"a"},"status":200}</script>',
    '<script type="module" nonce="n1" src="/remotes/shell/1/main.js"></script></body></html>',
  ].join('');
  const monolith = { scripts: ['/monolith/main.js'], styles: ['/monolith/main.css'], files: new Map() };

  test('without the server’s rendering, region and its data are gone', () => {
    const page = withoutRegion(html);
    expect(page).not.toContain('Karte');
    expect(page).toContain('{"region":null,"status":200}');
    expect(page).toContain('id="firn-region"');
  });

  test('as one bundle, nothing of the federation is left', () => {
    const page = asOneBundle(html, monolith);
    expect(page).not.toMatch(/\/remotes\/|importmap/);
    expect(page).toContain('<script type="module" nonce="n1" src="/monolith/main.js">');
    expect(page).toContain('Karte');
  });
});
