import { LOGIN_PROBLEMS } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { Problem } from '../../lib/problem.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Credentials } from './credentials.repository.ts';
import { stepOf } from './one-time-code.ts';
import { bareCode } from './recovery-code.ts';
import { claimStep, type SecondFactor, takeRecoveryCode } from './second-factor.repository.ts';
import { hashToken } from './secrets.ts';

/** The step of a code of the app; null also where another `FIRN_SECRET` closed the seal: recovery codes go on. */
export function stepOfCode(
  { sealedSecret }: Pick<SecondFactor, 'sealedSecret'>,
  seal: Seal,
  code: string,
  now: Date,
): number | null {
  try {
    return stepOf(seal.open(sealedSecret), code, now);
  } catch {
    return null;
  }
}

interface Check {
  readonly db: Db;
  readonly seal: Seal;
  readonly now: Date;
}

async function counts({ db, seal, now }: Check, userId: string, sealedSecret: string, typed: string) {
  const code = bareCode(typed);
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, userId, hashToken(code));
  const step = stepOfCode({ sealedSecret }, seal, code, now);
  return step !== null && (await claimStep(db, userId, step));
}

const demand = (detail: string) => new Problem(401, detail, { type: LOGIN_PROBLEMS.secondFactor });

/** What a login with the right password needs besides. */
export interface FactorCheck {
  readonly user: Pick<Credentials, 'id' | 'sealedSecret'>;
  /** As typed. */
  readonly code: string | undefined;
  /** Called where there is no code: to ask for one is no guess. */
  readonly onMissing: () => Promise<void>;
}

/**
 * Asks an account that has a second factor for its code (docs/domain/accounts.md#second-factor).
 * @returns whether the account has one.
 * @throws 401 `/problems/second-factor` where the code is missing, wrong or used.
 */
export async function passSecondFactor(
  check: Check,
  { user: { id, sealedSecret }, code, onMissing }: FactorCheck,
): Promise<boolean> {
  if (sealedSecret === null) return false;
  if (code === undefined) {
    await onMissing();
    throw demand('Bitte gib den Code aus deiner App an, oder einen Wiederherstellungscode.');
  }
  if (await counts(check, id, sealedSecret, code)) return true;
  throw demand('Dieser Code stimmt nicht oder ist schon gebraucht. Bitte nimm den nächsten.');
}
