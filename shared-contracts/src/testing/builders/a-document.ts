import type { DocumentResponse } from '../../api/documents.ts';
import { id } from './id.ts';

export function aDocument(overrides: Partial<DocumentResponse> = {}): DocumentResponse {
  return {
    '@id': `/api/documents/${id(191)}`,
    '@type': 'Document',
    id: id(191),
    kind: 'attachment',
    fileName: 'Route.pdf',
    mediaType: 'application/pdf',
    bytes: 24_576,
    sha256: '0'.repeat(64),
    expiresAt: '2026-02-15T08:00:00.000Z',
    ...overrides,
  };
}
