import { expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { applyHead } from './document-head.ts';

cleanWindow();

const PAGE = { publicUrl: 'https://firn.example', path: '/event/12/eiger' };
const attribute = (selector: string, name = 'content') =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;

test('a page’s head sets title, description, canonical address, Open Graph and schema.org', () => {
  const jsonLd = [{ '@type': 'Event', name: 'Eiger </script>' }];
  applyHead(
    document,
    { title: 'Eiger', description: 'Mittellegi', canonical: '/event/12', image: '/api/media/1.jpg', jsonLd },
    PAGE,
  );
  expect(document.title).toBe('Eiger – Firn');
  expect(attribute('meta[name="description"]')).toBe('Mittellegi');
  expect(attribute('link[rel="canonical"]', 'href')).toBe('https://firn.example/event/12');
  expect(attribute('meta[property="og:title"]')).toBe('Eiger');
  expect(attribute('meta[property="og:image"]')).toBe('https://firn.example/api/media/1.jpg');
  const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toEqual(jsonLd[0]);
});

test('the next page takes over the gateway’s tags and leaves nothing of the previous one', () => {
  document.head.innerHTML =
    '<meta name="description" content="alt"><meta name="keywords" content="alt"><link rel="canonical" href="/alt">';
  applyHead(document, { title: 'Profil', description: 'neu', robots: 'noindex' }, PAGE);
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(attribute('meta[name="description"]')).toBe('neu');
  expect(attribute('meta[name="keywords"]')).toBeNull();
  expect(attribute('meta[name="robots"]')).toBe('noindex');
  expect(attribute('link[rel="canonical"]', 'href')).toBeNull();
});

test('without a title the product’s name stands alone', () => {
  applyHead(document, { title: '' }, PAGE);
  expect(document.title).toBe('Firn');
});
