import { expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { claimStylesheets, loadStylesheets, retireStylesheets } from './stylesheets.ts';

cleanWindow();

const path = (name: string, version: string, file: string) => `/remotes/${name}/${version}/${file}`;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const hrefs = () => links().map((link) => link.getAttribute('href'));

function withSheets(...paths: string[]) {
  document.head.innerHTML = paths.map((one) => `<link rel="stylesheet" href="${one}">`).join('');
}

test('sheets from the HTML are marked as their remote’s own', () => {
  withSheets(path('tours', '1.0.0', 'page-list.0a1b2c3d.css'), '/other.css');
  claimStylesheets(document);
  expect(links().map((link) => link.dataset.rspack)).toEqual(['tours@1.0.0:chunk-page-list', undefined]);
});

test('sheets of a version that is no longer shown leave the page, others stay', () => {
  const [old, kept, foreign] = [
    path('tours', '1.1.0', 'page-list.0a1b2c3d.css'),
    path('tours', '1.0.0', 'page-list.0a1b2c3d.css'),
    path('guide', '1.1.0', 'page-list.0a1b2c3d.css'),
  ];
  withSheets(old, kept, foreign);
  retireStylesheets(document, 'tours', '1.0.0');
  expect(hrefs()).toEqual([kept, foreign]);
});

test('a page waits for the sheets that are not there yet, with their hashes', async () => {
  const [present, missing] = [
    path('tours', '1.0.0', 'page-list.0a1b2c3d.css'),
    path('tours', '1.0.0', 'page-tour.0a1b2c3d.css'),
  ];
  withSheets(present);
  const loading = loadStylesheets(document, { css: [present, missing] }, () => 'sha384-x');
  expect(hrefs()).toEqual([present, missing]);
  const added = links()[1];
  expect([added?.integrity, added?.dataset.rspack]).toEqual(['sha384-x', 'tours@1.0.0:chunk-page-tour']);
  added?.dispatchEvent(new Event('load'));
  await loading;
});

test('a sheet that does not come is left to the remote’s own loader', async () => {
  const loading = loadStylesheets(
    document,
    { css: [path('tours', '1.0.0', 'x.0a1b2c3d.css')] },
    () => undefined,
  );
  links()[0]?.dispatchEvent(new Event('error'));
  await loading;
  expect(hrefs()).toEqual([]);
});
