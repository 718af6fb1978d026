import { expect, test } from '@jest/globals';
import { videoOf } from './video.logic.ts';

test.each([
  ['https://www.youtube.com/watch?v=abc', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://vimeo.com/123', 'Vimeo'],
])('%s is seen at %s', (address, site) => {
  expect(videoOf(address)).toEqual({ url: address, site });
});

test.each([
  '',
  'youtube',
  'javascript:alert(1)',
  'http://youtu.be/abc',
  'https://youtube.com.evil.example/x',
])('«%s» is no video', (address) => {
  expect(videoOf(address)).toBeNull();
});
