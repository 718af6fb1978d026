/** `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** `share` 0 gives the first colour, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
