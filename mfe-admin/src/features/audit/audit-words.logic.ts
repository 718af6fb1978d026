import type { AuditEntryResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { auditTexts } from '../../i18n/de-CH/audit.ts';

type T = Translate<typeof auditTexts>;
type Kind = keyof typeof auditTexts.messages.kinds;
type Action = keyof typeof auditTexts.messages.actions;

const KINDS = Object.keys(auditTexts.messages.kinds) as Kind[];
const ACTIONS = Object.keys(auditTexts.messages.actions) as Action[];

/** Word by kind of record, for the filter. */
export const kindOptions = (t: T): Readonly<Record<string, string>> =>
  Object.fromEntries(KINDS.map((kind) => [kind, t(`kinds.${kind}`)]));

/** What an entry is about. */
export function kindOf({ entity }: Pick<AuditEntryResponse, 'entity'>, t: T): string {
  const kind = KINDS.find((known) => known === entity);
  return kind ? t(`kinds.${kind}`) : t('otherKind');
}

/** What was done. */
export function actionOf({ action }: Pick<AuditEntryResponse, 'action'>, t: T): string {
  const what = ACTIONS.find((known) => known === action.slice(action.indexOf('.') + 1));
  return what ? t(`actions.${what}`) : t('otherAction');
}

/** The words for the fields that changed; the fields without one are counted. */
export function fieldsOf(
  { fields }: Pick<AuditEntryResponse, 'fields'>,
  labels: Readonly<Record<string, string>>,
  t: T,
): string {
  const known = fields.flatMap((field) => labels[field] ?? []);
  const others = fields.length - known.length;
  return [...new Set(known), ...(others > 0 ? [t('more', { count: others })] : [])].join(', ');
}
