/** The sheets of an event, in the order of printing; the values stand in the address. */
export const SHEETS = ['teilnehmende', 'unterschriften', 'notfall'] as const;
export type SheetKind = (typeof SHEETS)[number];

/** Reads `?blatt=…&blatt=…`; without a known one all of them. */
export function sheetsOf(params: URLSearchParams): readonly SheetKind[] {
  const chosen = SHEETS.filter((sheet) => params.getAll('blatt').includes(sheet));
  return chosen.length > 0 ? chosen : SHEETS;
}

/** The address with a sheet added or left out; the last one stays, and all of them need no word. */
export function withSheet(params: URLSearchParams, sheet: SheetKind, isWanted: boolean): URLSearchParams {
  const before = sheetsOf(params);
  const wanted = SHEETS.filter((each) => (each === sheet ? isWanted : before.includes(each)));
  const next = new URLSearchParams(params);
  next.delete('blatt');
  const named = wanted.length === SHEETS.length ? [] : wanted.length === 0 ? before : wanted;
  for (const each of named) next.append('blatt', each);
  return next;
}
