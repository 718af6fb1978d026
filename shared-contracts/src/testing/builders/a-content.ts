import type { ContentResponse, ContentTreeItem } from '../../api/content.ts';
import type { ContentBlockInput } from '../../api/content-block.ts';
import { id } from './id.ts';

/** A formatted text. */
export const aContentBlock = (overrides: Partial<ContentBlockInput> = {}): ContentBlockInput => ({
  id: id(3101),
  kind: 'text',
  data: { html: '<p>Im Winter liegt Schnee.</p>' },
  ...overrides,
});

/** A page as the office gets it, public and without a change since. */
export function aContent(overrides: Partial<ContentResponse> = {}): ContentResponse {
  return {
    '@id': `/api/contents/${id(3001)}`,
    '@type': 'Content',
    id: id(3001),
    version: 3,
    title: 'Winter',
    metaDescription: 'Skitouren und Lawinenkurse.',
    metaKeywords: '',
    metaIndex: true,
    public: true,
    translations: { slug: 'winter' },
    completeSlug: 'winter',
    contentBlocks: [],
    parent: null,
    parents: [],
    children: [],
    publishedAt: '2026-01-05T08:00:00Z',
    draft: {
      title: 'Winter',
      slug: 'winter',
      metaDescription: 'Skitouren und Lawinenkurse.',
      metaKeywords: '',
      metaIndex: true,
      blocks: [aContentBlock()],
    },
    draftMedia: [],
    isChanged: false,
    publishAt: null,
    hideAt: null,
    stepRefusedAt: null,
    deletedAt: null,
    ...overrides,
  };
}

export function aContentTreeItem(overrides: Partial<ContentTreeItem> = {}): ContentTreeItem {
  return {
    '@id': `/api/contents/${id(3001)}`,
    '@type': 'Content',
    id: id(3001),
    version: 3,
    title: 'Winter',
    completeSlug: 'winter',
    parent: null,
    position: 0,
    state: 'published',
    isChanged: false,
    publishAt: null,
    hideAt: null,
    stepRefusedAt: null,
    changedAt: '2026-01-05T08:00:00Z',
    changedBy: 'Ada Admin',
    ...overrides,
  };
}
