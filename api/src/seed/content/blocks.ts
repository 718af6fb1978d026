import { iri } from '../../lib/iri.ts';
import { SCENES, type SceneName, sceneId } from '../drawings/scenes.ts';
import type { BlockSeed } from './types.ts';

/** A drawn scene, with its own alternative text unless the place needs another. */
export const scene = (name: SceneName, { alt = SCENES[name].alt, caption = '' } = {}) => ({
  media: iri('extended_media_objects', sceneId(name)),
  alt,
  caption,
});

export const headerImage = (name: SceneName): BlockSeed => ({
  kind: 'header-image',
  data: { picture: scene(name) },
});

export const subtitle = (text: string): BlockSeed => ({ kind: 'subtitle', data: { text } });

/** A heading and HTML paragraphs. */
export const section = (heading: string, html: string): BlockSeed => ({
  kind: 'text',
  data: { html: `<h2>${heading}</h2>${html}` },
});

/** A line that is a link. */
export const button = (label: string, url: string): BlockSeed => ({
  kind: 'text',
  data: { html: `<p><a href="${url}">${label}</a></p>` },
});
