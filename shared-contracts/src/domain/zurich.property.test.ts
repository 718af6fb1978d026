import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import type * as Zurich from './zurich.ts';

const ZONE = 'Europe/Zurich';
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(2101, 0, 1);
const HOUR_MS = 3_600_000;

/** A library that reads the same time zone, and was there before anything was replaced. */
const zoned = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE);

/** Every instant from which the clocks of Zurich show another offset. */
function changesOfTheClocks(): number[] {
  const changes: number[] = [];
  let at = zoned(FIRST).getTimeZoneTransition('next');
  while (at && at.epochMilliseconds < LAST) {
    changes.push(at.epochMilliseconds);
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

const CHANGES = changesOfTheClocks();

const anInstant = fc.oneof(
  fc.integer({ min: FIRST, max: LAST - 1 }),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }))
    .map(([change, away]) => change + away),
);

const aWallClock = anInstant.map((instant) => zoned(instant).toPlainDateTime());
const twoDigits = (value: number) => String(value).padStart(2, '0');

type Rules = typeof Zurich;

function agreesOnInstants({ zurichDate, zurichTime }: Rules): void {
  fc.assert(
    fc.property(anInstant, (instant) => {
      const { hour, minute } = zoned(instant);
      expect(zurichDate(new Date(instant))).toBe(zoned(instant).toPlainDate().toString());
      expect(zurichTime(new Date(instant))).toBe(`${twoDigits(hour)}:${twoDigits(minute)}`);
    }),
    { numRuns: 2000 },
  );
}

function agreesOnWallClocks({ zurichInstant }: Rules): void {
  fc.assert(
    fc.property(aWallClock, (clock) => {
      const time = `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`;
      const found = zurichInstant(clock.toPlainDate().toString(), time).getTime();
      const minute = clock.with({ second: 0, millisecond: 0 });
      // An hour that comes twice has two instants.
      const both = (['earlier', 'later'] as const).map(
        (disambiguation) => minute.toZonedDateTime(ZONE, { disambiguation }).epochMilliseconds,
      );
      expect(both).toContain(found);
    }),
    { numRuns: 2000 },
  );
}

function agreesOnEverySwitch({ zurichDate, zurichInstant, zurichTime }: Rules): void {
  for (const change of CHANGES) {
    for (const instant of [change - 1, change]) {
      const { hour, minute } = zoned(instant);
      expect(zurichTime(new Date(instant))).toBe(`${twoDigits(hour)}:${twoDigits(minute)}`);
    }
    const day = zurichDate(new Date(change));
    expect(day).toBe(zoned(change).toPlainDate().toString());
    expect(zurichInstant(day).getTime()).toBe(zoned(change).startOfDay().epochMilliseconds);
  }
}

const agrees: ReadonlyArray<readonly [string, (rules: Rules) => void]> = [
  ['for any instant', agreesOnInstants],
  ['for any wall-clock time', agreesOnWallClocks],
  ['on both sides of every switch of summer time', agreesOnEverySwitch],
];

test('the library knows both switches of every year since 1981', () => {
  expect(CHANGES.length).toBeGreaterThanOrEqual(2 * (2100 - 1981 + 1));
});

describe('the calendar of Zurich from 1970 to 2100 is that of an independent library', () => {
  test.each(agrees)('%s', async (_what, agree) => agree(await import('./zurich.ts')));
});

const DateTimeFormat = Intl.DateTimeFormat;

/** Another engine: its texts put the month first and are empty of zeros, and its parts stand in another order. */
class AnotherDateTimeFormat extends DateTimeFormat {
  override readonly format = (date?: Date | number): string => {
    const at = zoned(Number(date ?? 0));
    return this.resolvedOptions().hour
      ? `${at.hour % 12 || 12}:${twoDigits(at.minute)}\u202f${at.hour < 12 ? 'AM' : 'PM'}`
      : `${at.month}/${at.day}/${at.year}`;
  };

  override formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
    const parts = super.formatToParts(date).toReversed();
    return parts.map((part) => (part.type === 'timeZoneName' ? { ...part, value: 'UTC+1' } : part));
  }
}

describe('in an engine whose texts are others', () => {
  beforeAll(() => {
    jest.resetModules();
    Intl.DateTimeFormat = AnotherDateTimeFormat as typeof DateTimeFormat;
  });

  afterAll(() => {
    Intl.DateTimeFormat = DateTimeFormat;
    jest.resetModules();
  });

  test('a rule that took the text of a format would be wrong', () => {
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
    const times = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
    const instant = Date.UTC(2026, 10, 23, 12);
    expect(days.format(instant)).toBe('11/23/2026');
    expect(times.format(instant)).toBe('1:00\u202fPM');
  });

  test.each(agrees)('the calendar is the same %s', async (_what, agree) =>
    agree(await import('./zurich.ts')),
  );
});
