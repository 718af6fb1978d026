import type { SiteSearchHit } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloneDatabase } from '../../test/database-template.ts';
import type { Database } from '../db/client.ts';
import { mediaObjects } from '../modules/media/media.table.ts';
import { helpWithSearch } from '../modules/site-search/search-help.read-model.ts';
import { searchSite } from '../modules/site-search/site-search.read-model.ts';
import { seedDemo } from './index.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDemo({
    db: database.db,
    now: NOW,
    keepPicture: async (db, { draw: _, ...media }) => {
      await db.insert(mediaObjects).values(media);
    },
  });
});
afterAll(() => database.close());

const MONTH = new Intl.DateTimeFormat('de-CH', { month: 'long', timeZone: 'Europe/Zurich' });
const inWords = ({ title, excerpt, startsAt }: SiteSearchHit) =>
  `${title} ${excerpt}${startsAt ? ` in ${MONTH.format(new Date(startsAt))}` : ''}`;

/** Each query stands with a hit that has to be among the first three. */
const QUERIES: readonly (readonly [typed: string, wanted: RegExp])[] = [
  // Typing errors.
  ['Schneeshuh', /schneeschuh|rigi|urserental/i],
  ['lawienenkurs', /lawinenkurs/i],
  ['Skihochtur', /mit Ski|Haute Route|Skitouren/i],
  ['Mattterhorn', /Matterhorn/],
  ['Matterhron', /Matterhorn/],
  ['Allalinhon', /Allalinhorn/],
  ['Eisklettren', /Eis/],
  ['Klettersteg', /Klettersteig/i],
  ['Breithornn', /Breithorn/],
  ['Daubenhron', /Daubenhorn/],
  ['Wildstrubl', /Wildstrubel/],
  ['Spaltenretung', /Spaltenrettung|Fels- und Eis/],
  ['Gutscheine', /Gutschein/i],
  ['Haute Rute', /Haute Route/],
  // Stems, compounds and spellings.
  ['Skitourenkurs', /Skitouren-Grundkurs|Lawinenkurs/],
  ['Schneeschuhtouren', /schneeschuh/i],
  ['Schneeschuhwochenende', /schneeschuh|rigi|urserental|stockhorn/i],
  ['Hochtourenkurs', /Hochtouren-Grundkurs/],
  ['Lawinenkurse', /Lawinenkurs/],
  ['Kletterkurs', /Kletterkurs/],
  ['Kletterkurse', /Kletterkurs|Fels/],
  ['Felskurs', /Fels/],
  ['Moench', /Mönch/],
  ['Saentis', /Säntis/],
  ['Mehrseillängen', /Mehrseil/],
  ['Winterwanderungen', /Winterwander/],
  ['Rigitour', /Rigi/],
  ['Vollmondtour', /Vollmond/],
  // Words of guests for ours.
  ['Einsteiger', /Einstieg|Basis|Grundkurs|erster/i],
  ['Anfänger Skitour', /Skitouren|Kandersteg|Stockhorn/],
  ['Kinder', /Kinder|Famil/i],
  ['Familie', /Aletsch-Panoramaweg|Winterwanderung|Rigi/],
  ['Schneeschuhlaufen', /schneeschuh/i],
  ['Skihochtour', /mit Ski|Haute Route|Skitouren/i],
  ['Via Ferrata', /klettersteig|Daubenhorn/i],
  ['Gletscherkurs', /Hochtouren-Grundkurs|Spaltenrettung/],
  ['Erste Hilfe', /Erste Hilfe/],
  ['Navigation', /Orientierung/],
  ['Anfängerkurs', /Grundkurs|Basis|kurs|Einstieg|Erste Hilfe/i],
  ['Frauen Skitour', /Frauen-Skitourentage/],
  // Places, peaks and regions.
  ['Urserntal', /Urserental|Andermatt|Gotthard|Gemsstock|Lawinenkurs/],
  ['Grindelwald Januar', /.* in Januar/],
  ['Zermatt', /Breithorn|Dufourspitze|Matterhorn|Haute Route|Monte Rosa/],
  ['Engadin', /Engadin/],
  [
    'Wallis Hochtour',
    /Hochtouren-Grundkurs|Allalinhorn|Breithorn|Weissmies|Dufourspitze|Matterhorn|Mönch|Aletsch|Galenstock/,
  ],
  ['Graubünden Skitour', /Davos|Palü|Buin|Rheinwaldhorn/],
  ['Berner Oberland', /Berner Oberland/],
  ['Piz Bernina', /Piz Bernina/],
  ['Kandersteg', /Kandersteg|Wildstrubel|Allmenalp/],
  ['Britanniahütte', /Allalinhorn|Hochtouren-Grundkurs/],
  // Days.
  ['Schneeschuh Samstag', /schneeschuh|rigi|vollmond|winterwanderung|Niesen/i],
  ['Skitour Februar', /(Ski|Freeride|Wildstrubel|Winterhorn).* in Februar/],
  ['Hochtour Juli', /.* in Juli/],
  ['Lawinenkurs Wochenende', /Lawinenkurs|Skitouren-Grundkurs/],
  ['Schneeschuh im Januar', /schneeschuh|rigi|stockhorn|urserental|winter/i],
  ['Klettern Sommer', /Klettern/],
  // Grades.
  ['leichte Schneeschuhtour', /schneeschuh|rigi|urserental/i],
  ['schwierige Hochtour', /Bernina|Tödi|Dufour|Matterhorn|Eis|Galenstock|Hohlaub/i],
  ['Hochtour WS', /Hochtour|Allalinhorn|Breithorn/],
  ['Wanderung T3', /Mythen|Niesen|Wandern/],
];

test('of sixty searches at least 57 have the wanted among the first three', async () => {
  expect(QUERIES).toHaveLength(60);
  const misses: string[] = [];
  for (const [typed, wanted] of QUERIES) {
    const first = (await searchSite(database.db, typed, NOW)).slice(0, 3).map(inWords);
    if (!first.some((hit) => wanted.test(hit))) misses.push(`${typed}: ${first.join(' | ')}`);
  }
  expect(misses).toEqual([]);
});

test.each([
  ['Schneeshuh', 'Schneeschuh'],
  ['Skitour Augst', 'Skitour August'],
  ['Matterhron', 'Matterhorn'],
  ['Skitour', null],
  ['Xylofon', null],
])('«%s»: did they mean «%s»', async (typed, meant) => {
  expect((await helpWithSearch(database.db, typed, NOW)).didYouMean).toBe(meant);
});

test('where nothing fits there are dates for most of the words', async () => {
  expect(await searchSite(database.db, 'Matterhorn Januar', NOW)).toEqual([]);
  const { nearest } = await helpWithSearch(database.db, 'Matterhorn Januar', NOW);
  expect(nearest.map(inWords).filter((each) => /Matterhorn| in Januar/.test(each))).toHaveLength(3);
});
