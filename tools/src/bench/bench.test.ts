import { describe, expect, test } from '@jest/globals';
import { withoutScripts } from './content/bare-page.ts';
import { answersText, requireAnswers } from './hostile/answers.ts';
import { ATTACKS, EXPECTED } from './hostile/attacks.ts';
import { asOneBundle, withoutRegion } from './page-variants.ts';
import { benchResult, median, percentile95, rowOf, summary } from './result.ts';
import { BENCHES, chooseBenches } from './run/benches.ts';

describe('which benchmarks run', () => {
  test('all, those named, or those of a group, each once and in their order', () => {
    expect(chooseBenches([])).toEqual(Object.keys(BENCHES));
    expect(chooseBenches(['events', 'agenda'])).toEqual(['agenda', 'events']);
    const delivery = ['rollback', 'gateways', 'tabs', 'load', 'resolution', 'switches'];
    expect(chooseBenches(['tabs', 'delivery'])).toEqual(delivery);
  });

  test.each(['nothing', 'constructor'])('«%s» gives a sentence instead', (name) => {
    expect(chooseBenches(['agenda', name])).toContain(`«${name}»`);
  });
});

describe('figures', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test.each([
    [Array.from({ length: 100 }, (_, index) => index + 1), 95],
    [[3, 1, 2], 3],
  ])('95 of 100 of %j are at most %d', (values, expected) => {
    expect(percentile95(values)).toBe(expected);
  });

  const measured = { name: 'x', unit: 'ms', value: 120, reference: 100, referenceName: 'y' };

  test('a result carries its ratio', () => {
    const result = benchResult(measured);
    expect([result.ratio, result.isMet]).toEqual([1.2, undefined]);
  });

  test('rounds are summed up by their median and their worst', () => {
    expect(summary([3, 9, 4])).toEqual({ value: 4, worst: 9 });
  });

  test.each([
    [{ of: 'value', atMost: 120 }, undefined, true],
    [{ of: 'value', atMost: 119 }, undefined, false],
    [{ of: 'value', atMost: 130 }, 140, false],
    [{ of: 'ratio', atMost: 1.2 }, 140, true],
    [{ of: 'ratio', atMost: 1.1 }, undefined, false],
  ] as const)('a target %j with a worst round of %s: %s', (target, worst, isMet) => {
    expect(benchResult({ ...measured, ...(worst && { worst }), target }).isMet).toBe(isMet);
  });

  test('a line names figure, worst, reference, ratio and target', () => {
    const target = { of: 'value', atMost: 130 } as const;
    expect(rowOf(benchResult({ ...measured, worst: 140, target }))).toEqual([
      'x',
      '120 ms',
      'worst 140',
      'y: 100 ms',
      '1.20x',
      'target: at most 130 ms, MISSED',
    ]);
    expect(rowOf(benchResult({ ...measured, target, note: 'answered 401: 5' })).at(-1)).toBe(
      'target: at most 130 ms, met; answered 401: 5',
    );
    expect(rowOf(benchResult(measured))).toEqual(['x', '120 ms', '', 'y: 100 ms', '1.20x', '']);
    expect(rowOf(benchResult({ ...measured, reference: 0 }))[4]).toBe('–');
  });
});

describe('the answers to an attack', () => {
  test.each([
    ['bodies of up to 1 MB', { 413: 2, 422: 9 }, { 403: 11 }, '^413$ and ^422$'],
    ['bookings of every event', { 200: 9, 201: 3, 429: 6 }, { 200: 9, 201: 9 }, '^429$'],
    ['guesses at a password', { 401: 5, 429: 90 }, { 429: 90 }, '^401$'],
    ['archives of zeros, with a token', { 422: 3, none: 1 }, { 401: 3, 429: 1 }, '^4('],
    ['uploads of 20 MiB without a token', { 401: 3 }, { none: 3 }, '^401$'],
    ['streams of events', { 200: 64, 429: 800 }, {}, '^200$ and ^429$'],
    ['whole lists', { 200: 60 }, { 429: 60 }, '^200$'],
    ['lists that are not kept', { 200: 60, 429: 2 }, { 429: 60 }, '^200$'],
    ['documents', { 200: 37 }, { 406: 428 }, '^200$'],
    ['reads of a locked table', { 503: 40 }, { 200: 40 }, '^503$'],
  ] as const)('%s: those that it is about have to come', (attack, met, unmet, missing) => {
    expect(() => requireAnswers(attack, met, EXPECTED[attack])).not.toThrow();
    expect(() => requireAnswers(attack, unmet, EXPECTED[attack])).toThrow(missing);
  });

  test('are expected of every attack, and told in the table', () => {
    expect(ATTACKS).toHaveLength(10);
    expect(answersText({ 401: 5, 429: 90, none: 1 })).toBe('401: 5, 429: 90, none: 1');
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

  test('without the server’s rendering, the region and its data are missing', () => {
    const page = withoutRegion(html);
    expect(page).not.toContain('Karte');
    expect(page).toContain('{"region":null,"status":200}');
    expect(page).toContain('id="firn-region"');
  });

  test('as one bundle, no trace of the federation is left', () => {
    const page = asOneBundle(html, monolith);
    expect(page).not.toMatch(/\/remotes\/|importmap/);
    expect(page).toContain('<script type="module" nonce="n1" src="/monolith/main.js">');
    expect(page).toContain('Karte');
  });

  test('without scripts, content and styles are all that is left', () => {
    const page = withoutScripts(html);
    expect(page).not.toMatch(/script|modulepreload/);
    expect(page).toContain('<link rel="stylesheet" href="/remotes/a/1/a.css">');
    expect(page).toContain('Karte');
  });
});
