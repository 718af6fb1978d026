/** The sheets of an event, in the order of printing; the values stand in the address. */
export const SHEETS = ['teilnehmende', 'unterschriften', 'notfall', 'packliste'] as const;
export type SheetKind = (typeof SHEETS)[number];

/** The store alone needs the packing list: whoever wants it says so. */
const USUAL: readonly SheetKind[] = SHEETS.filter((sheet) => sheet !== 'packliste');

/** Reads `?blatt=…&blatt=…`; without a known one the usual ones. */
export function sheetsOf(params: URLSearchParams): readonly SheetKind[] {
  const chosen = SHEETS.filter((sheet) => params.getAll('blatt').includes(sheet));
  return chosen.length > 0 ? chosen : USUAL;
}

/** The address with a sheet added or left out; the last one stays, and the usual ones need no word. */
export function withSheet(params: URLSearchParams, sheet: SheetKind, isWanted: boolean): URLSearchParams {
  const before = sheetsOf(params);
  const wanted = SHEETS.filter((each) => (each === sheet ? isWanted : before.includes(each)));
  const chosen = wanted.length === 0 ? before : wanted;
  const next = new URLSearchParams(params);
  next.delete('blatt');
  if (chosen.join() !== USUAL.join()) for (const each of chosen) next.append('blatt', each);
  return next;
}
