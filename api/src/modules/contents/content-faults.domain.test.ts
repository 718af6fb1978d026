import type { ContentDocument } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { faultsOf, obstaclesIn } from './content-faults.domain.ts';

const PAGE = '018f0000-0000-7000-8000-000000000001';
const GONE = '018f0000-0000-7000-8000-000000000002';
const BLOCK = '018f0000-0000-7000-8000-00000000000b';
const INNER = '018f0000-0000-7000-8000-00000000000c';
const MEDIA = '/api/extended_media_objects/018f0000-0000-7000-8000-00000000000d';

const KNOWN = {
  publicIds: new Set([PAGE]),
  addresses: new Set(['winter', 'winter/skitouren', 'alt']),
  descriptions: new Map([['Touren im Winter.', 'Winter']]),
};

const page = (changes: Partial<ContentDocument>): ContentDocument => ({
  title: 'Sommer',
  slug: 'sommer',
  metaDescription: 'Touren im Sommer.',
  metaKeywords: '',
  metaIndex: true,
  blocks: [],
  ...changes,
});

const found = (changes: Partial<ContentDocument>) =>
  faultsOf(page(changes), KNOWN).map(({ kind, block, what }) => [kind, block, what]);

const foundIn = (kind: string, data: object) => found({ blocks: [{ id: BLOCK, kind, data }] });
const text = (html: string) => foundIn('text', { html });

test.each([
  [{ metaDescription: ' ' }, [['description-missing', null, 'Sommer']]],
  [{ metaDescription: 'Touren im Winter.' }, [['description-duplicate', null, 'Winter']]],
  [
    { title: 'Grüße vom Fuß' },
    [
      ['sharp-s', null, 'Grüße'],
      ['sharp-s', null, 'Fuß'],
    ],
  ],
])('the head of a page: %j', (changes, expected) => {
  expect(found(changes)).toEqual(expected);
});

test.each([
  ['<p></p>', [['missing', BLOCK, 'Text']]],
  ['<p>Gut.</p>', []],
  ['<h2> </h2><p>Gut.</p>', [['heading-empty', BLOCK, 'h2']]],
  [`<p><a href="/api/contents/${PAGE}#ort">Dort</a></p>`, []],
  [`<p><a href="/api/contents/${GONE}">Weg</a></p>`, [['link-broken', BLOCK, 'Weg']]],
  ['<p><a href="/winter/skitouren?x=1">Ski</a> <a href="/alt">Alt</a> <a href="/">Start</a></p>', []],
  ['<p><a href="/agenda">Agenda</a> <a href="https://sac.ch/nirgends">SAC</a></p>', []],
  ['<p><a href="/herbst">Herbst</a></p>', [['link-broken', BLOCK, 'Herbst']]],
  ['<p>Viel Spaß.</p>', [['sharp-s', BLOCK, 'Spaß']]],
])('formatted text %s', (html, expected) => {
  expect(text(html)).toEqual(expected);
});

const picture = (changes: object) => ({ picture: { media: MEDIA, alt: 'Grat', caption: '', ...changes } });

test.each([
  [picture({}), []],
  [picture({ alt: ' ' }), [['alt-missing', BLOCK, 'Bild']]],
  [picture({ media: null, alt: '' }), [['missing', BLOCK, 'Bild']]],
])('a picture: %j', (data, expected) => {
  expect(foundIn('picture', { ...data, width: 'text' })).toEqual(expected);
});

test('a button needs words and a page that readers get', () => {
  const button = (link: object) =>
    foundIn('call-to-action', { title: 'Komm mit', text: '', link, look: 'calm' });
  expect(button({ label: 'Los', page: null, url: '/agenda' })).toEqual([]);
  expect(button({ label: '', page: null, url: '/agenda' })).toEqual([['missing', BLOCK, 'Knopf']]);
  expect(button({ label: 'Los', page: `/api/contents/${GONE}`, url: '' })).toEqual([
    ['link-broken', BLOCK, 'Los'],
  ]);
});

test('entries are looked into, and a list of none is missing', () => {
  expect(foundIn('questions', { title: '', questions: [] })).toEqual([['missing', BLOCK, 'Fragen']]);
  expect(foundIn('questions', { title: '', questions: [{ question: 'Wann?', answer: '' }] })).toEqual([
    ['missing', BLOCK, 'Antwort'],
  ]);
});

test('a fault in a column is one of the inner block', () => {
  const left = [{ id: INNER, kind: 'text', data: { html: '' } }];
  expect(foundIn('columns', { left, right: [] })).toEqual([['missing', INNER, 'Text']]);
});

test('a kind that is not known has no faults', () => {
  expect(foundIn('hologram', { depth: null })).toEqual([]);
});

test('of the faults, only some stand in the way', () => {
  const faults = faultsOf(
    page({ metaDescription: '', blocks: [{ id: BLOCK, kind: 'text', data: { html: '' } }] }),
    KNOWN,
  );
  expect(obstaclesIn(faults).map(({ kind }) => kind)).toEqual(['missing']);
});
