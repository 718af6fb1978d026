import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanRichText } from './rich-text.ts';

describe('what is taken out', () => {
  test.each([
    ['<script>alert(1)</script><p>Hallo</p>', '<p>Hallo</p>'],
    ['<p onclick="x()">Hallo</p>', '<p>Hallo</p>'],
    ['<img src=x onerror="alert(1)"><p>Bild</p>', '<p>Bild</p>'],
    ['<p style="color:red" class="a">Rot</p>', '<p>Rot</p>'],
    ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
    ['<a href="//boese.example">Link</a>', '<a>Link</a>'],
    ['<h1>Titel</h1>', 'Titel'],
    ['<iframe src="https://boese.example"></iframe>', ''],
    ['<svg><script>1</script></svg><p>x</p>', '<p>x</p>'],
    ['<p></p>', ''],
  ])('%s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((plain) => {
  const escaped = plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `a${escaped}z`;
});
const inline = fc.oneof(
  text,
  text.map((inner) => `<strong>${inner}</strong>`),
  text.map((inner) => `<em>${inner}</em>`),
  text.map((inner) => `<a href="https://www.sac-cas.ch">${inner}</a>`),
  text.map((inner) => `${inner}<br>${inner}`),
);
const block = fc.oneof(
  inline.map((inner) => `<p>${inner}</p>`),
  inline.map((inner) => `<h2>${inner}</h2>`),
  inline.map((inner) => `<ul><li><p>${inner}</p></li></ul>`),
  inline.map((inner) => `<blockquote><p>${inner}</p></blockquote>`),
);

test('what the editor writes comes through unchanged, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
      const html = blocks.join('').replace(/\p{Cc}/gu, '');
      expect(cleanRichText(html)).toBe(html);
      expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html));
    }),
  );
});
