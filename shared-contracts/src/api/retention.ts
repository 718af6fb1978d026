import { type Static, Type } from 'typebox';
import { Instant, Nullable, strings } from './hydra.ts';

/** What goes after its term (docs/domain/privacy.md#retention). */
export const RETENTION_KINDS = [
  'inactive_guests',
  'family_health',
  'feedback_words',
  'mail_texts',
  'mails',
  'audit_entries',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** What goes by jobs every hour, whether the setting is given or not (docs/domain/privacy.md#what-jobs-delete). */
export const HOURLY_RETENTION_KINDS = [
  'health_data',
  'pinboard_posts',
  'private_requests',
  'seat_options',
  'booking_origins',
  'feedback_links',
  'binned_pages',
] as const;
export type HourlyRetentionKind = (typeof HOURLY_RETENTION_KINDS)[number];

/** `GET /api/retention`, for the office: what would go now, or goes within the hour once `retentionRuns` is set. */
export const RetentionResponse = Type.Object(
  {
    '@id': Type.Literal('/api/retention'),
    '@type': Type.Literal('Retention'),
    /** The setting, which a super admin gives. */
    runs: Type.Boolean(),
    kinds: Type.Array(
      Type.Object({
        kind: strings(RETENTION_KINDS),
        due: Type.Integer({ minimum: 0 }),
        /** Since when the oldest is there, or somebody was not; null where nothing is due. */
        oldest: Nullable(Instant),
      }),
    ),
    /** What the next run of the hourly jobs deletes. */
    hourly: Type.Array(
      Type.Object({ kind: strings(HOURLY_RETENTION_KINDS), due: Type.Integer({ minimum: 0 }) }),
    ),
  },
  { $id: 'Retention' },
);
export type RetentionResponse = Static<typeof RetentionResponse>;
