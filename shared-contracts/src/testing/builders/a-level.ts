import type { LevelResponse } from '../../api/levels.ts';
import { id } from './id.ts';

export function aLevel(overrides: Partial<LevelResponse> = {}): LevelResponse {
  return {
    '@id': `/api/levels/${id(101)}`,
    '@type': 'Level',
    id: id(101),
    version: 1,
    title: 'Basis',
    description: 'Für Einsteigerinnen und Einsteiger.',
    position: 1,
    ...overrides,
  };
}
