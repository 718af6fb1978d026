import type {
  BlockData,
  BlockKind,
  BlockLink,
  BlockPicture,
  BlockPoint,
} from '@firn/shared-contracts/content';
import { iri } from '../../lib/iri.ts';
import type { ActivitySlug } from '../catalogue/activities.ts';
import { PLACES, type PlaceName } from '../catalogue/places.ts';
import type { LevelTitle, TagTitle } from '../catalogue/types.ts';
import { SCENES, type SceneName, sceneId } from '../drawings/scenes.ts';
import { seedId } from '../identity.ts';
import { activityId, contentId, levelId, offerId, tagId, userId } from '../ids.ts';
import type { BlockSeed } from './types.ts';

const contentIri = (completeSlug: string) => iri('contents', contentId(completeSlug));

const block = <Kind extends BlockKind>(kind: Kind, data: BlockData<Kind>) => ({ kind, data });

/** A link to the page at an address, which survives that page's next address. */
export const toPage = (label: string, completeSlug: string): BlockLink => ({
  label,
  page: contentIri(completeSlug),
  url: '',
});

/** A link to an address that is no page of the office. */
export const toAddress = (label: string, url: string): BlockLink => ({ label, page: null, url });

/** The agenda, or the dates of an activity in it. */
export const toAgenda = (label: string, activity?: ActivitySlug): BlockLink =>
  toAddress(label, activity ? `/agenda?activities=${activityId(activity)}` : '/agenda');

/** A link to a page within formatted text. */
export const pageLink = (words: string, completeSlug: string) =>
  `<a href="${contentIri(completeSlug)}">${words}</a>`;

/** A drawing, with what it shows as its alternative text. */
const drawing = (scene: SceneName, caption = ''): BlockPicture => ({
  media: iri('extended_media_objects', sceneId(scene)),
  alt: SCENES[scene].alt,
  caption,
});

export const headerImage = (scene: SceneName) => block('header-image', { picture: drawing(scene) });
export const subtitle = (text: string) => block('subtitle', { text });
export const text = (...html: readonly string[]) => block('text', { html: html.join('') });
export const quote = (words: string, author: string) => block('quote', { text: words, author });

export const picture = (scene: SceneName, caption: string, width: 'text' | 'wide' = 'text') =>
  block('picture', { picture: drawing(scene, caption), width });

type Captioned = readonly [scene: SceneName, caption: string];

export const picturePair = (left: Captioned, right: Captioned) =>
  block('picture-pair', { left: drawing(...left), right: drawing(...right) });

export const gallery = (title: string, ...pictures: readonly Captioned[]) =>
  block('gallery', { title, pictures: pictures.map((each) => ({ picture: drawing(...each) })) });

export const action = (
  title: string,
  words: string,
  link: BlockLink,
  look: BlockData<'call-to-action'>['look'] = 'calm',
) => block('call-to-action', { title, text: words, link, look });

export const questions = (
  title: string,
  ...entries: readonly (readonly [question: string, answer: string])[]
) =>
  block('questions', {
    title,
    questions: entries.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
  });

export const groupSize = (title: string) => block('group-size', { title });

export type PriceRow = readonly [what: string, price: string, note?: string];

export const priceTable = (title: string, rows: readonly PriceRow[], note = '') =>
  block('price-table', {
    title,
    rows: rows.map(([what, price, more = '']) => ({ what, note: more, price })),
    note,
  });

/** Some of the guides by their addresses, or all of them. */
export const team = (title: string, emails: readonly string[] | 'all') =>
  block('team', {
    title,
    all: emails === 'all',
    guides: emails === 'all' ? [] : emails.map((email) => iri('users', userId(email))),
  });

interface Which {
  readonly activity?: ActivitySlug;
  readonly level?: LevelTitle;
  readonly tag?: TagTitle;
  readonly count?: number;
}

export const dates = (title: string, { activity, level, tag, count = 6 }: Which = {}) =>
  block('dates', {
    title,
    activity: activity ? iri('activities', activityId(activity)) : null,
    level: level ? iri('levels', levelId(level)) : null,
    tag: tag ? iri('tags', tagId(tag)) : null,
    count,
  });

/** Three questions that lead to dates of some activities; the answers to the first one are levels in words. */
export const finder = (
  activities: readonly ActivitySlug[],
  levels: readonly { readonly level: LevelTitle; readonly answer: string }[],
) =>
  block('finder', {
    title: 'Was passt zu mir?',
    activities: activities.map((slug) => iri('activities', activityId(slug))),
    levels: levels.map(({ level, answer }) => ({ answer, level: iri('levels', levelId(level)) })),
  });

export const offers = (title: string, ...codes: readonly string[]) =>
  block('offers', { title, offers: codes.map((code) => iri('offers', offerId(code))) });

export const pointAt = (name: PlaceName): BlockPoint => {
  const { title, latitude, longitude } = PLACES[name];
  return { title, latitude, longitude };
};

export const map = (title: string, places: readonly BlockPoint[]) =>
  block('map', { title, places: [...places] });

export const newsletter = (title: string, words: string) => block('newsletter', { title, text: words });

/** A block inside of columns: its id follows from what it says. */
const inner = ({ kind, data }: BlockSeed) => ({
  id: seedId(`content-column/${kind}/${JSON.stringify(data)}`),
  kind,
  data,
});

export const columns = (left: readonly BlockSeed[], right: readonly BlockSeed[]) =>
  block('columns', { left: left.map(inner), right: right.map(inner) });

/** Formatted text of a heading with its paragraphs. */
export const section = (heading: string, ...paragraphs: readonly string[]) =>
  `<h2>${heading}</h2>${paragraphs.map((each) => (/^<(p|ul|ol)>/.test(each) ? each : `<p>${each}</p>`)).join('')}`;

/** Lines as formatted text writes them. */
export const list = (...lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
