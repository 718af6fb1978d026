import { type Static, Type } from 'typebox';
import { Instant, Iri, Nullable, strings } from './hydra.ts';

/** What a document is (docs/domain/documents.md#kinds). */
export const DOCUMENT_KINDS = [
  'attachment',
  'damage',
  'export',
  'import',
  'bank_file',
  'invoice',
  'voucher',
  'receipt',
  'report_picture',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Kinds that somebody sends up by `POST /api/documents`. */
export const UPLOADED_KINDS = ['attachment', 'damage'] as const satisfies readonly DocumentKind[];

export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

/** Kinds that a guide sends up for a report, by `POST /api/events/{id}/report/files`. */
export const REPORT_FILE_KINDS = ['receipt', 'report_picture'] as const satisfies readonly DocumentKind[];

const MEBIBYTE = 1_048_576;

/** Of one file, and of what a mail carries (docs/domain/mails.md#attachments). */
export const DOCUMENT_LIMITS = { bytes: 5 * MEBIBYTE, perMail: 5, bytesPerMail: 10 * MEBIBYTE } as const;

/** `POST /api/documents`: a form with `file`, and with `kind` unless it is an attachment; 201. */
export const DocumentResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('Document'),
    id: Type.String(),
    kind: strings(DOCUMENT_KINDS),
    fileName: Type.String(),
    mediaType: strings(DOCUMENT_MEDIA_TYPES),
    bytes: Type.Integer({ minimum: 1 }),
    /** Of the file, in hexadecimal digits. */
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    /** A job deletes it then. */
    expiresAt: Instant,
  },
  { $id: 'Document' },
);
export type DocumentResponse = Static<typeof DocumentResponse>;

/** A document that something carries, as it was when it was put there. */
export const AttachedDocument = Type.Object(
  {
    fileName: Type.String(),
    mediaType: strings(DOCUMENT_MEDIA_TYPES),
    bytes: Type.Integer({ minimum: 1 }),
    /** A signed address, good for an hour; null once the document is deleted. */
    contentUrl: Nullable(Type.String()),
  },
  { $id: 'AttachedDocument' },
);
export type AttachedDocument = Static<typeof AttachedDocument>;

/** A file of a report, with the reference by which it is handed in again. */
export const ReportDocument = Type.Object(
  { '@id': Iri, ...AttachedDocument.properties },
  { $id: 'ReportDocument' },
);
export type ReportDocument = Static<typeof ReportDocument>;
