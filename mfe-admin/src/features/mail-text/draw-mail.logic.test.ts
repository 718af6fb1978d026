import { expect, test } from '@jest/globals';
import { drawMail } from './draw-mail.logic.ts';

const HTML = `<!doctype html><html lang="de-CH"><head><style>
@media (prefers-color-scheme:dark){.page{color:white!important}}
</style></head><body class="page" style="margin:0;color:#12212b"><p style="margin:0 0 16px">Hallo Lena</p></body></html>`;

const drawn = (scheme: 'light' | 'dark') => {
  const page = document.implementation.createHTMLDocument();
  drawMail(page, HTML, { scheme, nonce: 'once' });
  return page;
};

test('a mail is drawn with its styles, and no attribute of it was parsed as one', () => {
  const page = drawn('light');
  expect(page.querySelector('p')?.textContent).toBe('Hallo Lena');
  expect(page.body.style.margin).toBe('0px');
  expect(page.body.style.color).toBe('rgb(18, 33, 43)');
  expect(page.querySelector('[data-look]')).toBeNull();
  expect(page.querySelector('style')?.getAttribute('nonce')).toBe('once');
});

test('what is only for dark readers is shown or not, whatever this reader prefers', () => {
  expect(drawn('light').querySelector('style')?.textContent).toContain('@media not all{');
  expect(drawn('dark').querySelector('style')?.textContent).toContain('@media all{');
});
