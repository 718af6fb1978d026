import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { type DrawnMedia, storeMedia } from '../../modules/media/store-media.ts';
import type { OfferKind, OfferSeed } from '../catalogue/types.ts';
import { portrait } from '../drawings/portrait.ts';
import { ridgeScene } from '../drawings/ridge-scene.ts';
import { SCENES, type SceneName, sceneId } from '../drawings/scenes.ts';
import { seedId } from '../identity.ts';
import { GUIDES } from '../people/guides.ts';
import { createRandom } from '../random.ts';

export const portraitId = (email: string) => seedId(`portrait/${email}`);

const SNOW: readonly SceneName[] = ['horn-winter', 'dome-winter', 'snow-hut', 'storm-massif', 'massif-dawn'];
const GLACIER: readonly SceneName[] = ['massif-dawn', 'home', 'dome-dusk', 'wall-dawn', 'horn-noon'];
const GREEN: readonly SceneName[] = ['hills-noon', 'horn-noon', 'hills-autumn', 'wall-autumn'];
const FELS: readonly SceneName[] = ['towers-noon', 'towers-autumn', 'wall-autumn', 'horn-noon'];
const FOREST: readonly SceneName[] = ['forest-winter', 'night-horn', 'snow-hut', 'dome-winter'];

/** Which pictures suit a kind of offer. */
const PICTURES: Readonly<Record<OfferKind, readonly SceneName[]>> = {
  highTour: GLACIER,
  skiTour: SNOW,
  skiHighTour: SNOW,
  snowshoe: FOREST,
  hike: GREEN,
  winterHike: FOREST,
  alpineHike: [...GREEN, 'towers-noon'],
  trek: GREEN,
  crag: FELS,
  multiPitch: FELS,
  viaFerrata: FELS,
  ice: ['night-horn', 'forest-winter', 'storm-wall', 'snow-hut'],
  freeride: SNOW,
  avalancheCourse: ['storm-massif', 'dome-winter', 'storm-wall', 'horn-winter'],
  skiCourse: SNOW,
  rockCourse: FELS,
  glacierCourse: GLACIER,
  classroom: ['storm-wall', 'hills-autumn', 'wall-dawn', 'storm-massif'],
};

/** The head image and two or three more for the gallery, chosen by kind, tags and code. */
export function picturesOf(offer: OfferSeed): {
  readonly head: SceneName;
  readonly gallery: readonly SceneName[];
} {
  const pool = PICTURES[offer.kind];
  const moonlit = offer.tags.includes('Abend') && offer.kind !== 'classroom';
  const autumn = offer.season?.[0] === '09-20' ? 'hills-autumn' : undefined;
  const turn = pool[Number(offer.code) % pool.length] ?? 'home';
  const head = autumn ?? (moonlit ? 'night-horn' : turn);
  const rest = createRandom(`pictures/${offer.code}`).shuffle(pool.filter((name) => name !== head));
  return { head, gallery: rest.slice(0, 3) };
}

/** A picture of the demo that is drawn when it is asked for. */
export type Picture = Omit<DrawnMedia, 'svg'> & { readonly draw: () => string };
/** Keeps a picture: its row and its file. */
export type KeepPicture = (db: Db, picture: Picture) => Promise<void>;

const landscapes = (): Picture[] =>
  Object.entries(SCENES).map(([name, { title, alt, scene }]) => ({
    id: sceneId(name as SceneName),
    title,
    alt,
    encodingFormat: 'image/jpeg',
    width: 1920,
    height: 'crop' in scene ? scene.crop.height : 1080,
    draw: () => ridgeScene(scene),
  }));

const portraits = (): Picture[] =>
  GUIDES.map(({ email, firstName, lastName, salutation }) => ({
    id: portraitId(email),
    title: `${firstName} ${lastName}`,
    alt: `Gezeichnetes Porträt von ${firstName} ${lastName}`,
    encodingFormat: 'image/jpeg',
    width: 800,
    height: 800,
    draw: () => portrait({ seed: email, long: salutation === 'Frau' }),
  }));

/** Keeps pictures as JPEG files in a media store. */
export const picturesIn =
  (store: FileStore): KeepPicture =>
  (db, { draw, ...media }) =>
    storeMedia({ db, store }, { ...media, svg: draw() });

/** Draws and keeps every landscape and every portrait, two at a time: one is drawn while one is encoded. */
export async function keepPictures(db: Db, keep: KeepPicture): Promise<void> {
  const pictures = [...landscapes(), ...portraits()];
  for (let index = 0; index < pictures.length; index += 2) {
    await Promise.all(pictures.slice(index, index + 2).map((picture) => keep(db, picture)));
  }
}
