import type { Db } from '../../db/client.ts';
import { type DrawnMedia, storeMedia } from '../../modules/media/store-media.ts';
import type { OfferKind, OfferSeed } from '../catalogue/types.ts';
import { portrait } from '../drawings/portrait.ts';
import { ridgeScene } from '../drawings/ridge-scene.ts';
import { SCENES, type SceneName } from '../drawings/scenes.ts';
import { seedId } from '../identity.ts';
import { GUIDES } from '../people/guides.ts';
import { createRandom } from '../random.ts';

export const sceneId = (name: SceneName) => seedId(`scene/${name}`);
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

function* drawings(): Generator<DrawnMedia> {
  for (const [name, { title, alt, scene }] of Object.entries(SCENES)) {
    const height = 'crop' in scene ? scene.crop.height : 1080;
    const id = sceneId(name as SceneName);
    yield { id, title, alt, encodingFormat: 'image/jpeg', svg: ridgeScene(scene), width: 1920, height };
  }
  for (const { email, firstName, lastName, salutation } of GUIDES) {
    yield {
      id: portraitId(email),
      title: `${firstName} ${lastName}`,
      alt: `Gezeichnetes Porträt von ${firstName} ${lastName}`,
      encodingFormat: 'image/jpeg',
      svg: portrait({ seed: email, long: salutation === 'Frau' }),
      width: 800,
      height: 800,
    };
  }
}

/** Draws every landscape and every portrait and keeps them as media objects. The next one is drawn while one is stored. */
export async function storePictures(db: Db, mediaDir: string): Promise<void> {
  let stored: Promise<void> = Promise.resolve();
  for (const drawing of drawings()) {
    await stored;
    stored = storeMedia({ db, mediaDir }, drawing);
    // The rejection is handled where it is awaited; without this a failure while drawing would be an unhandled one.
    stored.catch(() => undefined);
  }
  await stored;
}
