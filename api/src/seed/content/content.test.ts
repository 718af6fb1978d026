import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_KINDS } from '@firn/shared-contracts/content';
import { matchPage, type RemoteManifest } from '@firn/shared-contracts/delivery';
import { describe, expect, test } from '@jest/globals';
import { Value } from 'typebox/value';
import { faultsOf } from '../../modules/contents/content-faults.domain.ts';
import { ACTIVITIES } from '../catalogue/activities.ts';
import { OFFERS } from '../catalogue/index.ts';
import { SCENES, type SceneName, sceneId } from '../drawings/scenes.ts';
import { activityId, contentId, offerId, userId } from '../ids.ts';
import { GUIDES } from '../people/guides.ts';
import { PAGES } from './index.ts';
import { NAVIGATION, type NavigationSeed } from './navigation.ts';
import { placed } from './placed.ts';
import { DRAFTS, EARLIER_VERSIONS, OLD_ADDRESSES, UNPUBLISHED } from './standings.ts';
import type { BlockSeed } from './types.ts';

const PUBLIC = placed(PAGES);
const EVERY = [
  ...PUBLIC.map(({ page, completeSlug }) => [completeSlug, page] as const),
  ...UNPUBLISHED.map(({ page }) => [page.slug, page] as const),
];

const KNOWN = {
  publicIds: new Set(PUBLIC.map(({ completeSlug }) => contentId(completeSlug))),
  addresses: new Set(PUBLIC.map(({ completeSlug }) => completeSlug)),
  descriptions: new Map<string, string>(),
};

const ROOT = join(import.meta.dirname, '../../../..');
const REMOTES = globSync('mfe-*/remote.json', { cwd: ROOT }).map(
  (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as RemoteManifest,
);

/** The page that a remote declares for an address; null for those that the office writes. */
function routeOf(address: string): string | null {
  const match = matchPage(REMOTES, address.split('?')[0] ?? '');
  return match && match.page.id !== 'content' ? match.page.id : null;
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(EVERY)('the page %s', (_, page) => {
  const text = JSON.stringify(page.blocks);

  test('begins with its picture and its subtitle and has more to say', () => {
    expect(page.blocks.map(({ kind }) => kind).slice(0, 2)).toEqual(['header-image', 'subtitle']);
    expect(page.blocks.length).toBeGreaterThan(2);
  });

  test('has blocks whose data their kinds allow', () => {
    const inner = page.blocks.flatMap((block): BlockSeed[] =>
      block.kind === 'columns' ? ([...block.data.left, ...block.data.right] as BlockSeed[]) : [],
    );
    for (const { kind, data } of [...page.blocks, ...inner]) {
      expect([kind, [...Value.Errors(BLOCK_KINDS[kind].schema, data)]]).toEqual([kind, []]);
    }
    for (const { kind } of inner) expect(BLOCK_KINDS[kind]).toHaveProperty('isInner', true);
  });

  test('has no fault that the office would be told of', () => {
    const { children: _, blocks, ...head } = page;
    const document = {
      metaKeywords: '',
      metaIndex: true,
      ...head,
      blocks: blocks.map((block) => ({ id: contentId(page.slug), ...block })),
    };
    expect(faultsOf(document, KNOWN)).toEqual([]);
  });

  test('shows no picture twice', () => {
    const pictures = all(text, /\/api\/extended_media_objects\/([\w-]+)/g);
    const drawn = new Set((Object.keys(SCENES) as SceneName[]).map(sceneId));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('names offers, activities and guides that there are', () => {
    const known = {
      offers: OFFERS.map(({ code }) => offerId(code)),
      activities: ACTIVITIES.flatMap(({ slug, children }) => [
        slug,
        ...children.map((child) => child.slug),
      ]).map(activityId),
      users: GUIDES.filter(({ presented }) => presented).map(({ email }) => userId(email)),
    };
    for (const [collection, ids] of Object.entries(known)) {
      const named = all(text, new RegExp(`/api/${collection}/([\\w-]+)`, 'g'));
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('links from texts by page, and from buttons to addresses that lead somewhere', () => {
    expect(all(text, /href=\\"([^"]*)\\"/g).filter((href) => !href.startsWith('/api/contents/'))).toEqual([]);
    expect(all(text, /"url":"(\/[^"]*)"/g).filter((address) => routeOf(address) === null)).toEqual([]);
  });

  test('has a description of a length that search engines show', () => {
    expect(page.metaDescription.length).toBeGreaterThanOrEqual(50);
    expect(page.metaDescription.length).toBeLessThanOrEqual(160);
  });
});

const CATEGORIES = PUBLIC.filter(({ completeSlug }) => /^(sommer|winter)\/|^kurse/.test(completeSlug));

describe.each(CATEGORIES)('the category $completeSlug', ({ page: { blocks } }) => {
  test('shows the next dates of an activity, with the way to all of them', () => {
    const dates = blocks.filter((block) => block.kind === 'dates');
    expect(dates.map(({ data }) => data.activity)).not.toContain(null);
    expect(dates.length).toBeGreaterThan(0);
  });

  test('asks which of them fits, by levels that they have', () => {
    const finders = blocks.filter((block) => block.kind === 'finder');
    expect(finders).toHaveLength(1);
    for (const { data } of finders) {
      expect(data.activities.length).toBeGreaterThan(0);
      expect(data.levels.length).toBeGreaterThan(0);
    }
  });

  test('links into the agenda only with a filter', () => {
    expect(
      all(JSON.stringify(blocks), /"url":"(\/agenda[^"]*)"/g).filter((url) => !url.includes('?')),
    ).toEqual([]);
  });
});

test('the courses lead their page', () => {
  const courses = PUBLIC.find(({ completeSlug }) => completeSlug === 'kurse');
  expect(courses?.page.blocks[2]?.kind).toBe('dates');
});

describe('the site', () => {
  test('has at least 25 pages and no two with one description', () => {
    expect(PUBLIC.length).toBeGreaterThanOrEqual(25);
    expect(new Set(EVERY.map(([, { metaDescription }]) => metaDescription)).size).toBe(EVERY.length);
  });

  test('takes no address that a page of a remote has', () => {
    const taken = EVERY.map(([address]) => address).filter((address) => routeOf(`/${address}`) !== null);
    expect(taken).toEqual([]);
  });

  test('has a menu of names and addresses that lead somewhere, each once among its neighbours', () => {
    const check = (entries: readonly NavigationSeed[]): void => {
      expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
      for (const { page, url, children } of entries) {
        expect(page === null ? routeOf(url ?? '') : KNOWN.addresses.has(page)).toBeTruthy();
        check(children);
      }
    };
    check(NAVIGATION);
  });

  test('has drafts, earlier versions and old addresses of pages that there are', () => {
    const named = [...DRAFTS, ...EARLIER_VERSIONS].map(({ completeSlug }) => completeSlug);
    const led = OLD_ADDRESSES.map(([, completeSlug]) => completeSlug);
    expect([...named, ...led].filter((address) => !KNOWN.addresses.has(address))).toEqual([]);
    expect(OLD_ADDRESSES.filter(([from]) => KNOWN.addresses.has(from) || routeOf(`/${from}`))).toEqual([]);
  });
});
