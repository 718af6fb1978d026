import { expect, test } from '@jest/globals';
import { readPreviewMessage } from './preview-messages.ts';

const block = { id: 'a', kind: 'text', data: { html: '' }, media: [] };
const page = { title: 'Winter', contentBlocks: [block] };

test.each([
  { type: 'firn:preview-ready' },
  { type: 'firn:preview-select', block: 'a' },
  { type: 'firn:preview-page', page, selected: null },
  { type: 'firn:preview-page', page: { title: '', contentBlocks: [] }, selected: 'a' },
])('$type is understood', (message) => {
  expect(readPreviewMessage(message)).toEqual(message);
});

test.each([
  null,
  'firn:preview-ready',
  [],
  {},
  { type: 'webpackOk' },
  { type: 'firn:preview-select' },
  { type: 'firn:preview-select', block: 1 },
  { type: 'firn:preview-page', selected: null },
  { type: 'firn:preview-page', page },
  { type: 'firn:preview-page', page: { title: 'Winter' }, selected: null },
  { type: 'firn:preview-page', page: { ...page, contentBlocks: [null] }, selected: null },
  { type: 'firn:preview-page', page: { ...page, contentBlocks: [{ ...block, data: [] }] }, selected: null },
  {
    type: 'firn:preview-page',
    page: { ...page, contentBlocks: [{ ...block, media: null }] },
    selected: null,
  },
])('%j is no message of the preview', (message) => {
  expect(readPreviewMessage(message)).toBeNull();
});
