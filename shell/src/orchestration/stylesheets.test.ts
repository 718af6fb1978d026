import { expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { createStylesheets } from './stylesheets.ts';

cleanWindow();

const path = (name: string, version: string, file: string) =>
  `/remotes/${name}/${version}/${file}.0a1b2c3d.css`;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const hrefs = () => links().map((link) => link.getAttribute('href'));
const known = () => 'sha384-x';
const unknown = () => undefined;

/** Stylesheets from the HTML that the browser has loaded. */
function withSheets(...paths: string[]) {
  document.head.innerHTML = paths
    .map((one) => `<link rel="stylesheet" href="${one}" integrity="sha384-html">`)
    .join('');
  for (const link of links()) Object.defineProperty(link, 'sheet', { value: {}, configurable: true });
  return createStylesheets(document);
}

/** The browser loads every requested stylesheet. */
function arrive() {
  for (const link of links()) link.dispatchEvent(new Event('load'));
}

test('sheets from the HTML are marked as their remote’s own', () => {
  withSheets(path('tours', '1.0.0', 'page-list'), '/other.css').claim();
  expect(links().map((link) => link.dataset.rspack)).toEqual(['tours@1.0.0:chunk-page-list', undefined]);
});

test('a sheet that the browser refused counts as missing, so that its failure is noticed', () => {
  const [taken, refused] = [path('tours', '1.0.0', 'page-list'), path('tours', '1.0.0', 'page-tour')];
  const stylesheets = withSheets(taken, refused);
  Object.defineProperty(links()[1], 'sheet', { value: null });
  stylesheets.claim();
  expect(stylesheets.missing({ css: [taken, refused] })).toEqual([refused]);
});

test('the shell’s own stylesheets stay, although the browser has not loaded them yet', () => {
  const own = path('shell', '1.0.0', 'main');
  const stylesheets = withSheets(own);
  Object.defineProperty(links()[0], 'sheet', { value: null });
  stylesheets.claim();
  expect(hrefs()).toEqual([own]);
});

test('a page waits for its missing stylesheets, with their hashes', async () => {
  const [present, missing] = [path('tours', '1.0.0', 'page-list'), path('tours', '1.0.0', 'page-tour')];
  const loading = withSheets(present).load('tours', '1.0.0', { css: [present, missing] }, known);
  expect(hrefs()).toEqual([present, missing]);
  const added = links()[1];
  expect([added?.getAttribute('integrity'), added?.dataset.rspack]).toEqual([
    'sha384-x',
    'tours@1.0.0:chunk-page-tour',
  ]);
  added?.dispatchEvent(new Event('load'));
  await loading;
});

test('a stylesheet that does not load is a failure of the version, and can be requested again', async () => {
  const css = [path('tours', '1.0.0', 'x')];
  const loading = createStylesheets(document).load('tours', '1.0.0', { css }, known);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(/^Loading CSS chunk .* failed/);
  expect(hrefs()).toEqual([]);
});

test('a stylesheet that the remote’s own loader takes over is still waited for', async () => {
  const css = [path('tours', '1.0.0', 'x')];
  const loading = createStylesheets(document).load('tours', '1.0.0', { css }, known);
  const [link] = links();
  // What Rspack does with a stylesheet that it finds.
  if (link) link.onload = link.onerror = null;
  link?.dispatchEvent(new Event('load'));
  await loading;
  expect(hrefs()).toEqual(css);
});

test('no sheet is added without its hash', async () => {
  const css = [path('tours', '1.0.0', 'x')];
  await createStylesheets(document).load('tours', '1.0.0', { css }, unknown);
  expect(hrefs()).toEqual([]);
});

test('CSS after a rollback: sheets and preloads of the version before leave the page, others stay', () => {
  const [newer, older, foreign] = [
    path('tours', '1.1.0', 'page-list'),
    path('tours', '1.0.0', 'page-list'),
    path('guide', '1.1.0', 'page-list'),
  ];
  const stylesheets = withSheets(newer, older, foreign);
  for (const version of ['1.1.0', '1.0.0']) {
    const preload = document.createElement('link');
    preload.rel = 'modulepreload';
    preload.setAttribute('href', `/remotes/tours/${version}/page.js`);
    document.head.append(preload);
  }
  stylesheets.take('tours', '1.0.0');
  expect(hrefs()).toEqual([older, foreign]);
  const preloads = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(['/remotes/tours/1.0.0/page.js']);
});

test('a version that comes back has the sheets again that its own loader had added', async () => {
  const [page, lazy] = [path('tours', '1.0.0', 'page-list'), path('tours', '1.0.0', 'lazy')];
  const stylesheets = withSheets(page, lazy);
  stylesheets.take('tours', '1.0.0');
  stylesheets.take('tours', '1.1.0');
  expect(hrefs()).toEqual([]);
  const loading = stylesheets.load('tours', '1.0.0', { css: [page] }, known);
  expect(hrefs()).toEqual([page, lazy]);
  expect(links()[1]?.getAttribute('integrity')).toBe('sha384-html');
  let isThere = false;
  const shown = loading.then(() => {
    isThere = true;
  });
  links()[0]?.dispatchEvent(new Event('load'));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(isThere).toBe(false);
  arrive();
  await shown;
});

test('what the server drew has its sheets again when it is put back to be read', () => {
  const page = path('tours', '1.1.0', 'page-list');
  const stylesheets = withSheets(page);
  stylesheets.take('tours', '1.0.0');
  expect(hrefs()).toEqual([]);
  stylesheets.take('tours', '1.1.0');
  expect(hrefs()).toEqual([page]);
});

test('what a late version adds after the switch is removed', () => {
  const stylesheets = withSheets(path('tours', '1.0.0', 'page-list'));
  stylesheets.take('tours', '1.0.0');
  const late = document.createElement('link');
  late.rel = 'stylesheet';
  late.setAttribute('href', path('tours', '1.1.0', 'page-list'));
  document.head.append(late);
  stylesheets.tidy('tours');
  expect(hrefs()).toEqual([path('tours', '1.0.0', 'page-list')]);
});

test('an extension of another version than its remote’s page keeps its sheets, until it is exchanged or leaves', () => {
  const sheet = (version: string) => path('tours', version, 'x');
  const added = (version: string) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('href', sheet(version));
    document.head.append(link);
  };
  const stylesheets = withSheets(sheet('1.0.0'));
  stylesheets.take('tours', '1.0.0');
  added('2.0.0');
  stylesheets.take('tours', '2.0.0', 'box');
  expect(hrefs()).toEqual([sheet('1.0.0'), sheet('2.0.0')]);
  stylesheets.take('tours', '1.0.0', 'box');
  expect(hrefs()).toEqual([sheet('1.0.0')]);
  added('2.0.0');
  stylesheets.take('tours', '2.0.0', 'box');
  stylesheets.leave('tours', 'box');
  stylesheets.tidy('tours');
  expect(hrefs()).toEqual([sheet('1.0.0')]);
});

test('a sheet that stands in the page goes once its file is there, and with its version', () => {
  const [own, other] = [path('tours', '1.0.0', 'extension-box'), path('lawinen', '1.0.0', 'extension-lage')];
  const stylesheets = withSheets();
  for (const one of [own, other])
    document.head.innerHTML += `<style data-sheet="${one}">p { color: red }</style>`;
  const inPage = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style')].map(({ dataset }) => dataset.sheet);
  stylesheets.take('tours', '1.0.0', 'box');
  expect(inPage()).toEqual([own, other]);
  void stylesheets.load('tours', '1.0.0', { css: [own] }, known);
  arrive();
  stylesheets.take('tours', '1.0.0', 'box');
  stylesheets.take('lawinen', '2.0.0', 'lage');
  expect([inPage(), hrefs()]).toEqual([[], [own]]);
});
