import { BOOKS } from './books-plan.ts';
import { PEOPLE } from './people-plan.ts';
import type { TablePlan } from './ways.ts';
import { WORK } from './work-plan.ts';

const CATALOGUE = [
  'activities',
  'booking_partners',
  'cancellation_policies',
  'closed_periods',
  'content_redirects',
  'content_versions',
  'contents',
  'levels',
  'mail_texts',
  'message_rules',
  'navigation_entries',
  'number_sequences',
  'offers',
  'price_components',
  'renting_material_properties',
  'renting_material_stock',
  'renting_materials',
  'search_words',
  'sleeping_styles',
  'tags',
  'vat_rates',
];

/** Secrets, tokens and sessions; mails and messages; files; what is kept of a request for a while; words of people alone. */
const EMPTIED = [
  'account_codes',
  'address_import_headings',
  'address_import_rows',
  'address_imports',
  'api_tokens',
  'audit_entries',
  'bexio_connection',
  'bexio_documents',
  'booking_drafts',
  'booking_origins',
  'calendar_addresses',
  'captcha_solutions',
  'documents',
  'email_changes',
  'event_messages',
  'export_plans',
  'exports',
  'idempotency_keys',
  'login_failures',
  'mail_requests',
  'newsletter_codes',
  'notes',
  'outbox_mails',
  'own_diets',
  'own_sizes',
  'passkeys',
  'payment_orders',
  'pinboard_posts',
  'recovery_codes',
  'registrations',
  'second_factors',
  'sessions',
  'task_comments',
  'test_payments',
  'test_refunds',
  'text_messages',
  'text_opt_outs',
  'text_recipients',
  'used_challenges',
  'voucher_attempts',
  'waitlist_links',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_events',
  'webhook_full_events',
];

const all = (tables: readonly string[], plan: TablePlan) => tables.map((table) => [table, plan] as const);

/** Decides what becomes of every table of the API that holds a text (docs/domain/privacy.md#training-copy). */
export const PLAN: Readonly<Record<string, TablePlan>> = {
  ...Object.fromEntries(all(CATALOGUE, 'kept')),
  ...Object.fromEntries(all(EMPTIED, 'emptied')),
  ...BOOKS,
  ...PEOPLE,
  ...WORK,
};
