interface Level {
  readonly title: string;
  readonly position: number;
}

const FIRST = ['Basis', 'Aufbau', 'Fortgeschritten'];

function rank({ title }: Level): number {
  const index = FIRST.indexOf(title);
  return index === -1 ? FIRST.length : index;
}

/** Basis, Aufbau, Fortgeschritten first, then by the office's order (docs/domain/offers.md#levels). */
export function sortLevels<T extends Level>(levels: readonly T[]): readonly T[] {
  return levels.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position);
}
