import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import type { RuleContext } from '../../records/index.ts';
import { readMappingContext } from './bexio.read-model.ts';
import type { BexioRecord } from './bexio.repository.ts';
import { readConnection } from './connection.repository.ts';
import { missingIn } from './mapping.domain.ts';

/** Nothing is transferred before there is a connection, a first day, and a tax and an account for everything. */
export const activationRules =
  (now: Date) =>
  async (tx: Tx, next: BexioRecord, { before }: RuleContext<BexioRecord>): Promise<Violation[]> => {
    if (!next.active || before?.active) return [];
    const { sealedTokens } = await readConnection(tx);
    const missing = missingIn(next, await readMappingContext(tx, now));
    return [
      ...(sealedTokens
        ? []
        : [{ propertyPath: 'active', message: 'bexio ist nicht verbunden. Bitte verbinde es zuerst.' }]),
      ...(next.startsOn ? [] : [{ propertyPath: 'startsOn', message: 'Bitte wähle den ersten Tag.' }]),
      ...(missing.length > 0
        ? [{ propertyPath: 'active', message: `Bitte wähle zuerst: ${missing.join(', ')}.` }]
        : []),
    ];
  };
