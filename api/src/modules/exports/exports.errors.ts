import { conflict, forbidden, invalid, notFound, type Problem } from '../../lib/problem.ts';

export const exportNotFound = (): Problem =>
  notFound(
    'Diesen Export gibt es nicht mehr. Exporte bleiben sieben Tage, danach musst du einen neuen machen.',
  );

export const fileNotReady = (): Problem =>
  conflict(
    '/problems/export-not-ready',
    'Die Datei ist noch nicht fertig. Bitte versuch es in einem Moment wieder.',
  );

export const exportIsOver = (): Problem =>
  conflict('/problems/export-over', 'Abbrechen geht nur, solange die Datei noch nicht fertig ist.');

/** A column that somebody may not see is named, so that they can ask without it. */
export const columnForbidden = (titles: readonly string[]): Problem =>
  forbidden(
    titles.length === 1
      ? `Die Spalte «${titles[0]}» darfst du nicht exportieren. Bitte lass sie weg.`
      : `Diese Spalten darfst du nicht exportieren: ${titles.join(', ')}. Bitte lass sie weg.`,
    '/problems/forbidden-columns',
  );

export const kindForbidden = (title: string): Problem =>
  forbidden(`«${title}» darfst du nicht exportieren. Bitte wende dich an die Administration.`);

export const unknownColumns = (columns: readonly string[], keys: readonly string[]): Problem =>
  invalid(
    keys.flatMap((key, index) =>
      columns.includes(key)
        ? []
        : [
            {
              propertyPath: `columns[${index}]`,
              message: `Die Spalte «${key}» gibt es nicht. Es gibt: ${columns.join(', ')}.`,
            },
          ],
    ),
  );

export const unknownFilters = (names: readonly string[]): Problem =>
  invalid(
    names.map((name) => ({
      propertyPath: `filters.${name}`,
      message: `Den Filter «${name}» kennt diese Liste nicht. Bitte lass ihn weg.`,
    })),
  );
