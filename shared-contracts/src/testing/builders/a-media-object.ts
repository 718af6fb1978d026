import type { MediaObjectResponse } from '../../api/media.ts';
import { id } from './id.ts';

export function aMediaObject(overrides: Partial<MediaObjectResponse> = {}): MediaObjectResponse {
  return {
    '@id': `/api/extended_media_objects/${id(301)}`,
    '@type': 'ExtendedMediaObject',
    id: id(301),
    version: 1,
    title: 'Allalinhorn',
    contentUrl: `/api/media/${id(301)}.jpg`,
    encodingFormat: 'image/jpeg',
    width: 1920,
    height: 1080,
    alt: 'Grat im Morgenlicht',
    bytes: 2_345_678,
    fileName: 'IMG_0301.jpg',
    ...overrides,
  };
}
