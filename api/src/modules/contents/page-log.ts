import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import type { ContentRow } from './contents.table.ts';

/** A change of a locked page. */
export interface PageStep {
  readonly page: ContentRow;
  /** Null for the job. */
  readonly actor: Actor | null;
  readonly now: Date;
}

/** Logs what was done to a page, under the name that readers know unless told another. */
export const logStep = (
  tx: Tx,
  { page, actor, now }: PageStep,
  action: string,
  { label = page.title, diff }: Pick<Partial<Parameters<typeof recordAudit>[1]>, 'label' | 'diff'> = {},
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action: `content.${action}`,
    entity: 'content',
    entityId: page.id,
    label,
    ...(diff && { diff }),
    at: now,
  });
