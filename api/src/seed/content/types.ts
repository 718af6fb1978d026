import type { SceneName } from '../drawings/scenes.ts';

export interface PageSeed {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly image: SceneName;
  readonly metaDescription: string;
  /** Sections of a heading and HTML paragraphs. */
  readonly sections: readonly { readonly heading: string; readonly html: string }[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly children?: readonly PageSeed[];
}
