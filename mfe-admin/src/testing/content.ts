import { aCollection, aContent, aContentTreeItem } from '@firn/shared-contracts/testing';

const HOME_ID = '018f0000-0000-7000-8000-000000003000';

/** The start page among the pages. */
export const aHomeItem = () =>
  aContentTreeItem({
    '@id': `/api/contents/${HOME_ID}`,
    id: HOME_ID,
    title: 'Startseite',
    completeSlug: 'startseite',
  });

/** An API with a start page and one page beside it. */
export const contentAnswers = {
  'GET /api/content_tree': aCollection('/api/content_tree', [aHomeItem(), aContentTreeItem()]),
  'GET /api/content_faults': aCollection('/api/content_faults', []),
  'GET /api/contents': aCollection('/api/contents', []),
  'GET /api/contents/:id': aContent(),
  'GET /api/contents/:id/versions': aCollection('/api/contents/versions', []),
};
