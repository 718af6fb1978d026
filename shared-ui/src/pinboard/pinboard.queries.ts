import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '../resource/index.ts';

export const pinboardPosts = resource('pinboard_posts');

export const pinboardQuery = (api: ApiClient, eventIri: string) =>
  pinboardPosts.list(api, { event: eventIri });
