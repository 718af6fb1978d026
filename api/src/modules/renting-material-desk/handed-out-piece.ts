import { MATERIAL_PROBLEMS } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { brokenUniqueness } from '../../lib/database-errors.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { conflict, type Problem } from '../../lib/problem.ts';
import { findHolder, type Handing, type Holder } from './piece-holder.read-model.ts';

const PIECE_INDEX = 'renting_material_orders_piece_key';

function pieceHandedOut(holder: Holder): Problem {
  const { piece, title, eventCode } = holder;
  const detail = `«${piece}» ist schon ausgegeben: ${title} an ${fullNameOf(holder)} (${eventCode}). Bitte nimm es zuerst zurück oder lies das andere Etikett.`;
  return conflict(MATERIAL_PROBLEMS.pieceHandedOut, detail);
}

/** @throws 409 `piece-handed-out`, which names who has the piece of the label (docs/domain/material.md#labels). */
export async function requireFreePiece(tx: Tx, handing: Handing): Promise<void> {
  const holder = await findHolder(tx, handing);
  if (holder) throw pieceHandedOut(holder);
}

/**
 * Names the holder also to whoever handed the piece out at the same moment: neither of two transactions sees the other, and
 * the index refuses the second.
 */
export async function namingHolder<T>(db: Db, handing: Handing, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const holder = brokenUniqueness(error) === PIECE_INDEX ? await findHolder(db, handing) : null;
    throw holder ? pieceHandedOut(holder) : error;
  }
}
