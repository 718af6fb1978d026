import type { ContentBlock } from '../api/content.ts';

/*
 * What the office's editor and the page that shows a draft say to each other through a frame of one origin
 * (docs/domain/content.md#preview). Nothing here needs a schema library: the public pages import it.
 */

/** What a preview draws of a page. */
export interface PreviewedPage {
  readonly title: string;
  readonly contentBlocks: readonly ContentBlock[];
  /** The start page has its first words on its picture. */
  readonly isStartPage?: boolean;
}

/** From the preview: it listens now. */
export interface PreviewReady {
  readonly type: 'firn:preview-ready';
}

/** To the preview: what it draws from now on. */
export interface PreviewPage {
  readonly type: 'firn:preview-page';
  readonly page: PreviewedPage;
  /** The block that is being edited. */
  readonly selected: string | null;
}

/** From the preview: this block was chosen. */
export interface PreviewSelect {
  readonly type: 'firn:preview-select';
  readonly block: string;
}

export type PreviewMessage = PreviewReady | PreviewPage | PreviewSelect;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlock = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.kind === 'string' &&
  isObject(value.data) &&
  Array.isArray(value.media);

const isPage = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.title === 'string' &&
  Array.isArray(value.contentBlocks) &&
  value.contentBlocks.every(isBlock);

/** The message, or null: whatever else is said in the window is not of this protocol. */
export function readPreviewMessage(message: unknown): PreviewMessage | null {
  if (!isObject(message)) return null;
  const { type, page, selected, block } = message;
  switch (type) {
    case 'firn:preview-ready':
      return { type };
    case 'firn:preview-select':
      return typeof block === 'string' ? { type, block } : null;
    case 'firn:preview-page':
      return isPage(page) && (selected === null || typeof selected === 'string')
        ? { type, page: page as PreviewedPage, selected }
        : null;
    default:
      return null;
  }
}
