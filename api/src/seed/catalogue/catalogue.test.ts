import { DIFFICULTY_FIELDS, type DifficultyField } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { activitiesOf } from '../insert/offers.ts';
import { priceComponentsOf } from '../plan/prices.ts';
import { textsOf } from '../plan/texts.ts';
import { ACTIVITIES } from './activities.ts';
import { houseOf } from './houses.ts';
import { OFFERS } from './index.ts';
import { KINDS } from './kinds.ts';
import { FITNESS } from './requirements.ts';
import type { OfferSeed } from './types.ts';

const named = OFFERS.map((offer) => [`${offer.code} ${offer.title}`, offer] as const);

/** A grade may be given only with an activity of its kind (docs/domain/offers.md#difficulty). */
const ACTIVITIES_WITH_GRADE: Readonly<Record<DifficultyField, readonly string[]>> = {
  hikingDifficulty: ['bergwandern', 'alpinwandern', 'trekking', 'winterwandern'],
  mountainTourDifficulty: ['gipfeltouren', 'gletschertrekking', 'skihochtouren', 'eis-grundkurse'],
  rockClimbingDifficulty: ['sportklettern', 'mehrseillaengen', 'fels-grundkurse'],
  skiDifficulty: ['skitagestouren', 'skihochtouren', 'freeride', 'lawinenkurse', 'skitourenkurse'],
  snowShoeDifficulty: ['schneeschuhtouren'],
  viaFerrataDifficulty: ['klettersteig'],
};

const gradesOf = (offer: OfferSeed) => Object.entries(offer.grades) as [DifficultyField, string][];

/** The most hours and metres that a letter of the fitness scale speaks of; none of the last one. */
function mostOf(words: string): [hours: number, metres: number] {
  const [, hours, metres] = /(\d+) Stunden und (?:bis )?([\d']+) Höhenmeter/.exec(words) ?? [];
  return hours && metres ? [Number(hours), Number(metres.replace("'", ''))] : [Infinity, Infinity];
}

/** When the last day of a programme says that guests are back. */
const RETURNS = /(?:Rückkehr|Verabschiedung|Rückfahrt)[^.]*? (?:um|gegen) (\d\d:\d\d) Uhr/;

describe('the catalogue', () => {
  test('ends when its own programme says so', () => {
    const said = OFFERS.flatMap(({ code, program, returnTime }) => {
      const [, time] = RETURNS.exec(program.at(-1) ?? '') ?? [];
      return time ? [{ code, said: time, returnTime }] : [];
    });
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((one) => one.said !== one.returnTime)).toEqual([]);
  });

  test('sleeps in the houses that its own texts name', () => {
    const named = Object.fromEntries(OFFERS.map((offer) => [offer.code, houseOf(offer)]));
    expect(named).toMatchObject({
      '101': 'Britanniahütte SAC',
      '107': 'Albert-Heim-Hütte SAC',
      '111': 'Hörnlihütte',
      '206': 'Gasthaus Alpenblick',
      '221': 'Tracuithütte SAC',
      '227': 'Wildhornhütte SAC',
      '423': null,
      '424': null,
      '601': null,
    });
    expect(Object.values(named).filter(Boolean).length).toBeGreaterThan(15);
  });

  test('has at least 40 offers over all activities, each code once', () => {
    expect(OFFERS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(OFFERS.map(({ code }) => code)).size).toBe(OFFERS.length);
    const used = new Set(OFFERS.flatMap(activitiesOf));
    const all = ACTIVITIES.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)]);
    expect(all.filter((slug) => !used.has(slug))).toEqual([]);
  });

  test('uses every level and every way to sleep', () => {
    expect(new Set(OFFERS.map(({ level }) => level)).size).toBe(3);
    expect(new Set(OFFERS.map(({ sleeping }) => sleeping)).size).toBe(5);
  });

  test('has no two offers with the same lead text or programme', () => {
    expect(new Set(OFFERS.map(({ lead }) => lead)).size).toBe(OFFERS.length);
    expect(new Set(OFFERS.map(({ program }) => program.join())).size).toBe(OFFERS.length);
  });
});

describe.each(named)('%s', (_, offer) => {
  test('is complete for publishing and within the limits of the fields (docs/domain/offers.md)', () => {
    expect(offer.code).toMatch(/^\d{3}$/);
    expect(offer.title.length).toBeGreaterThanOrEqual(3);
    expect(offer.title.length).toBeLessThanOrEqual(120);
    expect(offer.subtitle.length).toBeLessThanOrEqual(160);
    expect(offer.lead.length).toBeLessThanOrEqual(600);
    expect(activitiesOf(offer)).not.toEqual([]);
    expect(priceComponentsOf(offer.price)).not.toEqual([]);
    const [minimum, maximum] = offer.participants;
    expect(minimum).toBeGreaterThanOrEqual(1);
    expect(maximum).toBeGreaterThanOrEqual(minimum);
    expect((offer.hours ?? 0) * 4).toBe(Math.round((offer.hours ?? 0) * 4));
    expect(textsOf(offer).meetingLink).toMatch(/^https:\/\//);
  });

  test('has grades of its scales that fit its activities', () => {
    for (const [field, grade] of gradesOf(offer)) {
      expect(DIFFICULTY_FIELDS[field]).toContain(grade);
      const fitting = ACTIVITIES_WITH_GRADE[field];
      expect(activitiesOf(offer).some((slug) => fitting.includes(slug))).toBe(true);
    }
    for (const field of KINDS[offer.kind].grades) {
      if (['trek', 'skiHighTour'].includes(offer.kind)) continue;
      expect(offer.grades).toHaveProperty(field);
    }
  });

  test('asks for the fitness that its longest day needs', () => {
    if (offer.kind === 'classroom') return;
    const fitting = Object.entries(FITNESS).find(([, words]) => {
      const [hours, metres] = mostOf(words);
      return (offer.hours ?? 0) <= hours && (offer.ascent ?? 0) <= metres;
    });
    expect(offer.fitness).toBe(fitting?.[0]);
  });

  test('costs multiples of 5 Rappen, and a night only if there is one', () => {
    for (const { grossPrice } of priceComponentsOf(offer.price)) expect(grossPrice % 5).toBe(0);
    expect((offer.price.overnight ?? 0) > 0).toBe(offer.sleeping !== 'ohne Übernachtung');
  });

  test('has a curriculum if it is a course', () => {
    expect(offer.curriculum !== undefined).toBe(KINDS[offer.kind].type === 'training');
  });
});
