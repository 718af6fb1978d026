import { ADDRESS_IMPORT_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, invalid, notFound } from '../../lib/problem.ts';

export const importNotFound = () => notFound('Wir konnten diesen Import nicht finden.');

export const invalidMapping = (message: string) => invalid([{ propertyPath: 'mapping', message }]);

export const notUndoable = () =>
  conflict(
    ADDRESS_IMPORT_PROBLEMS.notUndoable,
    'Dieser Import lässt sich nicht mehr rückgängig machen: Das geht einmal und innert 7 Tagen.',
  );
