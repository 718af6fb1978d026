import { suggestName } from './suggest-name.ts';

/** A new remote is named before its first release, so an unknown name is a warning, not an error. */
export function unknownRemote(remote: string, known: readonly string[]): string {
  if (remote === '*' || known.includes(remote)) return '';
  const meant = suggestName(remote, known);
  const suggestion = meant ? ` Did you mean ${meant}?` : '';
  return `\n${remote} is not known yet: it will be with its first release.${suggestion}`;
}
