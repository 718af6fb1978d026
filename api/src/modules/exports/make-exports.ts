import { denial } from '../../access/access.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { iri } from '../../lib/iri.ts';
import { type Visitor, visitorOf } from '../../lib/principal.ts';
import { Problem } from '../../lib/problem.ts';
import type { Cell } from '../../lib/sheet.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { agreedColumns } from './asked-export.ts';
import { fileContent, fileKey } from './export-file.ts';
import { exportReadyMail } from './export-ready.mail.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { endOfClaim, endOfExport, MOST_ATTEMPTS } from './export-terms.domain.ts';
import { type ClaimedExport, changeMine, claimExport } from './exports.repository.ts';

export interface MakeExportsDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The store of the documents. */
  readonly store: FileStore;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

const EXPORTS_PATH = '/admin/files/exports';
/** Lines between two reports of how far it is. */
const REPORTED_LINES = 500;

const NOT_OF_THE_OFFICE = 'Wer diesen Export bestellt hat, darf ihn nicht mehr machen lassen.';
const GIVEN_UP =
  'Die Datei ist dreimal nicht fertig geworden. Bitte grenze den Export ein oder melde dich beim Betrieb.';

/** Somebody has cancelled the export, or another worker has taken it over. */
class ExportLeft extends Error {}

/** Counts the lines, tells how far it is, and stops once the export is no longer this worker's. */
async function* reported(
  rows: AsyncIterable<readonly Cell[]>,
  report: (written: number) => Promise<void>,
): AsyncGenerator<readonly Cell[]> {
  let written = 0;
  for await (const row of rows) {
    yield row;
    written += 1;
    if (written % REPORTED_LINES === 0) await report(written);
  }
  await report(written);
}

async function writeFile(
  { db, clock, store }: MakeExportsDeps,
  mine: ClaimedExport,
  visitor: Visitor,
): Promise<{ readonly bytes: number; readonly lines: number }> {
  const now = clock();
  const source = EXPORT_SOURCES[mine.kind];
  const keys = agreedColumns(mine, { visitor, now });
  const { total, rows } = await source.open(db, mine.filters, { visitor, now }, keys);
  let lines = 0;
  const report = async (written: number) => {
    lines = written;
    const change = { written, total, claimedUntil: endOfClaim(clock()) };
    if (!(await changeMine(db, mine, change))) throw new ExportLeft();
  };
  const columns = keys.flatMap((key) => source.columns[key] ?? []);
  const sheet = { title: source.title, columns, rows: reported(rows, report) };
  const bytes = await store.write(fileKey(mine.id, mine.claim), fileContent(mine.format, sheet));
  return { bytes, lines };
}

/** The file is there; whoever planned it is told, in the same transaction. */
async function finish(
  { db, clock, origin }: MakeExportsDeps,
  mine: ClaimedExport,
  { user, bytes, lines }: { readonly user: UserRow; readonly bytes: number; readonly lines: number },
): Promise<void> {
  const now = clock();
  const company = await readLetterhead(db);
  await db.transaction(async (tx) => {
    const done = { state: 'done', bytes, written: lines, total: lines, finishedAt: now } as const;
    if (!(await changeMine(tx, mine, { ...done, expiresAt: endOfExport(now) }))) throw new ExportLeft();
    if (mine.planId === null) return;
    const { title } = EXPORT_SOURCES[mine.kind];
    const mail = exportReadyMail({ ...user, title, lines, link: `${origin}${EXPORTS_PATH}`, company });
    const about = iri('exports', mine.id);
    await queueMail(tx, { ...mail, template: 'export_ready', recipient: user.email, about }, now);
  });
}

const fail = (db: Db, mine: ClaimedExport, problem: string, finishedAt: Date) =>
  changeMine(db, mine, { state: 'failed', problem, finishedAt });

async function make(deps: MakeExportsDeps, mine: ClaimedExport): Promise<void> {
  const { db, clock } = deps;
  const user = await findUserRow(db, mine.createdById);
  const visitor = user?.state === 'active' ? visitorOf(user) : null;
  if (!user || !visitor || denial('exports.create', visitor) !== null) {
    await fail(db, mine, NOT_OF_THE_OFFICE, clock());
    return;
  }
  if (mine.attempts > MOST_ATTEMPTS) {
    await fail(db, mine, GIVEN_UP, clock());
    return;
  }
  const written = await writeFile(deps, mine, visitor);
  await finish(deps, mine, { user, ...written });
}

/** @throws what is nobody's fault, after the export has been left to the next run. */
async function makeOrLeave(deps: MakeExportsDeps, mine: ClaimedExport): Promise<void> {
  const { db, clock, store } = deps;
  // A worker that died between file and row has left a file that no row names any more.
  if (mine.claimBefore) await store.remove(fileKey(mine.id, mine.claimBefore));
  try {
    await make(deps, mine);
  } catch (error) {
    await store.remove(fileKey(mine.id, mine.claim));
    if (error instanceof ExportLeft) return;
    if (!(error instanceof Problem)) throw error;
    await fail(db, mine, error.detail, clock());
  }
}

/**
 * Makes the files that the office has asked for, one after the other (docs/domain/office.md#exports). Several workers may
 * run this at once, and any may die: what it was at is left to the next one.
 */
export async function makeExports(deps: MakeExportsDeps): Promise<void> {
  const { db, clock } = deps;
  for (let mine = await claimExport(db, clock()); mine; mine = await claimExport(db, clock()))
    await makeOrLeave(deps, mine);
}
