import type { CatalogueFinding } from '@firn/shared-contracts/api';
import type { Db } from '../db/client.ts';
import { catalogueFindings } from '../modules/catalogue-findings/index.ts';

export interface Report {
  readonly findings: readonly CatalogueFinding[];
}

/** Finds what is wrong before guests see it: today the contradictions of the catalogue (docs/domain/catalogue-check.md). */
export async function examine(db: Db, now: Date): Promise<Report> {
  return { findings: await catalogueFindings(db, { offerId: null, eventId: null }, now) };
}

/** A line for each finding and one for their number, in the German of the office, whose texts they are. */
export function reportInWords({ findings }: Report): string {
  if (findings.length === 0) return 'Im Katalog widerspricht sich nichts.\n';
  const lines = findings.map(({ code, title, message }) => `${code} ${title}: ${message}`);
  return `${[...lines, `${findings.length} auffällig im Katalog.`].join('\n')}\n`;
}
