export const yesOrNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Ja' : 'Nein';
