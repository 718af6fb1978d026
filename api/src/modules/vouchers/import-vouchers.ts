import type { VoucherImportReport } from '@firn/shared-contracts/api';
import { formatVoucherCode, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { issueVoucher } from './issue-voucher.ts';
import type { Clerk } from './office-vouchers.ts';
import { readVoucherLines, type VoucherLine } from './read-voucher-lines.ts';
import { findByCodes } from './vouchers.read-model.ts';

type Problem = VoucherImportReport['problems'][number];

const NOBODY = { buyerName: '', buyerEmail: null } as const;

async function takenCodes(db: Db, lines: readonly VoucherLine[]): Promise<Problem[]> {
  const rows = await findByCodes(
    db,
    lines.map(({ code }) => code),
  );
  const taken = new Set(rows.map(({ code }) => code));
  return lines
    .filter(({ code }) => taken.has(code))
    .map(({ line, code }) => ({ line, message: `Den Code ${formatVoucherCode(code)} gibt es schon.` }));
}

const sumOf = (lines: readonly VoucherLine[]): Rappen => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Takes in the vouchers of an older system, all of a file or, where a line cannot be read, none
 * (docs/domain/payments.md#vouchers).
 */
export async function importVouchers(
  db: Db,
  csv: string,
  { actor, now, isDryRun }: Clerk & { readonly isDryRun: boolean },
): Promise<VoucherImportReport> {
  const { lines, problems } = readVoucherLines(csv, zurichDate(now));
  return db.transaction(async (tx) => {
    const all = [...problems, ...(await takenCodes(tx, lines))].sort((a, b) => a.line - b.line);
    const imported = !isDryRun && all.length === 0;
    const createdById = authorIdOf(actor);
    for (const { code, amount, validUntil } of imported ? lines : []) {
      const given = { ...NOBODY, origin: 'import', code, amount, validUntil, createdById, now } as const;
      await issueVoucher(tx, given, actor);
    }
    return {
      '@type': 'VoucherImportReport',
      count: lines.length,
      amount: sumOf(lines),
      problems: all,
      imported,
    };
  });
}
