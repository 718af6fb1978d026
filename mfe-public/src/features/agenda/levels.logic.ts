interface Level {
  readonly title: string;
  readonly position: number;
}

const FIRST = ['Basis', 'Aufbau', 'Fortgeschritten'];

function rank({ title }: Level): number {
  const index = FIRST.indexOf(title);
  return index === -1 ? FIRST.length : index;
}

/** Basis, Aufbau, Fortgeschritten first (spec section 2 «Offer list and filters»), then by the office's order. */
export function sortLevels<T extends Level>(levels: readonly T[]): readonly T[] {
  return levels.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position);
}
