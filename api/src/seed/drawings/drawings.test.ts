import { describe, expect, test } from '@jest/globals';
import { mix } from './colour.ts';
import { outline } from './contour.ts';
import { portrait } from './portrait.ts';
import { ridgeScene } from './ridge-scene.ts';
import { SCENES } from './scenes.ts';

test('colours mix channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#112233', '#ffffff', 0)).toBe('#112233');
});

describe('the outline of a field', () => {
  const square = (columns: number, rows: number, inside: (column: number, row: number) => boolean) =>
    Float32Array.from({ length: columns * rows }, (_, index) =>
      inside(index % columns, Math.floor(index / columns)) ? 1 : -1,
    );

  test('is one closed ring around a single area', () => {
    const field = square(8, 8, (column, row) => column > 1 && column < 6 && row > 1 && row < 6);
    const path = outline({ columns: 8, rows: 8, cell: 10 }, field);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/Z/g)).toHaveLength(1);
    expect(path).toContain('15 20');
  });

  test('has a second ring for a hole', () => {
    const field = square(12, 12, (column, row) => Math.abs(column - 5) + Math.abs(row - 5) > 2);
    expect(outline({ columns: 12, rows: 12, cell: 1 }, field).match(/M/g)).toHaveLength(2);
  });

  test('closes at the edge of the grid', () => {
    const path = outline(
      { columns: 4, rows: 4, cell: 1 },
      square(4, 4, () => true),
    );
    expect(path.match(/Z/g)).toHaveLength(1);
  });

  test('is empty where nothing is inside', () => {
    expect(
      outline(
        { columns: 4, rows: 4, cell: 1 },
        square(4, 4, () => false),
      ),
    ).toBe('');
  });
});

describe('drawings', () => {
  test('are the same every time', () => {
    const { scene } = SCENES['night-horn'];
    expect(ridgeScene(scene)).toBe(ridgeScene(scene));
  });

  test('differ from seed to seed', () => {
    const { scene } = SCENES['hills-noon'];
    expect(ridgeScene({ ...scene, seed: 'another' })).not.toBe(ridgeScene(scene));
  });

  test('hold numbers only', () => {
    for (const drawing of [ridgeScene(SCENES.footer.scene), portrait({ seed: 'anna', long: true })]) {
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawing).toMatch(/^<svg [^>]*viewBox="/);
    }
  });
});
