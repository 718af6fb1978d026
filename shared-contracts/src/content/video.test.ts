import { expect, test } from '@jest/globals';
import { videoOf } from './video.ts';

test.each([
  ['https://www.youtube.com/watch?v=abc', 'youtube', 'abc'],
  ['https://youtu.be/abc-1_2', 'youtube', 'abc-1_2'],
  ['https://www.youtube.com/shorts/abc', 'youtube', 'abc'],
  ['https://www.youtube-nocookie.com/embed/abc', 'youtube', 'abc'],
  ['https://vimeo.com/123', 'vimeo', '123'],
  ['https://player.vimeo.com/video/123', 'vimeo', '123'],
  ['https://www.youtube.com/@firn', 'youtube', null],
  ['https://www.youtube.com/watch?v=a%22%3E%3Cscript', 'youtube', null],
  ['https://vimeo.com/channels/firn', 'vimeo', null],
])('%s is seen at %s as %s', (address, site, id) => {
  expect(videoOf(address)).toEqual({ url: address, site, id });
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
