import { describe, expect, test } from '@jest/globals';
import { matchPage } from './match-page.ts';
import type { PageDeclaration } from './remote-manifest.ts';

const page = (id: string, path: string): PageDeclaration => ({
  id,
  path,
  layout: 'default',
  guard: 'none',
  title: id,
  render: 'client',
});

const remotes = [
  { name: 'cms', pages: [page('content', '/:slug1/:slug2?/:slug3?'), page('home', '/')] },
  {
    name: 'public',
    pages: [
      page('agenda', '/agenda'),
      page('event', '/event/:id/:slug?'),
      page('images', '/event/:id/bilder'),
    ],
  },
  { name: 'booking', pages: [page('book', '/event/:id/buchen'), page('pay', '/event/:id/buchen/zahlung')] },
];

describe('the page of a path', () => {
  test.each([
    ['/', 'home', {}],
    ['/agenda', 'agenda', {}],
    ['/agenda/', 'agenda', {}],
    ['/AGENDA', 'agenda', {}],
    ['/event/7', 'event', { id: '7' }],
    ['/event/7/toedi', 'event', { id: '7', slug: 'toedi' }],
    ['/event/7/bilder', 'images', { id: '7' }],
    ['/event/7/buchen', 'book', { id: '7' }],
    ['/event/7/buchen/zahlung', 'pay', { id: '7' }],
    ['/ueber-uns', 'content', { slug1: 'ueber-uns' }],
    ['/angebote/winter/skitouren', 'content', { slug1: 'angebote', slug2: 'winter', slug3: 'skitouren' }],
    ['/b%C3%BCcher', 'content', { slug1: 'bücher' }],
  ])('%s is %s', (pathname, id, params) => {
    const match = matchPage(remotes, pathname);
    expect([match?.page.id, match?.params]).toEqual([id, params]);
  });

  test.each(['/a/b/c/d', '/%E0%A4%A', '/agb%00', '/event/7%0A'])('%s belongs to no page', (pathname) => {
    expect(matchPage(remotes, pathname)).toBeNull();
  });

  test.each(['/AGENDA', '/Agenda', '/aGENDA'])('does not depend on the spelling (%s)', (path) => {
    const other = { name: 'other', pages: [page('other', path)] };
    expect(matchPage([...remotes, other], '/agenda')?.page.id).toBe('agenda');
    expect(matchPage([...remotes, other], path)?.page.id).toBe('agenda');
  });

  test('does not depend on the order of remotes', () => {
    for (const pathname of ['/agenda', '/event/7/buchen', '/ueber-uns']) {
      expect(matchPage(remotes.toReversed(), pathname)?.page.id).toBe(matchPage(remotes, pathname)?.page.id);
    }
  });
});
